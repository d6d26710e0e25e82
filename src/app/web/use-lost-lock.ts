import { useEffect, useState } from 'react';
import { reloadOnceThere } from '#platform/web/lost-code.ts';
import { deskGate } from './desk-gate.tsx';

/** How long the lock may take to load before the screen is covered, ms. */
const PATIENCE_MS = 10_000;
/** Before the page is loaded again after the lock has failed to load, ms. */
const RELOAD_MS = 4000;

/**
 * True while a shared computer couldn't lock, because the code of the lock is missing or late. Loads the page again if it
 * failed: browsers remember a failed import until then.
 */
export function useLostLock(isAtDesk: boolean): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isAtDesk) return undefined;
    const left = new AbortController();
    const late = setTimeout(() => setLost(true), PATIENCE_MS);
    const arrive = () => {
      clearTimeout(late);
      setLost(false);
    };
    const fail = () => {
      if (left.signal.aborted) return;
      clearTimeout(late);
      setLost(true);
      setTimeout(() => void reloadOnceThere(left.signal, () => undefined), RELOAD_MS);
    };
    // Effects of the gate, which is around the page, run after this one.
    Promise.resolve()
      .then(() => deskGate.enter())
      .then(arrive, fail);
    return () => {
      left.abort();
      clearTimeout(late);
    };
  }, [isAtDesk]);
  return isLost;
}
