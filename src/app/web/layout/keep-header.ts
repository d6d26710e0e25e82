/** How far down the header turns solid, px. @see provider and admin area specification, section 9 */
const SOLID_AFTER_PX = 10;

/** Marks the header (`data-solid`) while the page is scrolled by more than 10 px. Returns a function that stops it. */
export function keepHeader(header: HTMLElement): () => void {
  const mark = () => header.toggleAttribute('data-solid', window.scrollY > SOLID_AFTER_PX);
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  return () => window.removeEventListener('scroll', mark);
}
