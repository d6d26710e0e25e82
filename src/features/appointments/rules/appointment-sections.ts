import type { Appointment } from '../contract.ts';
import { isInsideNotice } from './late-cancellation.ts';

/**
 * How long after its end an appointment waits for the provider's mark (24 hours); then it counts as completed.
 * @see PRODUCT, Booking
 */
export const UNMARKED_MS = 24 * 60 * 60 * 1000;

type Timed = Pick<Appointment, 'status' | 'date' | 'endsAt'>;

/** The three lists of the appointments screen. */
export interface AppointmentSections<T extends Timed> {
  /** Not begun yet or in progress, soonest first. */
  readonly upcoming: readonly T[];
  /** Completed, rescheduled, or over without a mark; newest first. */
  readonly past: readonly T[];
  /** Newest first. */
  readonly cancelled: readonly T[];
}

/**
 * Sorts appointments into their lists at an instant (ms since the epoch).
 * @see patient-area specification, section 2
 */
export function appointmentSections<T extends Timed>(
  appointments: readonly T[],
  nowMs: number,
): AppointmentSections<T> {
  const soonestFirst = [...appointments].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const newestFirst = soonestFirst.toReversed();
  const isUpcoming = (appointment: T) => appointment.status === 'scheduled' && !isAwaitingMark(appointment, nowMs);
  return {
    upcoming: soonestFirst.filter(isUpcoming),
    past: newestFirst.filter((appointment) => !isUpcoming(appointment) && appointment.status !== 'cancelled'),
    cancelled: newestFirst.filter(({ status }) => status === 'cancelled'),
  };
}

/** True if an appointment is over but its provider has not said yet whether it took place. */
export function isAwaitingMark({ status, endsAt }: Pick<Timed, 'status' | 'endsAt'>, nowMs: number): boolean {
  return status === 'scheduled' && Date.parse(endsAt) <= nowMs;
}

/** The status to show at an instant: an appointment that is over is unmarked for a day, and completed from then on. */
export function statusAt(appointment: Pick<Timed, 'status' | 'endsAt'>, nowMs: number): Timed['status'] | 'unmarked' {
  if (!isAwaitingMark(appointment, nowMs)) return appointment.status;
  return nowMs - Date.parse(appointment.endsAt) < UNMARKED_MS ? 'unmarked' : 'completed';
}

/** True if a patient may still cancel: until the appointment starts. @see PRODUCT, Booking: 24 hours */
export function isCancellable({ status, date }: Pick<Timed, 'status' | 'date'>, nowMs: number): boolean {
  return status === 'scheduled' && nowMs < Date.parse(date);
}

/** True if a patient may still reschedule: until 24 hours before. @see PRODUCT, Booking: 24 hours */
export function isReschedulable({ status, date }: Pick<Timed, 'status' | 'date'>, nowMs: number): boolean {
  return status === 'scheduled' && !isInsideNotice(Date.parse(date), nowMs);
}
