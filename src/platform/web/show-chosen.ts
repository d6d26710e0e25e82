/** Visible part of the neighbour of a tab that was scrolled to, px: it shows that there is more. */
const PEEK_PX = 24;

/**
 * Scrolls a strip of tabs or links that is wider than the screen until the chosen one is visible. The page isn't
 * scrolled.
 */
export function showChosen(strip: Element): void {
  const chosen = strip.querySelector('[aria-current], [aria-selected="true"]');
  if (chosen === null) return;
  const [one, all] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (one.left < all.left) strip.scrollLeft += one.left - all.left - PEEK_PX;
  else if (one.right > all.right) strip.scrollLeft += one.right - all.right + PEEK_PX;
}
