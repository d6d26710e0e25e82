import type { ProviderSearch } from '#features/providers/contract.ts';
import { type Bits, clearBit, emptyBits, hasBit, keepBoth, type RankedBits, rankBits } from './bits.ts';
import { type Clause, clausesOf, scheduleKey } from './indexed-provider.ts';
import { Kept } from './kept.ts';
import { addPosting, type Posting, withAny } from './postings.ts';
import { rowOf, type Segment } from './segment.ts';
import type { Visits } from './visits.ts';

/** The moment and the visits that decide what is free. */
export interface Moment {
  readonly nowMs: number;
  readonly visits: Visits;
}

export type Filters = Omit<ProviderSearch, 'limit' | 'offset'>;

const MINUTE_MS = 60_000;
const kept = new WeakMap<Segment, { readonly sets: Kept<RankedBits>; readonly days: Kept<Bits> }>();

/** The rows that pass all filters but text and distance. `without` names a filter to leave out. */
export function filteredRows(segment: Segment, filters: Filters, moment: Moment, without?: string): RankedBits {
  const clauses = clausesOf(filters).filter(({ name }) => name !== without);
  const availableOn = without === 'availableOn' ? undefined : filters.availableOn;
  const openNow = without === 'openNow' ? undefined : filters.openNow;
  const parts = [segment.version, ...clauses.map(({ keys }) => keys.join('\t'))];
  if (availableOn !== undefined) parts.push(`@${availableOn} ${freeKey(moment)}`);
  if (openNow) parts.push(`#${Math.floor(moment.nowMs / MINUTE_MS)}`);
  return keptOf(segment).sets.get(parts.join('\n'), () => {
    let rows = passing(segment, clauses);
    if (availableOn !== undefined) rows = both(rows, freeRows(segment, availableOn, moment));
    if (openNow) rows = both(rows, openRows(segment, moment.nowMs));
    return rankBits(rows);
  });
}

/** The rows with a free slot on a day in Lagos, or, for `any`, on any day that can be booked. */
export function freeRows(segment: Segment, date: string, moment: Moment): Bits {
  return keptOf(segment).days.get(`${date} ${freeKey(moment)}`, () => {
    const { nowMs, visits } = moment;
    const rows = ofSchedules(segment, (schedule) =>
      date === 'any' ? schedule.next(nowMs) !== undefined : schedule.offers(date, nowMs),
    );
    for (const id of visits.providers()) {
      const row = rowOf(segment, id);
      const schedule = segment.schedules[segment.scheduleOf[row] ?? -1]?.schedule;
      if (row < 0 || schedule === undefined || !hasBit(rows, row)) continue;
      const isFree =
        date === 'any' ? visits.next(id, schedule, nowMs) !== undefined : visits.hasFree(id, schedule, date, nowMs);
      if (!isFree) clearBit(rows, row);
    }
    return rows;
  });
}

/** The rows whose doors are open now. */
export function openRows(segment: Segment, nowMs: number): Bits {
  return keptOf(segment).days.get(`open ${Math.floor(nowMs / MINUTE_MS)}`, () =>
    ofSchedules(segment, (schedule) => schedule.isOpen(nowMs)),
  );
}

/** What stands at the keys of a segment. */
export function postingsAt({ keys, postings }: Segment, names: readonly string[]): Posting[] {
  return names.map((name) => postings.of(keys.get(name)));
}

function passing(segment: Segment, clauses: readonly Clause[]): Bits {
  let rows: Bits = segment.shown;
  for (const { keys } of clauses) rows = withAny(rows, postingsAt(segment, keys));
  return rows === segment.shown ? rows.slice() : rows;
}

function ofSchedules(segment: Segment, suits: (schedule: Segment['schedules'][number]) => boolean): Bits {
  const rows = emptyBits(segment.ids.length);
  for (const [at, schedule] of segment.schedules.entries()) {
    if (suits(schedule)) addPosting(rows, segment.postings.of(segment.keys.get(scheduleKey(at))));
  }
  return rows;
}

/** Slots start at whole minutes: what is free stays the same until the next one has begun. */
function freeKey({ nowMs, visits }: Moment): string {
  return `${Math.ceil(nowMs / MINUTE_MS)} ${visits.version}`;
}

function both(a: Bits, b: Bits): Bits {
  const rows = a.slice();
  keepBoth(rows, b);
  return rows;
}

function keptOf(segment: Segment) {
  const known = kept.get(segment) ?? { sets: new Kept<RankedBits>(48), days: new Kept<Bits>(16) };
  kept.set(segment, known);
  return known;
}
