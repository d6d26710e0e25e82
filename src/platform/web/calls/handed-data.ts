import type { QueryClient, QueryMeta, QueryState } from '@tanstack/react-query';

/** The result or failure of one query that the server ran for a page. */
export interface HandedQuery {
  readonly queryKey: readonly unknown[];
  readonly meta: QueryMeta | undefined;
  readonly state: QueryState;
}

/** Returns the results of the queries that the server ran for a page. */
export function handOver(client: QueryClient): HandedQuery[] {
  const queries = client.getQueryCache().getAll();
  return queries
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey, meta, state }) => ({ queryKey, meta, state }));
}

/**
 * Puts the server's results into the browser's cache. The library's own `hydrate` also restores pending queries and
 * mutations, of which there are none, and adds half a kilobyte to every first load.
 */
export function takeOver(client: QueryClient, handed: readonly HandedQuery[]): void {
  for (const { queryKey, meta, state } of handed)
    client.getQueryCache().build(client, { queryKey, ...(meta && { meta }) }, state);
}
