/**
 * Makes a `details` element behave as a menu: closes on Escape (which gives focus back), on a click outside, when focus
 * leaves, when a link in it is followed, and when the browser goes back or forward. Returns a function that
 * stops it.
 */
export function keepMenu(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => menu.removeAttribute('open');
  const closeUnlessInside = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) close();
  };
  window.addEventListener('popstate', close, { signal });
  document.addEventListener('pointerdown', ({ target }) => closeUnlessInside(target), { signal });
  menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessInside(relatedTarget), { signal });
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close(), {
    signal,
  });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      close();
    },
    { signal },
  );
  return () => listening.abort();
}
