import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PathQuery } from './query-client.ts';

/** Runs a query of the contract. With `keepPrevious`, the last answer stays on screen while a new one loads. */
export function usePathQuery<T>(
  query: PathQuery<T>,
  options: { readonly enabled?: boolean; readonly keepPrevious?: boolean } = {},
): UseQueryResult<T> {
  return useQuery<T>({
    queryKey: query.queryKey,
    ...(query.meta && { meta: query.meta }),
    enabled: options.enabled ?? true,
    ...(options.keepPrevious && { placeholderData: keepPreviousData as never }),
  });
}
