import { type RefObject, useEffect } from 'react';

/** What browsers tell of the network, where they do. @see https://wicg.github.io/netinfo/ */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** A place that is as high as this, in pixels, was kept free for the map. */
const HEIGHT = 300;

/**
 * Calls back when the user scrolls near the place of the map, over a network that is known to be fast
 * and isn't spared. Where the place would have to grow, only as long as it is below the screen: in sight it would push
 * away what the user is about to touch.
 */
export function useGoodNetwork(place: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: Connection };
    if (connection?.effectiveType !== '4g' || connection.saveData) return undefined;
    const look = () => {
      if (place.current === null) return;
      const kept = place.current.getBoundingClientRect();
      if (kept.top < 2 * innerHeight && (kept.top > innerHeight || kept.height >= HEIGHT)) onNear();
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [place, onNear]);
}
