import type { QueryClient } from '@tanstack/react-query';

/**
 * Loads again what lists clients of a place: visits and the queue. What they paid and owe is loaded when it is shown next: a
 * client who became a part of another one is gone by then.
 */
export async function loadAgain(queryClient: QueryClient, providerId: number): Promise<void> {
  const own = `/api/portal/providers/${providerId}/`;
  const among = (parts: readonly string[]) => ({
    predicate: ({ queryKey: [path] }: { readonly queryKey: readonly unknown[] }) =>
      parts.some((part) => String(path).startsWith(own + part)),
  });
  await queryClient.invalidateQueries({ ...among(['clients/', 'owed', 'payments']), refetchType: 'none' });
  await queryClient.invalidateQueries(among(['queue', 'visits']));
}
