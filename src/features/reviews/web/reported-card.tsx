import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { ReportedReview } from '#features/reviews/contract.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { StarRating } from '#platform/web/ui/star-rating.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { useDecideReview } from './use-decide-review.ts';

/** A reported review with its reasons and the two decisions. */
export function ReportedCard({ review }: { readonly review: ReportedReview }) {
  const { t, i18n } = useLingui();
  const hydrated = useHydrated();
  const { decide, deciding } = useDecideReview(review.id);
  const { id, providerId, providerName, stars, comment, createdAt, hiddenAt, held, reports } = review;
  const isOpen = held || reports.some(({ outcome }) => outcome === null);
  const titleId = `reported-${id}`;
  return (
    <li className="card grid gap-2">
      <p id={titleId} className="flex flex-wrap items-center justify-between gap-2">
        <Link
          href={`/provider/${providerId}?tab=reviews`}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {providerName}
        </Link>
        {held ? (
          <span className="badge badge-amber">
            <Trans>Waits until you decide</Trans>
          </span>
        ) : hiddenAt === null ? (
          <span className={`badge ${isOpen ? 'badge-amber' : 'badge-green'}`}>
            {isOpen ? <Trans>Shown until you decide</Trans> : <Trans>Kept</Trans>}
          </span>
        ) : (
          <span className="badge badge-red">
            <Trans>Hidden</Trans>
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <StarRating full={stars} half={0} label={t`${stars} out of 5 stars`} />
        <time dateTime={createdAt}>{fullMoment(i18n, createdAt)}</time>
      </p>
      {comment === null ? (
        <p className="text-soft">
          <Trans>Stars only, no text.</Trans>
        </p>
      ) : (
        <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{comment}</p>
      )}
      {held && (
        <p>
          <Trans>One of many new reviews within a day that the clinic has not confirmed.</Trans>
        </p>
      )}
      {reports.length > 0 && (
        <p className="font-semibold">
          <Trans>Reported because</Trans>
        </p>
      )}
      <ul className="list-disc ps-5 text-soft">
        {reports.map(({ reason, createdAt: at }) => (
          <li key={at + reason} className="whitespace-pre-line wrap-anywhere">
            <bdi>{reason}</bdi> <time dateTime={at}>({fullMoment(i18n, at)})</time>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {(isOpen || hiddenAt !== null) && (
          <BusyButton
            className="button-ghost"
            busy={deciding === 'kept'}
            busyText={<Trans>Saving...</Trans>}
            disabled={!hydrated}
            onClick={() => decide('kept')}
          >
            {held ? <Trans>Show</Trans> : hiddenAt === null ? <Trans>Keep</Trans> : <Trans>Show again</Trans>}
          </BusyButton>
        )}
        {hiddenAt === null && (
          <BusyButton
            className="button-ghost text-red"
            busy={deciding === 'hidden'}
            busyText={<Trans>Saving...</Trans>}
            disabled={!hydrated}
            onClick={() => decide('hidden')}
          >
            <Trans>Hide</Trans>
          </BusyButton>
        )}
      </div>
    </li>
  );
}
