import type {
  listApplications,
  ProviderApplication,
  readApplication,
} from '#features/applications/rules/review-contract.ts';
import { pagingOf, textOf } from '#platform/common/list-search.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';

/** The sort orders; the first is the default. */
const ORDERS = ['newest', 'oldest', 'name', 'specialty', 'state'] as const;
const STATUSES = ['pending', 'approved', 'rejected'] as const;

/**
 * The query for the applications, from the query of their screen's URL. Its result is null after a sign-out.
 * @see provider and admin area specification, section 1
 */
export function applicationsQuery(search: URLSearchParams): PathQuery<Counted<ProviderApplication[]> | null> {
  const query = getCounted<typeof listApplications>('/api/admin/provider-applications', {
    query: {
      q: textOf(search, 'q'),
      status: STATUSES.find((known) => known === search.get('status')),
      sort: ORDERS.slice(1).find((known) => known === search.get('sort')),
      ...pagingOf(search),
    },
  });
  return { ...query, meta: { withTotal: true, on401: 'null' } } as PathQuery<Counted<ProviderApplication[]> | null>;
}

/** The query for one application. */
export function applicationQuery(id: number): PathQuery<ProviderApplication> {
  return get<typeof readApplication>('/api/admin/provider-applications/:id', { params: { id } });
}
