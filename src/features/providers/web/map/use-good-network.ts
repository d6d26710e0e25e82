import { type RefObject, useEffect } from 'react';

/** What browsers tell of the network, where they do. @see https://wicg.github.io/netinfo/ */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Calls back when somebody scrolls towards an element that is still below the screen, over a network that is known to be
 * fast and isn't spared. Never once it is in sight: what grows there would push away what somebody is about to touch.
 */
export function useGoodNetwork(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: Connection };
    if (connection?.effectiveType !== '4g' || connection.saveData) return undefined;
    const look = () => {
      const { top = 0 } = element.current?.getBoundingClientRect() ?? {};
      if (top > innerHeight && top < 2 * innerHeight) onNear();
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [element, onNear]);
}
