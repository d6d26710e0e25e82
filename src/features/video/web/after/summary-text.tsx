import { Trans, useLingui } from '@lingui/react/macro';
import type { AppointmentSummary } from '#features/video/contract.ts';
import { fullMoment } from '#platform/web/format-date.ts';

/** A summary with its author and date. */
export function SummaryText({ summary: { text, author, updatedAt } }: { readonly summary: AppointmentSummary }) {
  const { i18n } = useLingui();
  const moment = fullMoment(i18n, updatedAt);
  return (
    <>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="text-sm text-soft">
        {author === null ? (
          <Trans>Written on {moment}</Trans>
        ) : (
          <Trans>
            Written by {author} on {moment}
          </Trans>
        )}
      </p>
    </>
  );
}
