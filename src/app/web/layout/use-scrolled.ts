import { useSyncExternalStore } from 'react';

/** How far down the header turns solid, px. @see provider and admin area specification, section 9 */
const SOLID_AFTER_PX = 10;

/** Whether the page is scrolled by more than 10 px; false on the server. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SOLID_AFTER_PX,
    () => false,
  );
}

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
