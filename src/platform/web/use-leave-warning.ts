import { useEffect } from 'react';

/**
 * While `active`, warns before somebody leaves the screen by a link, by closing it or by loading another one. `question`
 * is asked for links within the product; for the rest the browser asks in its own words.
 */
export function useLeaveWarning(active: boolean, question: string): void {
  useEffect(() => {
    if (!active) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // Before the router sees the click.
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null || !leadsElsewhere(link, event)) return;
        if (window.confirm(question)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, [active, question]);
}

/** Whether a click on a link takes this screen away: not with a key that opens it beside, not within the same page. */
function leadsElsewhere(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || link.target === '_blank' || link.hasAttribute('download')) return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
