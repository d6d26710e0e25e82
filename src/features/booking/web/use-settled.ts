import { useEffect, useState } from 'react';

/** The two taps of somebody impatient, or whose hand shakes, are closer together than this, ms. */
const SECOND_TAP_MS = 800;

/**
 * Whether what a button does now has been on screen long enough that a tap is meant for it, and isn't the second one on
 * what stood there before. `what` names it.
 */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const wait = setTimeout(() => setSettled(what), SECOND_TAP_MS);
    return () => {
      clearTimeout(wait);
      setSettled(undefined);
    };
  }, [what]);
  return settled === what;
}
