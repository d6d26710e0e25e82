import { useEffect, useState } from 'react';

/** The two taps of an impatient patient, or a shaking hand, are closer together than this, ms. */
const SECOND_TAP_MS = 800;

/**
 * True once a button has been on screen long enough that a tap is meant for it, and isn't the second tap on the button
 * that stood there before. `what` names the button.
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
