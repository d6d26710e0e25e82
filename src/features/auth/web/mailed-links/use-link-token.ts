import { useEffect, useState } from 'react';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/**
 * Returns the token of the mailed link that led here; null if there is none, undefined before hydration. The token is in
 * the URL's fragment, which browsers don't send, and is removed from the URL to keep it out of the history; with `stays`
 * it remains, so that the page can be loaded again. Let it stay only if the link gives no access to an account.
 */
export function useLinkToken({ stays = false } = {}): string | null | undefined {
  const hydrated = useHydrated();
  const [token] = useState(() => (typeof window === 'undefined' ? '' : window.location.hash.slice(1)));
  useEffect(() => {
    if (token !== '' && !stays) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token, stays]);
  return hydrated ? token || null : undefined;
}
