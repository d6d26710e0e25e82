import { type Alerting, alertingOf } from '#features/practice-news/server/alerting.ts';
import type { Context } from '#platform/server/context.ts';
import { mailboxOf } from '#platform/server/messages/mailbox.ts';

/** The settings that messages about appointments need. */
export interface AppointmentMailing extends Alerting {
  /** The host part that makes the ids of our calendar entries unique. */
  readonly calendarHost: string;
  readonly organizer: { readonly name: string; readonly address: string };
  /** Mail leaves this machine: fictional people get none. */
  readonly leaves: boolean;
}

/** Returns these settings of the installation. */
export function appointmentMailing(context: Pick<Context, 'app' | 'config' | 'keyFor'>): AppointmentMailing {
  const { config } = context;
  return {
    ...alertingOf(context),
    calendarHost: calendarHost(config),
    organizer: mailboxOf(config.mailFrom),
    leaves: config.smtpUrl !== undefined,
  };
}

/** The part of a calendar entry's name that is ours. */
export function calendarHost({ publicUrl }: Pick<Context['config'], 'publicUrl'>): string {
  return publicUrl === undefined ? 'alafia.invalid' : new URL(publicUrl).hostname;
}
