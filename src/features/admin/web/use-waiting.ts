import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminWaiting } from '#features/admin/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { WAITING } from './admin-queries.ts';

const EVERY_MS = 60_000;

/**
 * Returns how much waits behind the tabs; nothing before it is known. It is counted again when the screen changes, after each change
 * that the administrator makes, and every minute while the page is visible.
 */
export function useWaiting(path: string): AdminWaiting {
  const queryClient = useQueryClient();
  const { data } = usePathQuery(WAITING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen counts again
  useEffect(() => {
    const count = () => void queryClient.refetchQueries({ queryKey: WAITING.queryKey });
    count();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') count();
    }, EVERY_MS);
    const stop = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') count();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [path, queryClient]);

  return data ?? {};
}
