import { INSURERS } from '#features/directory/rules/insurers.ts';
import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import type { FilterCounts } from '#features/search/contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { eachFlag, type FlagName } from '../flag-filters.ts';
import { type Filters, filteredRows, freeRows, type Moment, openRows } from '../index/filtering.ts';
import { flagKey, insuranceKey, languageKey, recordedSpecialtyKey, stateKey } from '../index/indexed-provider.ts';
import { countInBoth } from '../index/row-joins.ts';
import type { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import { leaveCity } from '../places/leave-city.ts';
import { resolveQuery, statedFiltersOf } from '../query/resolve-query.ts';
import { answering, relaxed } from './run-search.ts';

type Matched = readonly { readonly segment: Segment; readonly rows: RowSet }[];
type CountIn = (one: Matched[number]) => number;

/** A search to which a choice of a filter is added, and its results. */
interface FilteredSearch {
  /** The results at each step of relaxation; undefined after the last. Computed as needed. */
  readonly steps: (at: number) => { readonly found: Matched; readonly least: number } | undefined;
  /** The results without relaxation. A choice that one of them has doesn't change the area of the search. */
  readonly answering: Matched | undefined;
  /** Everything that meets the other filters, in any city. */
  readonly anybody: () => Matched;
}

/**
 * Returns the number of results that a search would have with each choice of each filter, the other filters unchanged. Null
 * if only a separate search could count it, because with the choice the query would leave the city.
 */
export function countFilters(segments: readonly Segment[], filters: Filters, moment: Moment): FilterCounts {
  const all = searchOf(segments, filters, moment);
  const without = (change: Filters, isSet: boolean) =>
    isSet ? searchOf(segments, { ...filters, ...change }, moment) : all;
  const each = (from: FilteredSearch, names: readonly string[], keyOf: (name: string) => string) =>
    Object.fromEntries(
      names.map((name) => [name, countOf(from, atKey(keyOf(name)))]).filter(([, count]) => count !== 0),
    );
  const flag = (name: FlagName) =>
    countOf(
      without({ [name]: undefined }, filters[name] === true),
      name === 'openNow' ? among((segment) => openRows(segment, moment.nowMs)) : atKey(flagKey(name)),
    );
  const { city, state, specialty, language, insurance } = filters;
  const { availableOn } = { ...statedFiltersOf(resolveQuery(segments, filters.q), moment.nowMs), ...filters };
  const onDays = without({ availableOn: undefined }, availableOn !== undefined);
  const today = lagosDate(moment.nowMs);
  const days = Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
  return {
    ...eachFlag(flag),
    specialty: each(without({ specialty: undefined }, specialty !== undefined), SPECIALTIES, recordedSpecialtyKey),
    language: each(without({ language: undefined }, language !== undefined), LANGUAGES, languageKey),
    insurance: each(without({ insurance: undefined }, insurance !== undefined), INSURERS, insuranceKey),
    state: each(without({ city: undefined, state: undefined }, (city ?? state) !== undefined), STATES, stateKey),
    availableOn: Object.fromEntries(
      days.map((day) => [
        day,
        countOf(
          onDays,
          among((segment) => freeRows(segment, day, moment)),
        ),
      ]),
    ),
  };
}

function searchOf(segments: readonly Segment[], filters: Filters, moment: Moment): FilteredSearch {
  const { q = '', city, orElsewhere } = filters;
  const search = leaveCity(segments, filters, moment);
  const more = relaxed(segments, search, moment);
  const taken: { readonly found: Matched; readonly least: number }[] = [];
  let anybody: Matched | undefined;
  return {
    steps: (at) => {
      const next = at < taken.length ? undefined : more.next();
      if (next?.done === false) taken.push(next.value);
      return taken[at];
    },
    answering: q !== '' && city !== undefined && orElsewhere ? answering(segments, search, moment) : undefined,
    anybody: () => {
      const anywhere = { ...filters, city: undefined };
      anybody ??= segments.map((segment) => ({ segment, rows: filteredRows(segment, anywhere, moment) }));
      return anybody;
    },
  };
}

function countOf({ steps, answering: sure, anybody }: FilteredSearch, countIn: CountIn): number | null {
  if (sure !== undefined && sumOf(sure, countIn) === 0) return sumOf(anybody(), countIn) === 0 ? 0 : null;
  let count = 0;
  for (let at = 0; ; at++) {
    const step = steps(at);
    if (step === undefined) return count;
    count = sumOf(step.found, countIn);
    if (count >= step.least || (at === 0 && sumOf(anybody(), countIn) === 0)) return count;
  }
}

function sumOf(found: Matched, countIn: CountIn): number {
  return found.reduce((sum, one) => sum + countIn(one), 0);
}

function atKey(key: string): CountIn {
  return ({ segment, rows }) => countAt(segment, rows, key);
}

function among(setOf: (segment: Segment) => RowSet): CountIn {
  return ({ segment, rows }) => countWith(segment, rows, setOf(segment));
}

/** Counts of a set. Cached filter sets are the same objects until a provider changes. */
interface Counted {
  /** The rows in use that are not in the set, if those are fewer. */
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
