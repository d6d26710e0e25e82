import type { NewsElsewhere, NewsList, NewsState, PracticeNews } from './news-contract.ts';

/** Returns the news of a list that an earlier list didn't have. Without an earlier one none: the screen just opened. */
export function arrivedNews(before: NewsList | undefined, now: NewsList): readonly PracticeNews[] {
  if (before === undefined) return [];
  const known = new Set(before.items.map(({ id }) => id));
  const newest = Math.max(0, ...known);
  // A list is cut off: what was cut moves up once others are seen. But a transaction that took long commits an id that
  // is smaller than the newest.
  const oldest = known.size === 0 ? 0 : Math.min(...known);
  return now.items.filter(({ id, seenAt }) => !known.has(id) && (id > newest || (id > oldest && seenAt === null)));
}

/** Returns at which other places something has arrived since an earlier event; none without one, the screen just opened. */
export function arrivedElsewhere(
  before: readonly NewsElsewhere[] | undefined,
  now: readonly NewsElsewhere[],
): readonly { readonly id: number; readonly hasBooking: boolean }[] {
  const earlier = new Map(before?.map((place) => [place.id, place]));
  return now.flatMap(({ id, newest, newestBooking }) => {
    const was = earlier.get(id);
    if (was === undefined || (newest ?? 0) <= (was.newest ?? 0)) return [];
    return [{ id, hasBooking: (newestBooking ?? 0) > (was.newestBooking ?? 0) }];
  });
}

/** True if a list says what an event reports, so that it needn't be loaded again. */
export function isUpToDate(list: NewsList | undefined, { unseen, newest }: NewsState): boolean {
  return (
    list !== undefined && list.unseen === unseen && Math.max(0, ...list.items.map(({ id }) => id)) === (newest ?? 0)
  );
}
