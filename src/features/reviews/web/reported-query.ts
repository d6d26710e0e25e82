import { type Counted, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';
import type { listReported, ReportedReview } from '../contract.ts';

/** Reported reviews on a page. */
export const REPORTED_PER_PAGE = 20;

/** Reads the filter and the page, counted from 1, from an address. */
export function reportedViewOf(search: URLSearchParams): { readonly state: 'open' | 'decided'; readonly page: number } {
  const page = search.get('page') ?? '';
  return {
    state: search.get('state') === 'decided' ? 'decided' : 'open',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query for the reported reviews of an address. */
export function reportedQuery(search: URLSearchParams): PathQuery<Counted<ReportedReview[]>> {
  const { state, page } = reportedViewOf(search);
  return getCounted<typeof listReported>('/api/admin/reviews', {
    query: { state, limit: String(REPORTED_PER_PAGE), offset: String((page - 1) * REPORTED_PER_PAGE) },
  });
}
