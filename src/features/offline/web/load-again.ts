import type { QueryClient } from '@tanstack/react-query';

/** Loads again what is on the screen. Resolves once all of it is newer than the call. */
export async function loadAgain(queryClient: QueryClient): Promise<void> {
  // What loads for the first time may be from before, and invalidating it changes nothing while it is under way.
  const underWay = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries();
  await queryClient.invalidateQueries({ predicate: (query) => underWay.includes(query) });
}
