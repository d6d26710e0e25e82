import { useEffect, useState } from 'react';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/**
 * The token of the mailed link that led here; null when the address has none, undefined while that isn't known. It comes
 * in the part of the address that browsers send to nobody, and is taken out of there, so that it stays in no history.
 */
export function useLinkToken(): string | null | undefined {
  const hydrated = useHydrated();
  const [token] = useState(() => (typeof window === 'undefined' ? '' : window.location.hash.slice(1)));
  useEffect(() => {
    if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return hydrated ? token || null : undefined;
}
