import type { FilterCounts } from '#features/providers/contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { STATES } from '#platform/common/nigerian-states.ts';
import { INSURERS } from '../insurers.ts';
import { LANGUAGES } from '../languages.ts';
import { BOOKABLE_DAYS } from '../slots.ts';
import { SPECIALTIES } from '../specialties.ts';
import { type Filters, freeRows, type Moment, openRows } from './filtering.ts';
import { FLAG_FILTERS, flagKey, insuranceKey, languageKey, specialtyKey, stateKey } from './indexed-provider.ts';
import { countInBoth } from './row-joins.ts';
import type { RowSet } from './row-set.ts';
import { matching } from './run-search.ts';
import type { Segment } from './segment.ts';

type Matched = readonly { readonly segment: Segment; readonly rows: RowSet }[];

/** How many a search would find with each choice of each filter, the other filters as they are. */
export function countFilters(segments: readonly Segment[], filters: Filters, moment: Moment): FilterCounts {
  const all: Matched = matching(segments, filters, moment);
  const without = (name: string, isSet: boolean): Matched => (isSet ? matching(segments, filters, moment, name) : all);
  const atKey = (found: Matched, key: string) => sumOf(found, ({ segment, rows }) => countAt(segment, rows, key));
  const each = (found: Matched, names: readonly string[], keyOf: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, atKey(found, keyOf(name))]).filter(([, count]) => count !== 0));
  const flag = (name: (typeof FLAG_FILTERS)[number]) => atKey(without(name, filters[name] === true), flagKey(name));
  const onDays = without('availableOn', filters.availableOn !== undefined);
  const today = lagosDate(moment.nowMs);
  const days = Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
  return {
    urgentCare: flag('urgentCare'),
    telehealth: flag('telehealth'),
    acceptingNewPatients: flag('acceptingNewPatients'),
    lowCost: flag('lowCost'),
    openNow: sumOf(without('openNow', filters.openNow === true), ({ segment, rows }) =>
      countWith(segment, rows, openRows(segment, moment.nowMs)),
    ),
    specialty: each(without('specialty', filters.specialty !== undefined), SPECIALTIES, specialtyKey),
    language: each(without('language', filters.language !== undefined), LANGUAGES, languageKey),
    insurance: each(without('insurance', filters.insurance !== undefined), INSURERS, insuranceKey),
    state: each(without('place', filters.city !== undefined || filters.state !== undefined), STATES, stateKey),
    availableOn: Object.fromEntries(
      days.map((day) => [
        day,
        sumOf(onDays, ({ segment, rows }) => countWith(segment, rows, freeRows(segment, day, moment))),
      ]),
    ),
  };
}

function sumOf(found: Matched, count: (one: Matched[number]) => number): number {
  return found.reduce((sum, one) => sum + count(one), 0);
}

/** What is known of a set: those of filters are the same objects until somebody changes. */
interface Counted {
  /** The rows that are in use but not in the set, where those are fewer. */
  readonly missing: RowSet | undefined;
  readonly atKeys: Map<string, number>;
  readonly withSets: WeakMap<RowSet, number>;
}
const counted = new WeakMap<RowSet, Counted>();

function countAt(segment: Segment, rows: RowSet, key: string): number {
  const { missing, atKeys } = countedOf(segment, rows);
  const known = atKeys.get(key);
  if (known !== undefined) return known;
  const posting = segment.postings.of(segment.keys.get(key));
  const count = missing === undefined ? countInBoth(rows, posting) : posting.count - countInBoth(missing, posting);
  atKeys.set(key, count);
  return count;
}

function countWith(segment: Segment, rows: RowSet, others: RowSet): number {
  const { withSets } = countedOf(segment, rows);
  const count = withSets.get(others) ?? countInBoth(rows, others);
  withSets.set(others, count);
  return count;
}

function countedOf({ used }: Segment, rows: RowSet): Counted {
  const known = counted.get(rows);
  if (known !== undefined) return known;
  const missing = rows.count * 2 > used.count ? used.without(rows) : undefined;
  const made: Counted = { missing, atKeys: new Map(), withSets: new WeakMap() };
  counted.set(rows, made);
  return made;
}
