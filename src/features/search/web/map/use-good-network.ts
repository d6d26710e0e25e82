import { type RefObject, useEffect } from 'react';

/** Information about the network, in browsers that have it. @see https://wicg.github.io/netinfo/ */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** If the frame has this height (px), the space of the map is already reserved. */
const HEIGHT = 300;

/**
 * Calls back when the user scrolls near the frame of the map, if the network is known to be fast and data saving is off.
 * If the frame would have to grow, only if it may, and while it is below the screen: a visible one would shift the target
 * of a tap.
 */
export function useGoodNetwork(place: RefObject<Element | null>, mayGrow: boolean, onNear: () => void): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: Connection };
    if (connection?.effectiveType !== '4g' || connection.saveData) return undefined;
    const look = () => {
      if (place.current === null) return;
      const kept = place.current.getBoundingClientRect();
      if (kept.top < 2 * innerHeight && ((mayGrow && kept.top > innerHeight) || kept.height >= HEIGHT)) onNear();
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [place, mayGrow, onNear]);
}
