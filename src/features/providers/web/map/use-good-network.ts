import { type RefObject, useEffect } from 'react';

/** What browsers tell of the network, where they do. @see https://wicg.github.io/netinfo/ */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Calls back once when somebody has scrolled to an element over a network that is known to be fast and isn't spared. */
export function useGoodNetwork(element: RefObject<Element | null>, onReached: () => void): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: Connection };
    if (connection?.effectiveType !== '4g' || connection.saveData) return undefined;
    const look = () => {
      const { top = -1, bottom = 0 } = element.current?.getBoundingClientRect() ?? {};
      if (top >= 0 && bottom <= innerHeight) onReached();
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [element, onReached]);
}
