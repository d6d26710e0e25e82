import { get, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';
import type { listMyReviews, listReviews, MyReview } from '../contract.ts';

/** Reviews on a page. */
export const REVIEWS_PAGE_SIZE = 10;

/** One page of a provider's reviews, with the total. */
export function reviewsQuery(providerId: string | number, page: number) {
  return getCounted<typeof listReviews>('/api/providers/:id/reviews', {
    params: { id: providerId },
    query: { limit: String(REVIEWS_PAGE_SIZE), ...(page > 1 && { offset: String((page - 1) * REVIEWS_PAGE_SIZE) }) },
  });
}

/** A user's own reviews. */
export function myReviewsOf(userId: number): PathQuery<MyReview[]> {
  return get<typeof listMyReviews>('/api/users/:id/reviews', { params: { id: userId } });
}
