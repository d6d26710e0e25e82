import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { earliestStart, openOn, type Schedule, slotsOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';

/** How many free times a result shows. */
export const SHOWN_TIMES = 3;

/** A schedule that providers share, with its slots within the booking horizon. */
export class ScheduleClass {
  readonly schedule: Schedule;
  readonly #bookable: boolean;
  #today = '';
  #asked: { readonly nowMs: number; readonly next: readonly number[] } | undefined;
  /** Starts of all slots from today on, in order, also those within the notice period. */
  #starts: Float64Array = new Float64Array(0);

  constructor(schedule: Schedule, bookable: boolean) {
    this.schedule = schedule;
    this.#bookable = bookable;
  }

  /** Returns the start (ms since the epoch) of the first slot, taken or not; undefined if there is none. */
  next(nowMs: number): number | undefined {
    return this.nextTimes(nowMs)[0];
  }

  /** Returns the starts (ms since the epoch) of the first slots, taken or not: at most `SHOWN_TIMES`. */
  nextTimes(nowMs: number): readonly number[] {
    // A page of results calls this many times with the same time.
    if (this.#asked?.nowMs !== nowMs) {
      const starts = this.#startsFrom(nowMs);
      const at = placeOf(starts, earliestStart(this.schedule, nowMs));
      this.#asked = { nowMs, next: [...starts.subarray(at, at + SHOWN_TIMES)] };
    }
    return this.#asked.next;
  }

  /** True if a day in Lagos still has a slot, taken or not. */
  offers(date: string, nowMs: number): boolean {
    const from = Math.max(lagosInstant(date, '00:00'), earliestStart(this.schedule, nowMs));
    const starts = this.#startsFrom(nowMs);
    const start = starts[placeOf(starts, from)];
    return start !== undefined && start < lagosInstant(addDays(date, 1), '00:00');
  }

  /** True if the provider is open at a time. */
  isOpen(nowMs: number): boolean {
    return isOpenAt(this.schedule, nowMs);
  }

  #startsFrom(nowMs: number): Float64Array {
    const today = lagosDate(nowMs);
    if (today === this.#today) return this.#starts;
    const midnight = lagosInstant(today, '00:00');
    const days = Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
    const slots = this.#bookable ? days.flatMap((day) => slotsOn(day, this.schedule, midnight)) : [];
    this.#starts = Float64Array.from(slots, ({ startsAtMs }) => startsAtMs);
    this.#today = today;
    return this.#starts;
  }
}

/** True if a provider with these hours is open at a time (ms since the epoch). */
export function isOpenAt(schedule: Pick<Schedule, 'hours' | 'exceptions'>, nowMs: number): boolean {
  const time = lagosTime(nowMs);
  return openOn(lagosDate(nowMs), schedule).some(({ opens, closes }) => opens <= time && time < closes);
}

/** The place of the first start at or after a time; the length if there is none. */
function placeOf(starts: Float64Array, from: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
