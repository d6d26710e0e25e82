import { RESULTS_ID } from './search-address.ts';

/** Scrolls to an element, smoothly unless the device is set to reduced motion. */
export function scrollToId(id: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

/** Moves the focus from the search box to the results: a phone closes its keyboard. */
export function goToResults(): void {
  focusResults();
  scrollToId(RESULTS_ID);
}

/** Moves the focus to the results, for links that disappear when they are pressed. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
}
