import type { Appointment } from '../contract.ts';

/** Minutes before the start from which a video visit can be joined. @see PRODUCT, Booking */
export const JOIN_MINUTES = 15;

/** How long after its planned end a video visit stays open, minutes: visits overrun, and networks break at the end. */
export const GRACE_MINUTES = 30;

/** True if a video visit can be joined at an instant (ms since the epoch). */
export function isJoinOpen({ date, endsAt }: Pick<Appointment, 'date' | 'endsAt'>, nowMs: number): boolean {
  return nowMs >= Date.parse(date) - JOIN_MINUTES * 60_000 && nowMs < Date.parse(endsAt) + GRACE_MINUTES * 60_000;
}
