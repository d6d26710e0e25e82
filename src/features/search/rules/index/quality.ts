/** A rating counts as if this many more people had given the middle rating, so that one review doesn't top a list. */
const PRIOR_REVIEWS = 5;
/** The middle rating, tenths of a star. */
export const PRIOR_TENTHS = 35;

/** Returns the Bayesian average of a rating (tenths of a star), by which lists are ordered. */
export function discountedRating(ratingTenths: number, reviewCount: number): number {
  return (ratingTenths * reviewCount + PRIOR_TENTHS * PRIOR_REVIEWS) / (reviewCount + PRIOR_REVIEWS);
}

/** What providers are ordered by if they are equal for a search. */
export interface Quality {
  readonly bookable: boolean;
  /** @see discountedRating */
  readonly rating: number;
  /** @see facilitySize */
  readonly size: number;
  readonly id: number;
}

/** Bookable providers first, then the higher rating, then the larger facility, then the id, so that pages don't shuffle. */
export function compareQuality(a: Quality, b: Quality): number {
  if (a.bookable !== b.bookable) return a.bookable ? -1 : 1;
  return b.rating - a.rating || b.size - a.size || a.id - b.id;
}

interface QualityColumns {
  readonly rating: Float64Array;
  readonly bookable: Uint8Array;
  readonly size: Uint8Array;
}

/** One more than the largest facility size. */
const SIZES = 4;

/**
 * Returns the rows in the order of `compareQuality`, given the rows in the order of their ids. A bucket sort: there are few
 * different ratings. Yields now and then.
 */
export function* sortByQuality(rowsById: Int32Array, columns: QualityColumns): Generator<void, Uint32Array> {
  const { rating, bookable, size } = columns;
  const ratingKey = (row: number) => (bookable[row] === 1 ? 1000 : 0) + (rating[row] ?? 0);
  /** For each rating the number of rows of each size; then the next free position of each. */
  const buckets = new Map<number, number[]>();
  for (let at = 0; at < rowsById.length; at++) {
    const row = rowsById[at] ?? 0;
    const key = ratingKey(row);
    let counts = buckets.get(key);
    if (counts === undefined) buckets.set(key, (counts = new Array<number>(SIZES).fill(0)));
    increment(counts, size[row] ?? 0);
    if ((at & 0xffff) === 0) yield;
  }
  countsToPositions(buckets);
  const ordered = new Uint32Array(rowsById.length);
  for (let at = 0; at < rowsById.length; at++) {
    const row = rowsById[at] ?? 0;
    ordered[increment(buckets.get(ratingKey(row)) ?? [], size[row] ?? 0)] = row;
    if ((at & 0xffff) === 0) yield;
  }
  return ordered;
}

/** Replaces each count by the number of rows that come before its first one. */
function countsToPositions(buckets: ReadonlyMap<number, number[]>): void {
  let position = 0;
  for (const key of [...buckets.keys()].sort((a, b) => b - a)) {
    const bySize = buckets.get(key) ?? [];
    for (let size = SIZES - 1; size >= 0; size--) {
      const count = bySize[size] ?? 0;
      bySize[size] = position;
      position += count;
    }
  }
}

/** Adds 1 to an element and returns what it was before. */
function increment(counts: number[], at: number): number {
  const before = counts[at] ?? 0;
  counts[at] = before + 1;
  return before;
}
