import { useLingui } from '@lingui/react/macro';
import { serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Returns a function that gives the reason of a failed call as text for the user. */
export function useReason(): (error: unknown) => string {
  const { t, i18n } = useLingui();
  return (error) => {
    const reason = serverMessage(error);
    return reason === undefined
      ? t`We couldn't reach the server. Check your connection and try again.`
      : translateText(i18n, reason);
  };
}
