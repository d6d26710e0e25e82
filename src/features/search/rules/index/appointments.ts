import {
  earliestStart,
  freeSlotsOn,
  nextFreeSlots,
  type Schedule,
  type Taken,
} from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosInstant, lagosMidnight } from '#platform/common/lagos-time.ts';
import { SHOWN_TIMES } from './schedules.ts';

/** A change to an appointment or a hold; `isOn` is false if it no longer takes time of its provider. */
export interface AppointmentChange extends Taken {
  readonly id: number;
  readonly providerId: number;
  readonly isOn: boolean;
}

interface Busy {
  readonly appointments: Map<number, Taken>;
  /** The schedule for which the fields below were computed, since the last change. */
  schedule: Schedule | undefined;
  /** Start of the last free slot of each day, or -1. */
  readonly lastFree: Map<string, number>;
  next: { readonly today: number; readonly starts: readonly number[] } | undefined;
}

/** The appointments and holds of the coming days, by provider. Most providers have none. */
export class Appointments {
  readonly #busy = new Map<number, Busy>();
  /** Incremented with every change. */
  version = 0;

  /** Applies changes, in any order; the same change may come again. */
  apply(changes: Iterable<AppointmentChange>): void {
    for (const { id, providerId, isOn, startsAtMs, endsAtMs, resourceId, lane } of changes) {
      const busy = this.#busy.get(providerId);
      const known = busy?.appointments.get(id);
      if (isOn ? known?.startsAtMs === startsAtMs && known.endsAtMs === endsAtMs : known === undefined) continue;
      const changed = busy ?? { appointments: new Map(), schedule: undefined, lastFree: new Map(), next: undefined };
      if (isOn) changed.appointments.set(id, { startsAtMs, endsAtMs, ...(resourceId && { resourceId, lane }) });
      else changed.appointments.delete(id);
      changed.schedule = undefined;
      if (changed.appointments.size === 0) this.#busy.delete(providerId);
      else this.#busy.set(providerId, changed);
      this.version += 1;
    }
  }

  /** Removes what is over. */
  dropBefore(nowMs: number): void {
    for (const [providerId, { appointments }] of this.#busy) {
      for (const [id, { endsAtMs }] of appointments) if (endsAtMs <= nowMs) appointments.delete(id);
      if (appointments.size === 0) this.#busy.delete(providerId);
    }
  }

  /** The ids of providers with an appointment or a hold. */
  providers(): Iterable<number> {
    return this.#busy.keys();
  }

  isBusy(providerId: number): boolean {
    return this.#busy.has(providerId);
  }

  /** True if a busy provider still has a free slot on a day in Lagos. */
  hasFree(providerId: number, schedule: Schedule, date: string, nowMs: number): boolean {
    const busy = this.#freshFor(providerId, schedule);
    if (busy === undefined) return true;
    const memo = `${date} ${lagosDate(nowMs)}`;
    let last = busy.lastFree.get(memo);
    if (last === undefined) {
      // From midnight on, so that it stays true during the day; slots in the past are excluded below.
      const fromMs = lagosInstant(lagosDate(nowMs), '00:00');
      last = freeSlotsOn(date, schedule, [...busy.appointments.values()], fromMs).at(-1)?.startsAtMs ?? -1;
      busy.lastFree.set(memo, last);
    }
    return last >= earliestStart(schedule, nowMs) && last < lagosInstant(addDays(date, 1), '00:00');
  }

  /** Returns the start (ms since the epoch) of the first free slot of a busy provider; undefined if there is none. */
  next(providerId: number, schedule: Schedule, nowMs: number): number | undefined {
    return this.nextTimes(providerId, schedule, nowMs)[0];
  }

  /** Returns the starts (ms since the epoch) of the first free slots of a busy provider: at most `SHOWN_TIMES`. */
  nextTimes(providerId: number, schedule: Schedule, nowMs: number): readonly number[] {
    const busy = this.#freshFor(providerId, schedule);
    const today = lagosMidnight(nowMs);
    const known = busy?.next;
    const isOver = (known?.starts[0] ?? Number.POSITIVE_INFINITY) < earliestStart(schedule, nowMs);
    if (known !== undefined && known.today === today && !isOver) return known.starts;
    const free = nextFreeSlots(schedule, [...(busy?.appointments.values() ?? [])], nowMs, SHOWN_TIMES);
    const starts = free.map(({ startsAtMs }) => startsAtMs);
    if (busy !== undefined) busy.next = { today, starts };
    return starts;
  }

  #freshFor(providerId: number, schedule: Schedule): Busy | undefined {
    const busy = this.#busy.get(providerId);
    if (busy !== undefined && busy.schedule !== schedule) {
      busy.schedule = schedule;
      busy.lastFree.clear();
      busy.next = undefined;
    }
    return busy;
  }
}
