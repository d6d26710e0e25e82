import { mayLeave } from './use-leave-warning.ts';
import { beginSteps, CLOSED, useStepHistory } from './use-step-history.ts';

const OPEN = 0;

/**
 * Gives the dialog over a screen a history entry, so that a phone's Back closes it and the screen stays. Where something
 * in it isn't saved (`useLeaveWarning`), whoever closes it is asked first, unless closing it `losesNothing`: then what isn't
 * saved stands on the screen below. Answers what to call before it opens, and how
 * somebody closes it otherwise than by Back.
 */
export function useDialogEntry(
  isOpen: boolean,
  close: () => void,
  { losesNothing = false } = {},
): { readonly begin: () => void; readonly askAndClose: () => void } {
  const mayClose = () => losesNothing || mayLeave();
  useStepHistory(isOpen ? OPEN : CLOSED, (asked) => {
    if (asked !== CLOSED) return;
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
