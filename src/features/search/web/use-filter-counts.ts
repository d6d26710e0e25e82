import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import type { countProviders, FilterCounts } from '../contract.ts';
import { queryOf, type SearchFilters } from '../rules/search-filters.ts';

/** Returns the number of results for each choice of each filter; undefined until known, and while not wanted. */
export function useFilterCounts(filters: SearchFilters, isWanted: boolean): FilterCounts | undefined {
  const { limit: _limit, offset: _offset, ...query } = queryOf(filters);
  const { data } = usePathQuery(get<typeof countProviders>('/api/providers/counts', { query }), {
    enabled: isWanted,
    keepPrevious: true,
  });
  return isWanted ? data : undefined;
}
