import { useEffect, useEffectEvent, useRef } from 'react';

/** The steps that the history entries of a dialog show, from its first to the current one. */
type Trail = readonly number[];

function trailOf(state: unknown): Trail {
  return (state as { readonly stepTrail?: Trail } | null)?.stepTrail ?? [];
}

/**
 * Gives each step a history entry, so that a phone's Back shows the step before instead of leaving the dialog. `view`
 * is what is on screen now, null while nothing is; `onShow` shows what Back or Forward asks for.
 */
export function useStepHistory(view: number | null, onShow: (view: number) => void): void {
  const latest = useRef(view);
  // Between asking the browser to go back and its arrival, the entry is not yet the one that is meant.
  const goingBack = useRef(false);
  const show = useEffectEvent(onShow);

  useEffect(() => {
    latest.current = view;
    if (view !== null && !goingBack.current) goingBack.current = record(view);
  }, [view]);

  useEffect(() => {
    const arrived = () => {
      if (goingBack.current) {
        goingBack.current = latest.current !== null && record(latest.current);
        return;
      }
      const asked = trailOf(history.state).at(-1);
      if (asked !== undefined && asked !== latest.current) show(asked);
    };
    window.addEventListener('popstate', arrived);
    return () => window.removeEventListener('popstate', arrived);
  }, []);
}

/** Has the history show a step. Answers whether the browser is on its way back to it. */
function record(view: number): boolean {
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

/** Has the present history entry stand for `view`, so that Back from the first step leads to it. */
export function beginSteps(view: number): void {
  history.replaceState({ ...history.state, stepTrail: [view] }, '');
}

/** Goes back to the entry that the steps began at, when they are left otherwise than by Back. */
export function endSteps(): void {
  const steps = trailOf(history.state).length - 1;
  if (steps > 0) history.go(-steps);
}
