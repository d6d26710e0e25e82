import { type RefObject, useEffect, useRef } from 'react';
import { showChosen } from './show-chosen.ts';

/**
 * Keeps the chosen one visible in a strip of tabs or links that may be wider than the screen, also when a count makes a label
 * wider, until the user scrolls the strip.
 */
export function useChosenInSight<Strip extends Element>(chosen: string): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const { current } = strip;
    if (current === null) return;
    showChosen(current);
    const sizes = new ResizeObserver(() => showChosen(current));
    for (const each of [current, ...current.children]) sizes.observe(each);
    const stop = () => sizes.disconnect();
    current.addEventListener('pointerdown', stop);
    current.addEventListener('wheel', stop, { passive: true });
    return () => {
      stop();
      current.removeEventListener('pointerdown', stop);
      current.removeEventListener('wheel', stop);
    };
  }, [chosen]);
  return strip;
}
