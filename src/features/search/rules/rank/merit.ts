/** A rating counts as if this many people had also given the middling one, so that one review doesn't win a list. */
const PRIOR_REVIEWS = 5;
export const PRIOR_TENTHS = 35;

/** A rating (tenths of a star) as it counts in a list. */
export function discountedRating(ratingTenths: number, reviewCount: number): number {
  return (ratingTenths * reviewCount + PRIOR_TENTHS * PRIOR_REVIEWS) / (reviewCount + PRIOR_REVIEWS);
}

/** What providers are ordered by where nothing else tells them apart. */
export interface Merit {
  readonly bookable: boolean;
  /** As `discountedRating` makes it. */
  readonly rating: number;
  /** As `facilitySize` tells it. */
  readonly size: number;
  readonly id: number;
}

/** Those who can be booked before listings, then the better rated, then the bigger house, then the id, so that pages don't shuffle. */
export function compareMerit(a: Merit, b: Merit): number {
  if (a.bookable !== b.bookable) return a.bookable ? -1 : 1;
  return b.rating - a.rating || b.size - a.size || a.id - b.id;
}

/** The rows in the order of their merit, from the rows in the order of their ids. Yields now and then. */
export function* inOrderOfMerit(
  rowsById: Int32Array,
  { rating, bookable, size }: { rating: Float64Array; bookable: Uint8Array; size: Uint8Array },
): Generator<void, Uint32Array> {
  // There are few different ratings, so rows are dealt out to them; those of one rating and size stay in the order of ids.
  const counts = new Map<number, number[]>();
  const countsOf = (row: number) => {
    const key = (bookable[row] === 1 ? 1000 : 0) + (rating[row] ?? 0);
    const known = counts.get(key) ?? [0, 0, 0, 0];
    counts.set(key, known);
    return known;
  };
  for (let at = 0; at < rowsById.length; at++) {
    const row = rowsById[at] ?? 0;
    const bySize = countsOf(row);
    bySize[size[row] ?? 0] = (bySize[size[row] ?? 0] ?? 0) + 1;
    if ((at & 0xffff) === 0) yield;
  }
  let place = 0;
  for (const key of [...counts.keys()].sort((a, b) => b - a)) {
    const bySize = counts.get(key) ?? [];
    for (let of = bySize.length - 1; of >= 0; of--) {
      const count = bySize[of] ?? 0;
      bySize[of] = place;
      place += count;
    }
  }
  const ordered = new Uint32Array(rowsById.length);
  for (let at = 0; at < rowsById.length; at++) {
    const row = rowsById[at] ?? 0;
    const next = countsOf(row);
    const free = next[size[row] ?? 0] ?? 0;
    ordered[free] = row;
    next[size[row] ?? 0] = free + 1;
    if ((at & 0xffff) === 0) yield;
  }
  return ordered;
}
