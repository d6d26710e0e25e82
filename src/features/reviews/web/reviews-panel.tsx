import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare, TriangleAlert } from 'lucide-react';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { providerHref } from '#features/directory/web/provider-address.ts';
import { RatingLine } from '#features/directory/web/rating-line.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageLinks } from '#platform/web/ui/page-links.tsx';
import { StarRating } from '#platform/web/ui/star-rating.tsx';
import { ReportReview } from './report-review.tsx';
import { REVIEWS_PAGE_SIZE, reviewsQuery } from './review-queries.ts';

/** Reviews of a provider, newest first. */
export function ReviewsPanel({ provider, page }: { readonly provider: ProviderDetail; readonly page: number }) {
  const { id, rating, reviewCount } = provider;
  const { data, isPlaceholderData, isFetching, isError, refetch } = usePathQuery(reviewsQuery(id, page), {
    keepPrevious: true,
  });
  if (data === undefined) {
    return isError && !isFetching ? <ReviewsFailed onRetry={() => void refetch()} /> : <ReviewsSkeleton />;
  }
  if (data.total === 0) {
    return (
      <EmptyState icon={MessageSquare} title={<Trans>No reviews yet</Trans>}>
        <p className="text-soft">
          <Trans>Patients can leave a review after a completed visit.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="text-lg text-soft">
        <RatingLine rating={rating} reviewCount={reviewCount} inFull />
      </p>
      <div aria-busy={isFetching} className={isPlaceholderData ? 'opacity-50' : ''}>
        <ul className="grid gap-3">
          {data.items.map((review) => (
            <ReviewCard key={review.id} review={review} here={providerHref(id, { tab: 'reviews', page })} />
          ))}
        </ul>
        <PageLinks
          page={page}
          pages={Math.ceil(data.total / REVIEWS_PAGE_SIZE)}
          hrefOf={(to) => `${providerHref(id, { tab: 'reviews', page: to })}#tabs`}
        />
      </div>
    </>
  );
}

function ReviewCard({ review, here }: { readonly review: Review; readonly here: string }) {
  const { t, i18n } = useLingui();
  const day = lagosDate(Date.parse(review.createdAt));
  const { stars } = review;
  const headId = `review-${review.id}`;
  return (
    <li className="card grid gap-2">
      <p id={headId} className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
        <StarRating full={stars} half={0} label={t`${stars} out of 5 stars`} />
        <span>
          <time dateTime={day}>{pastDay(i18n, day)}</time>
          {review.editedAt !== null && (
            <>
              {' · '}
              <Trans>edited</Trans>
            </>
          )}
          {review.notConfirmed && (
            <>
              {' · '}
              <Trans>not confirmed by the clinic</Trans>
            </>
          )}
        </span>
      </p>
      {review.comment !== null && (
        <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
          {review.comment}
        </p>
      )}
      <p className="no-print justify-self-end">
        <ReportReview reviewId={review.id} describedBy={headId} here={here} />
      </p>
    </li>
  );
}

function ReviewsSkeleton() {
  return (
    <div aria-busy className="grid gap-3">
      <span className="sr-only" role="status">
        <Trans>Loading...</Trans>
      </span>
      {[1, 2, 3].map((n) => (
        <div key={n} className="skeleton h-24 rounded-card" />
      ))}
    </div>
  );
}

function ReviewsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlert} title={<Trans>Sorry, we had trouble loading the reviews.</Trans>}>
        <button type="button" className="button" onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      </EmptyState>
    </div>
  );
}
