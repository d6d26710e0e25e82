import { useState } from 'react';
import { useToday } from '#features/schedules/web/use-today.ts';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import type { FoundProvider } from '../contract.ts';
import type { SearchFilters } from '../rules/search-filters.ts';
import { homeHref, searchQuery } from './search-address.ts';

export interface ProviderSearchState {
  /** What was found last; stays while a new search runs. */
  readonly found: Counted<readonly FoundProvider[]> | undefined;
  /** What `found` answers. */
  readonly foundFor: SearchFilters;
  /** The day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
  /** `found` answers an earlier search. */
  readonly isOutdated: boolean;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Runs the search that the address names. */
export function useProviderSearch(filters: SearchFilters): ProviderSearchState {
  const query = usePathQuery(searchQuery(filters), { keepPrevious: true });
  const { data, dataUpdatedAt, isPlaceholderData, isFetching, isError, refetch } = query;
  const today = useToday(query, data?.items.map(({ nextSlotAt }) => nextSlotAt) ?? []);
  const [last, setLast] = useState({ filters, atMs: dataUpdatedAt });
  const answer = isPlaceholderData ? last : { filters, atMs: dataUpdatedAt };
  // While a search that failed is tried again, what the last one found is there once more.
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
