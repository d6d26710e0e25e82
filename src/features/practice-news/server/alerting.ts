import type { KeyObject } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';

/** The settings of alerts to practices. */
export interface Alerting {
  /** Where links lead, without a trailing slash. */
  readonly origin: string;
  readonly linkKey: KeyObject;
  /** Text messages are set up. */
  readonly sms: boolean;
  /** The length of a minute of the escalation, ms. */
  readonly alertMinuteMs: number;
}

/** Returns these settings of the installation. */
export function alertingOf({ app, config, keyFor }: Pick<Context, 'app' | 'config' | 'keyFor'>): Alerting {
  return {
    origin: ownOrigin(config, app),
    linkKey: keyFor('link'),
    sms: config.sms !== undefined,
    alertMinuteMs: config.alertMinuteMs,
  };
}
