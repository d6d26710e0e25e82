import type { Specialty } from '#features/directory/rules/specialties.ts';
import { anyOf, freeRows, type Moment, postingsAt } from '../index/filtering.ts';
import { flagKey, specialtyKey } from '../index/indexed-provider.ts';
import { inAll, inAny } from '../index/row-joins.ts';
import type { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import { SegmentCache } from '../index/segment-cache.ts';
import { isFacilityWord } from '../query/facility-words.ts';
import { withBiggestHospitals } from '../query/known-phrases.ts';
import { type MatchedPart, matchesOf } from '../query/part-matches.ts';
import { keyOfPart, type QueryPart } from '../query/query-part.ts';
import { isOnlyFacilityWords, type Relaxation } from '../query/relaxation.ts';
import type { ResolvedPart } from '../query/resolve-query.ts';
import { type FoundRow, firstByQuality, topByQuality } from './found-row.ts';
import { FREE, scorer } from './score.ts';

/** Maximum number of rows that are scored; of more, those of the highest quality. */
const MAX_SCORED = 600;

/** The matches of a query in one segment. */
export interface TextMatch {
  readonly rows: RowSet;
  /** The rows that are scored, and the score of each, ignoring availability. */
  readonly scored: { readonly rows: Uint32Array; readonly scores: Float64Array };
}

const NO_DOCTORS = (['Pharmacy', 'Laboratory & Diagnostics'] satisfies Specialty[]).map(specialtyKey);

/** A reader turns pages, and each page also counts the filters. */
const cache = new SegmentCache<TextMatch>({ maxSize: 10_000_000, sizeOf: bytesOf });

/** Returns the rows that match every part of a query. */
export function matchText(
  segment: Segment,
  read: readonly ResolvedPart[],
  wanted: RowSet,
  relaxation: Relaxation,
): TextMatch {
  const key = read.map(({ part, spellings }) => [...keyOfPart(part), part.isOptional, spellings]);
  return cache.get(segment, JSON.stringify([key, relaxation, wanted.id]), () =>
    matchOf(segment, rowsOf(segment, read, wanted, relaxation), read, relaxation),
  );
}

/** Keeps no row sets of the parts: they are looked up again if the caller needs the order. */
function matchOf(segment: Segment, rows: RowSet, read: readonly ResolvedPart[], relaxation: Relaxation): TextMatch {
  let scored: TextMatch['scored'] | undefined;
  return {
    rows,
    get scored() {
      scored ??= scoredOf(segment, rows, partsOf(segment, read, relaxation));
      return scored;
    },
  };
}

function rowsOf(segment: Segment, read: readonly ResolvedPart[], wanted: RowSet, relaxation: Relaxation): RowSet {
  const demanded = partsOf(segment, read, relaxation)
    .filter(({ part }) => !part.isOptional && !(relaxation.anyFacilityWord && isFacilityWord(part)))
    .filter(({ part }) => !(relaxation.anyOffer && part.kind === 'offer'))
    .filter(({ part }) => !(relaxation.anyWord && part.kind === 'word' && !isFacilityWord(part)))
    .map(({ found }) => found.any);
  const pool =
    relaxation.anyFacilityWord && isOnlyFacilityWords(read.map(({ part }) => part))
      ? doctorsOf(segment, wanted)
      : wanted;
  const isAnyone = relaxation.anyOffer && read.every(({ part }) => part.kind === 'offer');
  // An optional part is not required, and alone it finds no provider.
  const answering = (all: readonly RowSet[]) =>
    all.length === 0 && pool === wanted && !isAnyone ? inAny([], wanted.size) : inAll([pool, ...all]);
  if (!relaxation.exceptOne) return answering(demanded);
  const allButOne = demanded.map((one) => answering(demanded.filter((any) => any !== one)));
  return inAny(allButOne, wanted.size);
}

/** Returns those rows at which a doctor may work. */
function doctorsOf(segment: Segment, rows: RowSet): RowSet {
  return rows.without(inAny(postingsAt(segment, NO_DOCTORS), rows.size));
}

function partsOf(segment: Segment, read: readonly ResolvedPart[], relaxation: Relaxation): MatchedPart[] {
  return read.map(({ part: original, spellings }) => {
    const { corrected = [], nearly = [] } = spellings ?? {};
    const spelt =
      spellings && relaxation.anySpelling ? { ...spellings, corrected: [...corrected, ...nearly] } : spellings;
    const part = relaxed(original, relaxation);
    return { part, found: matchesOf(segment, part, spelt, relaxation.widerKm) };
  });
}

function relaxed(part: QueryPart, { bigHospitals, anyFacilityWord, anyOffer }: Relaxation): QueryPart {
  if (bigHospitals && part.kind === 'care') return withBiggestHospitals(part);
  // A name proves nothing: "Zango Aya (NHIS)" is no hospital that accepts NHIS.
  return part.kind === 'offer' && (anyFacilityWord || anyOffer) ? { ...part, terms: [] } : part;
}

function bytesOf({ rows }: TextMatch): number {
  return rows.bytes + 12 * Math.min(rows.count, MAX_SCORED) + 1000;
}

/** Returns the first `count` matches of a query, the best first. */
export function bestAnswers(segment: Segment, { rows, scored }: TextMatch, moment: Moment, count: number): FoundRow[] {
  const free = inAll([freeRows(segment, 'any', moment), anyOf(segment, [flagKey('acceptingNewPatients')])]);
  const best: FoundRow[] = [];
  for (const [at, row] of scored.rows.entries()) {
    const found = { segment, row, square: 0, score: (scored.scores[at] ?? 0) + (free.has(row) ? FREE : 0) };
    const last = best.length < count ? undefined : best.at(-1);
    if (last !== undefined && compareAnswers(found, last) > 0) continue;
    best.splice(placeIn(best, found), 0, found);
    if (best.length > count) best.pop();
  }
  if (best.length >= Math.min(count, rows.count)) return best;
  const seen = new Set(scored.rows);
  const rest = firstByQuality(segment, rows, count + seen.size).filter((row) => !seen.has(row));
  const more = rest.map((row): FoundRow => ({ segment, row, square: 0, score: -1 }));
  return [...best, ...more].slice(0, count);
}

function scoredOf(segment: Segment, rows: RowSet, parts: readonly MatchedPart[]): TextMatch['scored'] {
  const candidates = candidatesOf(segment, rows, parts);
  return { rows: candidates, scores: Float64Array.from(candidates, scorer(segment, parts)) };
}

/** Returns the rows to score: first those whose name or record matches every word, then others, by quality. */
function candidatesOf(segment: Segment, rows: RowSet, parts: readonly MatchedPart[]): Uint32Array {
  if (rows.count <= MAX_SCORED) return topByQuality(segment, rows, MAX_SCORED);
  const demanded = parts.filter(({ part }) => !part.isOptional);
  const strong = inAll([rows, ...demanded.map(({ found }) => found.strong)]);
  const first = topByQuality(segment, strong, MAX_SCORED);
  if (first.length === MAX_SCORED) return first;
  const others = topByQuality(segment, rows.without(strong), MAX_SCORED - first.length);
  const both = new Uint32Array(first.length + others.length);
  both.set(first);
  both.set(others, first.length);
  return both;
}

function placeIn(best: readonly FoundRow[], found: FoundRow): number {
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = best[middle];
    if (other !== undefined && compareAnswers(other, found) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareAnswers(a: FoundRow, b: FoundRow): number {
  return b.score - a.score || (a.segment.rank[a.row] ?? 0) - (b.segment.rank[b.row] ?? 0);
}
