import { useState } from 'react';
import { useToday } from '#features/schedules/web/use-today.ts';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import type { FoundProvider } from '../contract.ts';
import type { SearchFilters } from '../rules/search-filters.ts';
import { homeHref, searchQuery } from './search-address.ts';

export interface ProviderSearchState {
  /** The last results; they stay while a new search runs. */
  readonly found: Counted<readonly FoundProvider[]> | undefined;
  /** The filters that `found` belongs to. */
  readonly foundFor: SearchFilters;
  /** The day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
  /** `found` belongs to an earlier search. */
  readonly isOutdated: boolean;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Runs the search with these filters. */
export function useProviderSearch(filters: SearchFilters): ProviderSearchState {
  const query = usePathQuery(searchQuery(filters), { keepPrevious: true });
  const { data, dataUpdatedAt, isPlaceholderData, isFetching, isError, refetch } = query;
  const today = useToday(query, data?.items.map(({ nextSlotAt }) => nextSlotAt) ?? []);
  const [last, setLast] = useState({ filters, atMs: dataUpdatedAt });
  const answer = isPlaceholderData ? last : { filters, atMs: dataUpdatedAt };
  // While a failed search is retried, the results before it are shown again.
  const isNew = answer.atMs !== last.atMs || homeHref(answer.filters) !== homeHref(last.filters);
  if (data !== undefined && isNew) setLast(answer);
  return {
    found: data,
    foundFor: answer.filters,
    today,
    isOutdated: isPlaceholderData,
    isSearching: isFetching,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
