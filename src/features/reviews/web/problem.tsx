import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** An announced error of a form: the server's message, or that the network failed. */
export function Problem({ problem }: { readonly problem: Error | null }) {
  const { i18n } = useLingui();
  const message = serverMessage(problem);
  return (
    <div role="alert" className="empty:hidden">
      {problem !== null && (
        <p className="notice notice-red">
          {message !== undefined && translateText(i18n, message)}
          {message === undefined && problem instanceof ApiError && (
            <Trans>Something went wrong on our side. Please try again.</Trans>
          )}
          {message === undefined && !(problem instanceof ApiError) && (
            <Trans>We couldn't reach the server. What you typed is kept. Check your connection and try again.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
