import { useEffect, useEffectEvent, useRef } from 'react';

/** The view of the screen under a dialog. */
export const CLOSED = -1;

/** The steps that the history entries of a dialog show, from its first to the current one. */
type Trail = readonly number[];

/** Number of dialogs showing a step; history entries are cleaned up only at 0. */
let showing = 0;

/**
 * True from going back until its `popstate`: until then the present entry is still the old one. One for the page, because
 * several dialogs of a screen would otherwise each go back from the same entry.
 */
let isGoingBack = false;

/** Records the view of each mounted dialog, once the browser has gone back. */
const recorders = new Set<() => void>();

function goBack(steps: number): void {
  isGoingBack = true;
  window.addEventListener(
    'popstate',
    () => {
      isGoingBack = false;
      for (const recordView of recorders) recordView();
    },
    { once: true },
  );
  history.go(-steps);
}

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
  const show = useEffectEvent(onShow);

  useEffect(() => {
    latest.current = view;
    if (view !== null) record(view);
    if (view === null || view === CLOSED) return undefined;
    showing += 1;
    return () => {
      showing -= 1;
    };
  }, [view]);

  useEffect(() => {
    const recordView = () => {
      if (latest.current !== null) record(latest.current);
    };
    const arrived = () => {
      const step = trailOf(history.state).at(-1);
      if (!isGoingBack && step !== undefined && step !== latest.current) show(step);
    };
    recorders.add(recordView);
    window.addEventListener('popstate', arrived);
    return () => {
      recorders.delete(recordView);
      window.removeEventListener('popstate', arrived);
    };
  }, []);
}

/** Moves the history to a step, unless the browser is going back: then the view is recorded on arrival. */
function record(view: number): void {
  if (isGoingBack) return;
  if (view === CLOSED) {
    endSteps();
    return;
  }
  const { state } = history;
  const trail = trailOf(state);
  const current = trail.at(-1);
  if (current === view) return;
  if (trail.at(-2) === view) goBack(1);
  else if (current === undefined || view < current) {
    history.replaceState({ ...state, stepTrail: [...trail.slice(0, -1), view] }, '');
  } else {
    history.pushState({ ...state, stepTrail: [...trail, view] }, '');
  }
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
 * Does nothing while a dialog shows a step, or the browser is going back already.
 */
export function endSteps(): void {
  const trail = trailOf(history.state);
  if (trail[0] === CLOSED && trail.length > 1 && showing === 0 && !isGoingBack) goBack(trail.length - 1);
}
