import { useEffect } from 'react';

/** How often visits are loaded again, ms: a desk watches them all day. */
const LOOK_AGAIN_MS = 60_000;

/** Loads the visits on a screen again every minute while it is visible. */
export function useRefetch(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
}
