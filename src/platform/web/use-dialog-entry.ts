import { useEffect } from 'react';
import { mayLeave } from './use-leave-warning.ts';
import { beginSteps, CLOSED, hasSteps, useStepHistory } from './use-step-history.ts';

const OPEN = 0;

/**
 * Gives the dialog over a screen a history entry, so that a phone's Back closes it and the screen stays. If something in
 * it isn't saved (`useLeaveWarning`), closing it needs a confirmation, unless closing it `losesNothing` because the
 * screen below still shows it. Returns what to call before it opens, and how to close it other than by Back.
 */
export function useDialogEntry(
  isOpen: boolean,
  close: () => void,
  { losesNothing = false } = {},
): { readonly begin: () => void; readonly askAndClose: () => void } {
  const mayClose = () => losesNothing || mayLeave();
  useEntryOfKept(isOpen);
  useStepHistory(isOpen ? OPEN : CLOSED, (step) => {
    if (step !== CLOSED) return;
    if (mayClose()) close();
    else history.forward();
  });
  useScrollOfClosing(isOpen);
  return {
    begin: () => {
      beginSteps();
      history.scrollRestoration = 'manual';
    },
    askAndClose: () => {
      if (mayClose()) close();
    },
  };
}

/** Gives a dialog that opens by itself, because its person comes back to it, the entry that opening it would have. */
function useEntryOfKept(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen && !hasSteps()) beginSteps();
  }, [isOpen]);
}

/**
 * Keeps the scroll position that closing the dialog chose. The screen doesn't scroll under a dialog, and a slow browser
 * arrives at its entry after the closing has focused and shown another element: restoring the position would hide that.
 */
function useScrollOfClosing(isOpen: boolean): void {
  useEffect(() => {
    // The entry of the dialog is the present one by now: only the one below it is left alone.
    if (isOpen) history.scrollRestoration = 'auto';
  }, [isOpen]);
  useEffect(() => {
    // Browsers restore the position right after this event.
    const restoreAgain = () => setTimeout(() => (history.scrollRestoration = 'auto'));
    window.addEventListener('popstate', restoreAgain);
    return () => window.removeEventListener('popstate', restoreAgain);
  }, []);
}
