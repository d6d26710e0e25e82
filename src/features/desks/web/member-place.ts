/** How long the screen is given to reach the height it had, ms. */
const SCROLL_MS = 3000;

/** Where a member was: the address and the scroll position. */
export interface Place {
  readonly href: string;
  readonly scrollY: number;
}

/** Returns the place on the screen. */
export function placeHere(): Place {
  const { pathname, search } = window.location;
  return { href: pathname + search, scrollY: window.scrollY };
}

/** Shows a place: `open` renders the page at the address. Scrolls once what was there is loaded, and focuses the heading. */
export function showPlace({ href, scrollY }: Place, open: () => void): void {
  // The entry of an open dialog has a state of its own.
  if (placeHere().href !== href) history.replaceState(null, '', href);
  open();
  const begunAt = performance.now();
  let isMoved = false;
  const onMove = () => {
    isMoved = true;
  };
  const moving = new AbortController();
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(type, onMove, { signal: moving.signal, passive: true });
  }
  const look = () => {
    const { scrollHeight } = document.documentElement;
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    const isReady = scrollHeight - window.innerHeight >= scrollY;
    if (isReady && !isMoved) window.scrollTo(0, scrollY);
    if (isReady || isMoved || performance.now() - begunAt > SCROLL_MS) moving.abort();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
