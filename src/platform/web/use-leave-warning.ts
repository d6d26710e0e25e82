import { useEffect } from 'react';

/** What each form asks that another tab of its screen would take away; the first one is asked for all of them. */
const questions = new Map<symbol, string>();
/** Clicks that were asked about: several forms of a screen ask once. */
const asked = new WeakSet<Event>();

/**
 * While `active`, warns before somebody leaves the screen by a link, by closing it or by loading another one. `question`
 * is asked for links within the product, to another tab of the screen too unless `tabsKeep` what was changed; for the rest
 * the browser asks in its own words.
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
        if (asked.has(event)) return;
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null || !leadsElsewhere(link, event, tabsKeep)) return;
        asked.add(event);
        if (window.confirm(question)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    return () => {
      questions.delete(me);
      listening.abort();
    };
  }, [active, question, tabsKeep]);
}

/** Asks whether the screen may be left, where it has changes that aren't saved. For ways out that are no links. */
export function mayLeave(): boolean {
  const [question] = questions.values();
  return question === undefined || window.confirm(question);
}

/** Whether a click on a link takes this screen away: not with a key that opens it beside, not within the same page. */
function leadsElsewhere(
  link: HTMLAnchorElement,
  { ctrlKey, metaKey, shiftKey }: MouseEvent,
  tabsKeep: boolean,
): boolean {
  if (ctrlKey || metaKey || shiftKey || link.target === '_blank' || link.hasAttribute('download')) return false;
  const { origin, pathname, search } = window.location;
  if (link.origin !== origin) return false;
  return link.pathname !== pathname || (!tabsKeep && link.search !== search);
}
