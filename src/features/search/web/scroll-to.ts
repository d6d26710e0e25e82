import { RESULTS_ID } from './search-address.ts';

/** Scrolls to an element, smoothly unless somebody asked their device for less motion. */
export function scrollToId(id: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

/** Out of the search box, which goes out of sight: a phone puts its keyboard away. */
export function goToResults(): void {
  focusResults();
  scrollToId(RESULTS_ID);
}

/** For what goes away when it is pressed, and must not take the focus with it. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
}
