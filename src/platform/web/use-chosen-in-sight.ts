import { type RefObject, useEffect, useRef } from 'react';
import { showChosen } from './show-chosen.ts';

/** Keeps the chosen one visible in a strip of tabs or links that may be wider than the screen. */
export function useChosenInSight<Strip extends Element>(chosen: string): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    if (strip.current !== null) showChosen(strip.current);
  }, [chosen]);
  return strip;
}
