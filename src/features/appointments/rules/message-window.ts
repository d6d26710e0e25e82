import type { Appointment } from '../contract.ts';

/**
 * How long after the end of an appointment patient and provider can write to each other, days. Ours: long enough for
 * results.
 */
export const MESSAGE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The earliest end (ms) of an appointment that took place about which the two can still write. */
export function messageableSince(nowMs: number): number {
  return nowMs - MESSAGE_DAYS * DAY_MS;
}

/** True if patient and provider can write to each other because of an appointment: it is to come, or ended lately. */
export function isMessageable({ status, endsAt }: Pick<Appointment, 'status' | 'endsAt'>, nowMs: number): boolean {
  return (status === 'scheduled' || status === 'completed') && Date.parse(endsAt) >= messageableSince(nowMs);
}
