import type { ProviderSearch } from '#features/search/contract.ts';
import { clausesOf, scheduleKey } from './indexed-provider.ts';
import { Kept } from './kept.ts';
import { inAll, inAny } from './row-joins.ts';
import { RowSet } from './row-set.ts';
import { rowOf, type Segment } from './segment.ts';
import type { Visits } from './visits.ts';

/** The moment and the visits that decide what is free. */
export interface Moment {
  readonly nowMs: number;
  readonly visits: Visits;
}

export type Filters = Omit<ProviderSearch, 'limit' | 'offset'>;

const MINUTE_MS = 60_000;
const kept = new WeakMap<Segment, { readonly sets: Kept<RowSet>; readonly days: Kept<RowSet> }>();

/** The rows that pass all filters but text and distance. */
export function filteredRows(segment: Segment, filters: Filters, moment: Moment): RowSet {
  const { availableOn, openNow } = filters;
  const clauses = clausesOf(filters);
  const parts: unknown[] = [segment.version, clauses];
  if (availableOn !== undefined) parts.push(`@${availableOn} ${freeKey(moment)}`);
  if (openNow) parts.push(`#${Math.floor(moment.nowMs / MINUTE_MS)}`);
  const { sets } = keptOf(segment);
  // As JSON: whatever somebody writes for a state or a city, no two searches are called the same.
  return sets.get(JSON.stringify(parts), () => {
    const { length } = segment.ids;
    const chosen = clauses.map((keys) => inAny(postingsAt(segment, keys), length));
    if (availableOn !== undefined) chosen.push(freeRows(segment, availableOn, moment));
    if (openNow) chosen.push(openRows(segment, moment.nowMs));
    return inAll([RowSet.ofBits(segment.shown.slice(), length), ...chosen]);
  });
}

/** The rows with a free slot on a day in Lagos, or, for `any`, on any day that can be booked. */
export function freeRows(segment: Segment, date: string, moment: Moment): RowSet {
  return keptOf(segment).days.get(`${date} ${freeKey(moment)}`, () => {
    const { nowMs, visits } = moment;
    const free = ofSchedules(segment, (schedule) =>
      date === 'any' ? schedule.next(nowMs) !== undefined : schedule.offers(date, nowMs),
    );
    const busy: number[] = [];
    for (const id of visits.providers()) {
      const row = rowOf(segment, id);
      const schedule = segment.schedules[segment.scheduleOf[row] ?? -1]?.schedule;
      if (row < 0 || schedule === undefined || !free.has(row)) continue;
      const isFree =
        date === 'any' ? visits.next(id, schedule, nowMs) !== undefined : visits.hasFree(id, schedule, date, nowMs);
      if (!isFree) busy.push(row);
    }
    return free.without(RowSet.ofList(Uint32Array.from(busy).sort(), segment.ids.length));
  });
}

/** The rows whose doors are open now. */
export function openRows(segment: Segment, nowMs: number): RowSet {
  return keptOf(segment).days.get(`open ${Math.floor(nowMs / MINUTE_MS)}`, () =>
    ofSchedules(segment, (schedule) => schedule.isOpen(nowMs)),
  );
}

/** What stands at the keys of a segment. */
export function postingsAt({ keys, postings }: Segment, names: readonly string[]): RowSet[] {
  return names.map((name) => postings.of(keys.get(name)));
}

/** The rows that have all of some keys of the index; none for no keys. */
export function allOf(segment: Segment, keys: readonly string[]): RowSet {
  const [first, ...others] = postingsAt(segment, keys);
  return first === undefined ? anyOf(segment, []) : inAll([first, ...others]);
}

/** The rows that have any of some keys of the index. */
export function anyOf(segment: Segment, keys: readonly string[]): RowSet {
  return inAny(postingsAt(segment, keys), segment.ids.length);
}

function ofSchedules(segment: Segment, suits: (schedule: Segment['schedules'][number]) => boolean): RowSet {
  const names = segment.schedules.flatMap((schedule, at) => (suits(schedule) ? [scheduleKey(at)] : []));
  return inAny(postingsAt(segment, names), segment.ids.length);
}

/** Slots start at whole minutes: what is free stays the same until the next one has begun. */
function freeKey({ nowMs, visits }: Moment): string {
  return `${Math.ceil(nowMs / MINUTE_MS)} ${visits.version}`;
}

function keptOf(segment: Segment) {
  const known = kept.get(segment) ?? { sets: new Kept<RowSet>(48), days: new Kept<RowSet>(16) };
  kept.set(segment, known);
  return known;
}
