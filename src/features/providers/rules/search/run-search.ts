import type { ProviderSearch } from '#features/providers/contract.ts';
import { type Bits, emptyBits, keepBoth, type RankedBits, rankBits, takeOut } from './bits.ts';
import { filteredRows, freeRows, type Moment } from './filtering.ts';
import { compareFound, type FoundRow, firstByMerit } from './in-order.ts';
import { addWithin, nearestRows } from './nearest.ts';
import type { Segment } from './segment.ts';
import { type Spot, spotOf, squareOfKm } from './sphere.ts';
import { bestAnswers, matchText, type ReadPart, readText, type Stretch } from './text-search.ts';

/** Where a place has too little of what is asked for, it is looked for so far around its middle too. */
const WIDER_KM = [0, 15, 60];
const ENOUGH = 3;
/** Of a text of so many parts, one may be wrong: where nobody answers all, those who answer all but one do. */
const MANY_PARTS = 3;

/** One page of what was found, and how much there is in all. */
export interface FoundPage {
  readonly total: number;
  readonly rows: readonly FoundRow[];
}

/** The providers that answer a search: all filters together, nearest first where a place to measure from is named. */
export function runSearch(segments: readonly Segment[], search: ProviderSearch, moment: Moment): FoundPage {
  const count = search.offset + search.limit;
  const matches = matching(segments, search, moment);
  let total = 0;
  const found: FoundRow[] = [];
  for (const { rows, best } of matches) {
    total += rows.count;
    if (search.offset < rows.count || segments.length > 1) found.push(...best(count));
  }
  if (matches.length > 1) found.sort(compareFound);
  return { total, rows: found.slice(search.offset, count) };
}

interface Matching {
  readonly segment: Segment;
  readonly rows: RankedBits;
  readonly best: (count: number) => FoundRow[];
}

/** What answers a search in each segment, and how its first rows are found. */
export function matching(
  segments: readonly Segment[],
  search: Omit<ProviderSearch, 'limit' | 'offset'>,
  moment: Moment,
  without?: string,
): Matching[] {
  const parts = readText(segments, search.q);
  let found: Matching[] = [];
  for (const { least, ...stretch } of stretchesOf(parts ?? [])) {
    found = segments.map((segment) => matchOne(segment, search, moment, parts, stretch, without));
    if (found.reduce((sum, { rows }) => sum + rows.count, 0) >= least) break;
  }
  return found;
}

/** How far to go, step by step, until as many as `least` are found. */
function stretchesOf(parts: readonly ReadPart[]): (Stretch & { readonly least: number })[] {
  const strict = { widerKm: 0, butOne: false };
  const isSomewhere = parts.length > 1 && parts.some(({ part }) => part.places.length > 0);
  const steps = isSomewhere
    ? WIDER_KM.map((widerKm) => ({ ...strict, widerKm, least: ENOUGH }))
    : [{ ...strict, least: 1 }];
  const last = steps.at(-1) ?? { ...strict, least: 1 };
  if (parts.length < MANY_PARTS) return steps;
  return [...steps.slice(0, -1), { ...last, least: 1 }, { widerKm: 0, butOne: true, least: 0 }];
}

function matchOne(
  segment: Segment,
  search: Omit<ProviderSearch, 'limit' | 'offset'>,
  moment: Moment,
  parts: readonly ReadPart[] | undefined,
  stretch: Stretch,
  without: string | undefined,
): Matching {
  const spot = search.lat === undefined || search.lng === undefined ? undefined : spotOf(search.lat, search.lng);
  let wanted = filteredRows(segment, search, moment, without);
  const text = parts === undefined ? undefined : matchText(segment, parts, wanted.bits, stretch);
  if (text !== undefined) wanted = text.rows;
  if (spot !== undefined && search.radiusKm !== undefined) {
    const inside = emptyBits(segment.ids.length);
    addWithin(inside, segment, wanted.bits, spot, squareOfKm(search.radiusKm));
    wanted = rankBits(inside);
  }
  const rows = wanted;
  if (spot !== undefined) return { segment, rows, best: (count) => nearestFirst(segment, rows, spot, count) };
  if (text !== undefined) return { segment, rows, best: (count) => bestAnswers(segment, text, moment, count) };
  return { segment, rows, best: (count) => freeFirst(segment, rows, moment, count) };
}

/** Nearest first; those whose place isn't known come last. */
function nearestFirst(segment: Segment, rows: RankedBits, spot: Spot, count: number): FoundRow[] {
  const near = nearestRows(segment, rows, spot, count, 4);
  const found = near.map(({ row, square }): FoundRow => ({ segment, row, square, score: 0 }));
  const placed = rows.before[segment.tree.words] ?? 0;
  if (found.length === count || rows.count === placed) return found;
  const unplaced = rows.bits.slice().fill(0, 0, segment.tree.words);
  for (const row of firstByMerit(segment, rankBits(unplaced), count - found.length)) {
    found.push({ segment, row, square: Number.POSITIVE_INFINITY, score: 0 });
  }
  return found;
}

/** Those with a free time in the coming days before the others, each by merit. */
function freeFirst(segment: Segment, rows: RankedBits, moment: Moment, count: number): FoundRow[] {
  const free = freeRows(segment, 'any', moment);
  // Filters are asked again and again, and who is free changes by the minute: both sets are the same objects meanwhile.
  const known = parted.get(rows);
  const [inFront, others] = known?.free === free ? known.parts : part(rows, free);
  parted.set(rows, { free, parts: [inFront, others] });
  const found = firstByMerit(segment, inFront, count).map((row): FoundRow => ({ segment, row, square: 0, score: 1 }));
  for (const row of firstByMerit(segment, others, count - found.length))
    found.push({ segment, row, square: 0, score: 0 });
  return found;
}

type Parts = readonly [inBoth: RankedBits, others: RankedBits];
const parted = new WeakMap<RankedBits, { readonly free: Bits; readonly parts: Parts }>();

function part(rows: RankedBits, free: Bits): Parts {
  const both = rows.bits.slice();
  keepBoth(both, free);
  const others = rows.bits.slice();
  takeOut(others, free);
  return [rankBits(both), rankBits(others)];
}
