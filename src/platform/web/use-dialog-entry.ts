import { mayLeave } from './use-leave-warning.ts';
import { beginSteps, CLOSED, useStepHistory } from './use-step-history.ts';

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
  useStepHistory(isOpen ? OPEN : CLOSED, (step) => {
    if (step !== CLOSED) return;
    if (mayClose()) close();
    else history.forward();
  });
  return {
    begin: beginSteps,
    askAndClose: () => {
      if (mayClose()) close();
    },
  };
}
