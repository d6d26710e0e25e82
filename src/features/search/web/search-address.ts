import { urlOf } from '#platform/web/calls/call.ts';
import { getCounted } from '#platform/web/calls/query-client.ts';
import type { searchProviders } from '../contract.ts';
import { queryOf, readFilters, type SearchFilters, writeFilters } from '../rules/search-filters.ts';

/** The section of the home page that holds the search. @see patient-area specification, section 2 */
export const SEARCH_ID = 'provider-search';
/** The heading above the results. */
export const RESULTS_ID = 'results';

/** Returns the filters in the query string of the home page. */
export function filtersOf(search: URLSearchParams): SearchFilters {
  return readFilters(Object.fromEntries(search));
}

/** Returns the address of the home page with these filters; with a provider id, the booking of that provider is open. */
export function homeHref(filters: SearchFilters, providerId?: number): string {
  return urlOf('/', {}, { ...writeFilters(filters), providerId });
}

/** True if the search is the current page, and no booking is open. */
export function isSearchInFront(): boolean {
  const { pathname, search } = window.location;
  return pathname === '/' && !/[?&]providerId=/.test(search);
}

/** The query for one page of results, with the total. */
export function searchQuery(filters: SearchFilters) {
  return getCounted<typeof searchProviders>('/api/providers', { query: { ...queryOf(filters), brief: 'true' } });
}
