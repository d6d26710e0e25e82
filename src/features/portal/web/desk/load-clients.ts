import type { QueryClient } from '@tanstack/react-query';

/** Loads again what shows clients of a place: visits, the queue, what they paid and owe. */
export async function loadAgain(queryClient: QueryClient, providerId: number): Promise<void> {
  const shows = new RegExp(`^/api/portal/providers/${providerId}/(clients/|owed|payments|queue|visits)`);
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => shows.test(String(path)) });
}
