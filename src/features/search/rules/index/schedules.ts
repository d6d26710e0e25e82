import { BOOKABLE_DAYS, earliestStart, openOn, type Schedule, slotsOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';

/** A schedule that some providers share, with what it offers in the days that can be booked. */
export class ScheduleClass {
  readonly schedule: Schedule;
  readonly #bookable: boolean;
  #today = '';
  #asked: { readonly nowMs: number; readonly next: number | undefined } | undefined;
  /** Starts of all slots from today on, notice or not passed over, in order. */
  #starts: Float64Array = new Float64Array(0);

  constructor(schedule: Schedule, bookable: boolean) {
    this.schedule = schedule;
    this.#bookable = bookable;
  }

  /** The first start (ms since the epoch) where nothing is taken; undefined when there is none to come. */
  next(nowMs: number): number | undefined {
    // A page of results asks for one instant many times.
    if (this.#asked?.nowMs !== nowMs) {
      const next = firstFrom(this.#startsFrom(nowMs), earliestStart(this.schedule, nowMs));
      this.#asked = { nowMs, next };
    }
    return this.#asked.next;
  }

  /** Tells whether a day in Lagos has a slot to come where nothing is taken. */
  offers(date: string, nowMs: number): boolean {
    const from = Math.max(lagosInstant(date, '00:00'), earliestStart(this.schedule, nowMs));
    const start = firstFrom(this.#startsFrom(nowMs), from);
    return start !== undefined && start < lagosInstant(addDays(date, 1), '00:00');
  }

  /** Tells whether the doors are open at an instant. */
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

/** Tells whether doors with these hours are open at an instant, in Lagos. */
export function isOpenAt(schedule: Pick<Schedule, 'hours' | 'exceptions'>, nowMs: number): boolean {
  const time = lagosTime(nowMs);
  return openOn(lagosDate(nowMs), schedule).some(({ opens, closes }) => opens <= time && time < closes);
}

function firstFrom(starts: Float64Array, from: number): number | undefined {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return starts[low];
}
