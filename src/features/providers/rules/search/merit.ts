/** A rating counts as if this many people had also given the middling one, so that one review doesn't win a list. */
export const PRIOR_REVIEWS = 5;
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
  readonly id: number;
}

/** Those who can be booked before listings, then the better rated, then the id, so that pages don't shuffle. */
export function compareMerit(a: Merit, b: Merit): number {
  if (a.bookable !== b.bookable) return a.bookable ? -1 : 1;
  return b.rating - a.rating || a.id - b.id;
}

/** The rows in the order of their merit, from the rows in the order of their ids. Yields now and then. */
export function* inOrderOfMerit(
  rowsById: Int32Array,
  rating: Float64Array,
  bookable: Uint8Array,
): Generator<void, Uint32Array> {
  // There are few different ratings, so rows are dealt out to them; those of one rating stay in the order of ids.
  const sizes = new Map<number, number>();
  const keyOf = (row: number) => (bookable[row] === 1 ? 1000 : 0) + (rating[row] ?? 0);
  for (let at = 0; at < rowsById.length; at++) {
    const key = keyOf(rowsById[at] ?? 0);
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
    if ((at & 0xffff) === 0) yield;
  }
  const next = new Map<number, number>();
  let place = 0;
  for (const key of [...sizes.keys()].sort((a, b) => b - a)) {
    next.set(key, place);
    place += sizes.get(key) ?? 0;
  }
  const ordered = new Uint32Array(rowsById.length);
  for (let at = 0; at < rowsById.length; at++) {
    const row = rowsById[at] ?? 0;
    const key = keyOf(row);
    const free = next.get(key) ?? 0;
    ordered[free] = row;
    next.set(key, free + 1);
    if ((at & 0xffff) === 0) yield;
  }
  return ordered;
}
