import type { ProviderSearch } from '#features/search/contract.ts';
import type { Appointments } from './appointments.ts';
import { clausesOf, scheduleKey } from './indexed-provider.ts';
import { inAll, inAny } from './row-joins.ts';
import { RowSet } from './row-set.ts';
import { rowOf, type Segment } from './segment.ts';
import { SegmentCache } from './segment-cache.ts';

/** The time of a search and the appointments that decide which slots are free. */
export interface Moment {
  readonly nowMs: number;
  readonly appointments: Appointments;
}

export type Filters = Omit<ProviderSearch, 'limit' | 'offset'>;

const MINUTE_MS = 60_000;
const filterCache = new SegmentCache<RowSet>({ maxSize: 48 });
const timeCache = new SegmentCache<RowSet>({ maxSize: 16 });

/** Returns the rows that meet every filter except the query and the distance. */
export function filteredRows(segment: Segment, filters: Filters, moment: Moment): RowSet {
  const { availableOn, openNow } = filters;
  const clauses = clausesOf(filters);
  const parts: unknown[] = [segment.version, clauses];
  if (availableOn !== undefined) parts.push(`@${availableOn} ${freeKey(moment)}`);
  if (openNow) parts.push(`#${Math.floor(moment.nowMs / MINUTE_MS)}`);
  // A key as JSON: no text of a state or LGA makes two searches share it.
  return filterCache.get(segment, JSON.stringify(parts), () => {
    const { length } = segment.ids;
    const chosen = clauses.map((keys) => inAny(postingsAt(segment, keys), length));
    if (availableOn !== undefined) chosen.push(freeRows(segment, availableOn, moment));
    if (openNow) chosen.push(openRows(segment, moment.nowMs));
    return inAll([RowSet.ofBits(segment.shown.slice(), length), ...chosen]);
  });
}

/** Returns the rows with a free slot on a day in Lagos or, for `any`, on any day that can be booked. */
export function freeRows(segment: Segment, date: string, moment: Moment): RowSet {
  return timeCache.get(segment, `${date} ${freeKey(moment)}`, () => {
    const { nowMs, appointments } = moment;
    const free = ofSchedules(segment, (schedule) =>
      date === 'any' ? schedule.next(nowMs) !== undefined : schedule.offers(date, nowMs),
    );
    const busy: number[] = [];
    for (const id of appointments.providers()) {
      const row = rowOf(segment, id);
      const schedule = segment.schedules[segment.scheduleOf[row] ?? -1]?.schedule;
      if (row < 0 || schedule === undefined || !free.has(row)) continue;
      const isFree =
        date === 'any'
          ? appointments.next(id, schedule, nowMs) !== undefined
          : appointments.hasFree(id, schedule, date, nowMs);
      if (!isFree) busy.push(row);
    }
    return free.without(RowSet.ofList(Uint32Array.from(busy).sort(), segment.ids.length));
  });
}

/** Returns the rows that are open at a time. */
export function openRows(segment: Segment, nowMs: number): RowSet {
  return timeCache.get(segment, `open ${Math.floor(nowMs / MINUTE_MS)}`, () =>
    ofSchedules(segment, (schedule) => schedule.isOpen(nowMs)),
  );
}

/** Returns the rows of each key. */
export function postingsAt({ keys, postings }: Segment, names: readonly string[]): RowSet[] {
  return names.map((name) => postings.of(keys.get(name)));
}

/** Returns the rows with all of the keys; none if there are no keys. */
export function allOf(segment: Segment, keys: readonly string[]): RowSet {
  const [first, ...others] = postingsAt(segment, keys);
  return first === undefined ? anyOf(segment, []) : inAll([first, ...others]);
}

/** Returns the rows with any of the keys. */
export function anyOf(segment: Segment, keys: readonly string[]): RowSet {
  return inAny(postingsAt(segment, keys), segment.ids.length);
}

function ofSchedules(segment: Segment, suits: (schedule: Segment['schedules'][number]) => boolean): RowSet {
  const names = segment.schedules.flatMap((schedule, at) => (suits(schedule) ? [scheduleKey(at)] : []));
  return inAny(postingsAt(segment, names), segment.ids.length);
}

/** Slots start at whole minutes, so what is free stays the same until the next minute begins. */
function freeKey({ nowMs, appointments }: Moment): string {
  return `${Math.ceil(nowMs / MINUTE_MS)} ${appointments.version}`;
}
