import type { KeyObject } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';
import { mailboxOf } from '#platform/server/messages/mailbox.ts';

/** The settings that messages about appointments need. */
export interface AppointmentMailing {
  /** Where links lead, without a trailing slash. */
  readonly origin: string;
  /** The host part that makes the ids of our calendar entries unique. */
  readonly calendarHost: string;
  readonly organizer: { readonly name: string; readonly address: string };
  readonly linkKey: KeyObject;
  /** Mail leaves this machine: fictional people get none. */
  readonly leaves: boolean;
  /** Text messages are set up. */
  readonly sms: boolean;
}

/** Returns these settings of the installation. */
export function appointmentMailing({
  app,
  config,
  keyFor,
}: Pick<Context, 'app' | 'config' | 'keyFor'>): AppointmentMailing {
  return {
    origin: ownOrigin(config, app),
    calendarHost: calendarHost(config),
    organizer: mailboxOf(config.mailFrom),
    linkKey: keyFor('link'),
    leaves: config.smtpUrl !== undefined,
    sms: config.sms !== undefined,
  };
}

/** The part of a calendar entry's name that is ours. */
export function calendarHost({ publicUrl }: Pick<Context['config'], 'publicUrl'>): string {
  return publicUrl === undefined ? 'alafia.invalid' : new URL(publicUrl).hostname;
}
