import { type RefCallback, useCallback } from 'react';

/**
 * Sets a CSS variable to the height at which a dialog's foot begins, px from the bottom of the screen, so that a toast
 * stays above its buttons. Returns the ref for the foot.
 */
export function useFootClear(): RefCallback<HTMLElement> {
  return useCallback((foot: HTMLElement | null) => {
    const dialog = foot?.parentElement;
    if (!foot || !dialog) return undefined;
    const { style } = document.documentElement;
    const measure = () =>
      style.setProperty('--dialog-foot', `${window.innerHeight - foot.getBoundingClientRect().top}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(foot);
    observer.observe(dialog);
    return () => {
      observer.disconnect();
      style.removeProperty('--dialog-foot');
    };
  }, []);
}
