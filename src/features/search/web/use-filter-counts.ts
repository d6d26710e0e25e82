import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import type { countProviders, FilterCounts } from '../contract.ts';
import { queryOf, type SearchFilters } from '../rules/search-filters.ts';

/** How many each choice of each filter would leave; undefined until known, and while nobody looks at the filters. */
export function useFilterCounts(filters: SearchFilters, isWanted: boolean): FilterCounts | undefined {
  const { limit: _limit, offset: _offset, ...query } = queryOf(filters);
  const { data } = usePathQuery(get<typeof countProviders>('/api/providers/counts', { query }), {
    enabled: isWanted,
    keepPrevious: true,
  });
  return isWanted ? data : undefined;
}
