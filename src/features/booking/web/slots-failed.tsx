import { Trans, useLingui } from '@lingui/react/macro';

/** The free times couldn't be read: why, and a way to try again. */
export function SlotsFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLingui();
  // fetch says TypeError, in words of the browser's own, when no answer came.
  const reason = error instanceof TypeError ? t`Check your connection.` : error.message;
  return (
    <div className="notice notice-red grid justify-items-start gap-2" role="alert">
      <p>
        <strong>
          <Trans>The times could not be loaded.</Trans>
        </strong>{' '}
        {reason}
      </p>
      <button type="button" className="button button-ghost" onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
