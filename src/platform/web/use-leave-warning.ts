import { useEffect } from 'react';

/** The warning of each form before another tab of its screen opens; the first one stands for all of them. */
const questions = new Map<symbol, string>();
/** Clicks and steps in the history that were handled: several forms of a screen warn once. */
const handled = new WeakSet<Event>();

/**
 * While `active`, warns before a user leaves the screen by a link, by Back, by closing it or by loading another one.
 * `question` is shown for navigation within the product, to another tab of the screen too unless `tabsKeep` the changes;
 * otherwise the browser shows its own words.
 */
export function useLeaveWarning(active: boolean, question: string, { tabsKeep = false } = {}): void {
  useEffect(() => {
    if (!active) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const me = Symbol(question);
    if (!tabsKeep) questions.set(me, question);
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // Before the router sees the click.
    document.addEventListener(
      'click',
      (event) => {
        if (handled.has(event)) return;
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null || opensBeside(link, event) || !isElsewhere(link, window.location, tabsKeep)) return;
        handled.add(event);
        if (window.confirm(question)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    guardHistory(question, tabsKeep, signal);
    return () => {
      questions.delete(me);
      listening.abort();
    };
  }, [active, question, tabsKeep]);
}

/** True if the screen may be left, after a warning if it has unsaved changes. For exits that are no links. */
export function mayLeave(): boolean {
  const [question] = questions.values();
  return question === undefined || window.confirm(question);
}

/**
 * Asks before Back or Forward shows another screen of the product, in browsers with the Navigation API. At `popstate` it
 * is too late: the router has removed the form.
 */
function guardHistory(question: string, tabsKeep: boolean, signal: AbortSignal): void {
  (window as { readonly navigation?: Navigation }).navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || handled.has(event)) return;
      const { sameDocument, url } = event.destination;
      if (!sameDocument || url === null || !isElsewhere(new URL(url), window.location, tabsKeep)) return;
      handled.add(event);
      if (!window.confirm(question)) event.preventDefault();
    },
    { signal },
  );
}

/** True for a click that opens its target in another window or tab. */
function opensBeside(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || link.target === '_blank' || link.hasAttribute('download');
}

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/** True if an address of this product is another screen than the present one, or another tab of it. */
function isElsewhere(there: Address, { origin, pathname, search }: Address, tabsKeep: boolean): boolean {
  if (there.origin !== origin) return false;
  return there.pathname !== pathname || (!tabsKeep && there.search !== search);
}
