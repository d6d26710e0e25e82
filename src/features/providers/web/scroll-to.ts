/** Scrolls to an element, smoothly unless somebody asked their device for less motion. */
export function scrollToId(id: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}
