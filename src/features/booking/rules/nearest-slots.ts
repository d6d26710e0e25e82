import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { freeSlotsOn, type Interval, type Schedule, type Taken } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';

/** How many other times are offered when a time is lost. @see PRODUCT, Booking */
export const ALTERNATIVES = 3;

/**
 * Returns the free slots nearest to a lost time (instants in ms since the epoch), at most three, in order of time.
 * `taken` is what is booked or held, and the patient's own appointments.
 */
export function nearestSlots(wantedMs: number, schedule: Schedule, taken: readonly Taken[], nowMs: number): Interval[] {
  const today = lagosDate(nowMs);
  const days = Array.from({ length: schedule.bookableDays ?? BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
  const free = days.flatMap((day) => freeSlotsOn(day, schedule, taken, nowMs));
  const distance = ({ startsAtMs }: Interval) => Math.abs(startsAtMs - wantedMs);
  return free
    .filter(({ startsAtMs }) => startsAtMs !== wantedMs)
    .sort((a, b) => distance(a) - distance(b) || a.startsAtMs - b.startsAtMs)
    .slice(0, ALTERNATIVES)
    .sort((a, b) => a.startsAtMs - b.startsAtMs);
}
