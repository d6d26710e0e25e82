import { useLingui } from '@lingui/react/macro';
import { toast } from '../toast-store.ts';
import { translateText } from '../translate-text.ts';
import { serverMessage } from './call.ts';

/**
 * Returns a function that gives the reason of a failed call for the user: the server's message, translated; without one,
 * `otherwise`, which by default says that the server couldn't be reached.
 */
export function useFailureReason(): (error: unknown, otherwise?: string) => string {
  const { t, i18n } = useLingui();
  return (error, otherwise = t`We couldn't reach the server. Check your connection and try again.`) => {
    const reason = serverMessage(error);
    return reason === undefined ? otherwise : translateText(i18n, reason);
  };
}

/** Returns a function that shows in a toast that a change wasn't saved, with the reason of `useFailureReason`. */
export function useNotSavedToast(): (error: unknown, otherwise?: string) => void {
  const { t } = useLingui();
  const reasonOf = useFailureReason();
  return (error, otherwise) =>
    void toast({ title: t`Not saved`, description: reasonOf(error, otherwise), variant: 'destructive' });
}
