import { Trans, useLingui } from '@lingui/react/macro';
import { fullMoment } from '#platform/web/format-date.ts';
import type { VisitSummary } from '../contract.ts';

/** What was written down of a visit, by whom and when. */
export function SummaryText({ summary: { text, author, updatedAt } }: { readonly summary: VisitSummary }) {
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
