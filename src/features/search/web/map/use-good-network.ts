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
 * If the frame would have to grow, only while it is below the screen: a visible one would shift the target of a tap; and never
 * once a care type is chosen, because then the page scrolls to the results by itself.
 */
export function useGoodNetwork(place: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: Connection };
    if (connection?.effectiveType !== '4g' || connection.saveData) return undefined;
    const look = () => {
      if (place.current === null) return;
      const kept = place.current.getBoundingClientRect();
      if (
        kept.top < 2 * innerHeight &&
        (kept.height >= HEIGHT || (kept.top > innerHeight && !location.search.includes('careType')))
      )
        onNear();
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [place, onNear]);
}
