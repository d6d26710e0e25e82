import type { ProviderSearch } from '#features/search/contract.ts';
import { anyOf, type Filters, filteredRows, freeRows, type Moment } from '../index/filtering.ts';
import { flagKey } from '../index/indexed-provider.ts';
import { nearestRows, rowsWithin, squareTo } from '../index/nearest.ts';
import { inAll } from '../index/row-joins.ts';
import type { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import { isOutsidePlaces } from '../places/outside-places.ts';
import { type Spot, spotOf, squareOfKm } from '../places/sphere.ts';
import { type Relaxation, relaxationsOf, STRICT } from '../query/relaxation.ts';
import { type ResolvedPart, resolveQuery, statedFiltersOf } from '../query/resolve-query.ts';
import { compareFound, compareScore, type FoundRow, firstByQuality } from './found-row.ts';
import { bestAnswers, matchText } from './text-search.ts';

/** One page of results, and their total number. */
export interface FoundPage {
  readonly total: number;
  readonly rows: readonly FoundRow[];
  /** True if the query names an offer that no result is known to have. */
  readonly lacksOffer: boolean;
}

/**
 * Returns one page of a search. A provider must meet all filters. Nearest first if the search has a point, unless the query
 * names a place that the point is not in.
 */
export function runSearch(segments: readonly Segment[], search: ProviderSearch, moment: Moment): FoundPage {
  const count = search.offset + search.limit;
  const matches = matching(segments, search, moment);
  let total = 0;
  const found: FoundRow[] = [];
  for (const { rows, best } of matches) {
    total += rows.count;
    // Not by a spread: a call takes a limited number of arguments.
    if (search.offset < rows.count || segments.length > 1) for (const one of best(count)) found.push(one);
  }
  if (matches.length > 1) {
    const { parts } = resolveQuery(segments, search.q);
    found.sort(isOutsidePlaces(parts, search) ? compareScore : compareFound);
  }
  return { total, rows: found.slice(search.offset, count), lacksOffer: matches.some(({ lacksOffer }) => lacksOffer) };
}

interface Matching {
  readonly segment: Segment;
  readonly rows: RowSet;
  readonly best: (count: number) => FoundRow[];
  readonly lacksOffer: boolean;
  /** The relaxation step at which it was found. */
  readonly reach: number;
}

/** Returns the matches of a search in each segment, and how to find its first rows. */
export function matching(segments: readonly Segment[], search: Filters, moment: Moment): readonly Matching[] {
  let found: readonly Matching[] = [];
  for (const step of relaxed(segments, search, moment)) {
    found = step.found;
    if (found.reduce((sum, { rows }) => sum + rows.count, 0) >= step.least) break;
  }
  return found;
}

/**
 * Yields the matches of a search at each step of relaxation, with the number of matches that is enough to stop: after
 * the last step, any number. A day set to undefined, not left out, means no day, even if the query names one.
 */
export function* relaxed(
  segments: readonly Segment[],
  search: Filters,
  moment: Moment,
): Generator<{ readonly found: readonly Matching[]; readonly least: number }> {
  const read = resolveQuery(segments, search.q);
  const { parts, hasUnrecorded } = read;
  const stated = statedFiltersOf(read, moment.nowMs);
  const hasOffer = Object.keys(stated).length > 0 || (parts ?? []).some(({ part }) => part.kind === 'offer');
  const relaxations = relaxationsOf(
    (parts ?? []).map(({ part }) => part),
    hasOffer,
  );
  for (const [reach, { least, ...relaxation }] of relaxations.entries()) {
    const filters = relaxation.anyOffer ? search : { ...stated, ...search };
    const lacksOffer = hasUnrecorded || relaxation.anyWord || (hasOffer && relaxation.anyOffer);
    const found = segments.map((segment) => {
      return { ...matchOne(segment, filters, moment, parts, relaxation), lacksOffer, reach };
    });
    yield { found, least: reach < relaxations.length - 1 ? least : 0 };
  }
}

/**
 * Returns the rows that match the whole search as it is, or are big hospitals, within its distance.
 * @param isExact whether a misspelt word must be as it was typed
 */
export function answering(
  segments: readonly Segment[],
  search: Filters,
  moment: Moment,
  isExact = false,
): readonly Omit<Matching, 'lacksOffer' | 'reach'>[] {
  const { parts } = resolveQuery(segments, search.q);
  const required = isExact ? parts?.map(withoutCorrections) : parts;
  return segments.map((segment) => matchOne(segment, search, moment, required, { ...STRICT, bigHospitals: true }));
}

/** True if a search has a match as defined by `answering`. */
export function isAnswered(segments: readonly Segment[], search: Filters, moment: Moment, isExact = false): boolean {
  return answering(segments, search, moment, isExact).some(({ rows }) => rows.count > 0);
}

function withoutCorrections({ part, spellings }: ResolvedPart): ResolvedPart {
  return { part, spellings: spellings && { ...spellings, corrected: [] } };
}

/** Returns the steps of relaxation that a search needs until it has a match; infinity if it never has one. */
export function reachOf(segments: readonly Segment[], search: Filters, moment: Moment): number {
  const found = matching(segments, search, moment);
  return found.some(({ rows }) => rows.count > 0) ? (found[0]?.reach ?? 0) : Number.POSITIVE_INFINITY;
}

function matchOne(
  segment: Segment,
  search: Filters,
  moment: Moment,
  parts: readonly ResolvedPart[] | undefined,
  relaxation: Relaxation,
): Omit<Matching, 'lacksOffer' | 'reach'> {
  const spot = search.lat === undefined || search.lng === undefined ? undefined : spotOf(search.lat, search.lng);
  let wanted = filteredRows(segment, search, moment);
  if (spot !== undefined && search.radiusKm !== undefined) {
    wanted = rowsWithin(segment, wanted, spot, squareOfKm(search.radiusKm));
  }
  const text = parts === undefined ? undefined : matchText(segment, parts, wanted, relaxation);
  const rows = text?.rows ?? wanted;
  if (spot !== undefined && text !== undefined && isOutsidePlaces(parts, search)) {
    return { segment, rows, best: (count) => withSquares(bestAnswers(segment, text, moment, count), spot) };
  }
  if (spot !== undefined) return { segment, rows, best: (count) => nearestFirst(segment, rows, spot, count) };
  if (text !== undefined) return { segment, rows, best: (count) => bestAnswers(segment, text, moment, count) };
  return { segment, rows, best: (count) => freeFirst(segment, rows, moment, count) };
}

/** Adds distances; keeps the order. */
function withSquares(found: readonly FoundRow[], spot: Spot): FoundRow[] {
  return found.map((one) => {
    const square = squareTo(one.segment.coordinates, one.row, spot);
    return { ...one, square: Number.isNaN(square) ? Number.POSITIVE_INFINITY : square };
  });
}

/** Nearest first; rows without a place come last. */
function nearestFirst(segment: Segment, rows: RowSet, spot: Spot, count: number): FoundRow[] {
  const near = nearestRows(segment, rows, spot, count, 4);
  const found = near.map(({ row, square }): FoundRow => ({ segment, row, square, score: 0 }));
  if (found.length === count) return found;
  for (const row of firstByQuality(segment, rows.from(segment.tree.words), count - found.length)) {
    found.push({ segment, row, square: Number.POSITIVE_INFINITY, score: 0 });
  }
  return found;
}

/** Rows that take new patients first, of these the ones with a free slot; each group in the order of quality. */
function freeFirst(segment: Segment, rows: RowSet, moment: Moment, count: number): FoundRow[] {
  const free = freeRows(segment, 'any', moment);
  // The same filters come again and again. Cached sets are the same objects until the minute or a provider changes.
  const known = parted.get(rows);
  const parts = known?.free === free ? known.parts : partsOf(segment, rows, free);
  parted.set(rows, { free, parts });
  const found: FoundRow[] = [];
  for (const [at, part] of parts.entries()) {
    const score = parts.length - 1 - at;
    for (const row of firstByQuality(segment, part, count - found.length))
      found.push({ segment, row, square: 0, score });
  }
  return found;
}

function partsOf(segment: Segment, rows: RowSet, free: RowSet): Parts {
  const open = inAll([rows, anyOf(segment, [flagKey('acceptingNewPatients')])]);
  return [inAll([open, free]), open.without(free), rows.without(open)];
}

type Parts = readonly RowSet[];
const parted = new WeakMap<RowSet, { readonly free: RowSet; readonly parts: Parts }>();
