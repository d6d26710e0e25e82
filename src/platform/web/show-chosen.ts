/** How much of the neighbour shows of a tab that was brought into sight, px: there is more to scroll to. */
const PEEK_PX = 24;

/** Scrolls a strip of tabs or links that is wider than the screen until the chosen one is in sight. The page stays where it is. */
export function showChosen(strip: Element): void {
  const chosen = strip.querySelector('[aria-current], [aria-selected="true"]');
  if (chosen === null) return;
  const [one, all] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (one.left < all.left) strip.scrollLeft += one.left - all.left - PEEK_PX;
  else if (one.right > all.right) strip.scrollLeft += one.right - all.right + PEEK_PX;
}
