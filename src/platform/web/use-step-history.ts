import { useEffect, useEffectEvent, useRef } from 'react';

/** The view of the screen under a dialog. */
export const CLOSED = -1;

/** The steps that the history entries of a dialog show, from its first to the current one. */
type Trail = readonly number[];

/** Number of dialogs showing a step; history entries are cleaned up only at 0. */
let showing = 0;

function trailOf(state: unknown): Trail {
  return (state as { readonly stepTrail?: Trail } | null)?.stepTrail ?? [];
}

/**
 * Gives each step a history entry, so that a phone's Back shows the step before instead of leaving the dialog. `view`
 * is the view on screen: null while there is none, `CLOSED` to go back to the entry before the first step. `onShow` shows
 * the view to which Back or Forward leads.
 */
export function useStepHistory(view: number | null, onShow: (view: number) => void): void {
  const latest = useRef(view);
  // True from `history.back()` until its `popstate`: until then the present entry is still the old one.
  const goingBack = useRef(false);
  const show = useEffectEvent(onShow);

  useEffect(() => {
    latest.current = view;
    if (view !== null && !goingBack.current) goingBack.current = record(view);
    if (view === null || view === CLOSED) return undefined;
    showing += 1;
    return () => {
      showing -= 1;
    };
  }, [view]);

  useEffect(() => {
    const arrived = () => {
      if (goingBack.current) {
        goingBack.current = latest.current !== null && record(latest.current);
        return;
      }
      const step = trailOf(history.state).at(-1);
      if (step !== undefined && step !== latest.current) show(step);
    };
    window.addEventListener('popstate', arrived);
    return () => window.removeEventListener('popstate', arrived);
  }, []);
}

/** Moves the history to a step. Returns whether the browser is going back to it. */
function record(view: number): boolean {
  if (view === CLOSED) return endSteps();
  const { state } = history;
  const trail = trailOf(state);
  const current = trail.at(-1);
  if (current === view) return false;
  if (trail.at(-2) === view) {
    history.back();
    return true;
  }
  if (current === undefined || view < current) {
    history.replaceState({ ...state, stepTrail: [...trail.slice(0, -1), view] }, '');
  } else {
    history.pushState({ ...state, stepTrail: [...trail, view] }, '');
  }
  return false;
}

/** Marks the present history entry as the closed dialog, so that Back from the first step closes it. */
export function beginSteps(): void {
  history.replaceState({ ...history.state, stepTrail: [CLOSED] }, '');
}

/** True if the present history entry is one of a dialog, or the one that a dialog was opened from. */
export function hasSteps(): boolean {
  return trailOf(history.state).length > 0;
}

/**
 * Goes back to the entry that the steps began at, when they are left other than by Back, or by loading the page again.
 * Returns whether the browser is going back.
 */
export function endSteps(): boolean {
  const trail = trailOf(history.state);
  const steps = trail[0] === CLOSED && showing === 0 ? trail.length - 1 : 0;
  if (steps > 0) history.go(-steps);
  return steps > 0;
}
