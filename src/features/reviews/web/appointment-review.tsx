import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import type { MyReview } from '#features/reviews/contract.ts';
import { isOpenReview, isReviewable } from '#features/reviews/rules/review-limits.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { toast } from '#platform/web/toast-store.ts';
import { StarRating } from '#platform/web/ui/star-rating.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import type { ReviewForm } from './review-form.tsx';
import { myReviewsOf } from './review-queries.ts';
import type { ReviewDraft } from './use-save-review.ts';

/** The review of a completed visit, with a button to write or change it. */
export function AppointmentReview({
  appointment,
  userId,
  nowMs,
}: {
  readonly appointment: Appointment;
  readonly userId: number;
  readonly nowMs: number;
}) {
  const canReview = isReviewable(appointment, nowMs);
  const { data: reviews } = usePathQuery(myReviewsOf(userId), { enabled: canReview });
  if (!canReview || reviews === undefined) return null;
  const review = reviews.find(({ appointmentId }) => appointmentId === appointment.id);
  return (
    <div className="grid gap-2">
      {review !== undefined && <OwnReview review={review} />}
      {isOpenReview(review, nowMs) && <ReviewButton appointment={appointment} userId={userId} review={review} />}
    </div>
  );
}

function OwnReview({ review: { stars, text, hidden, held } }: { readonly review: MyReview }) {
  const { t } = useLingui();
  return (
    <div className="text-[0.9375rem]">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <Trans>Your review</Trans> <StarRating full={stars} half={0} label={t`${stars} out of 5 stars`} />
      </p>
      {text !== null && (
        <p dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere text-soft">
          {text}
        </p>
      )}
      {held && (
        <p className="text-soft">
          <Trans>We look at it first. Then others see it, and it counts.</Trans>
        </p>
      )}
      {hidden && (
        <p className="text-soft">
          <Trans>An administrator hid it: nobody else sees it, and it does not count.</Trans>
        </p>
      )}
    </div>
  );
}

function ReviewButton({
  appointment,
  userId,
  review,
}: {
  readonly appointment: Appointment;
  readonly userId: number;
  readonly review: MyReview | undefined;
}) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<{ Form: typeof ReviewForm } | null>(null);
  const close = () => setOpened(null);
  const { begin } = useDialogEntry(opened !== null, close);
  // The input outlives the dialog, in case it was closed by mistake or the network failed.
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  const open = () => {
    import('./review-form.tsx').then(
      ({ ReviewForm: Form }) => {
        begin();
        setOpened({ Form });
      },
      () =>
        toast({
          title: t`This could not be loaded`,
          description: t`Check your connection and try again.`,
          variant: 'destructive',
        }),
    );
  };
  return (
    <>
      {/* Before scripts run, it leads to the same form on a page. */}
      <form action={`/appointments/${appointment.id}/review`} className="no-print justify-self-start">
        <button
          type="submit"
          className="button button-ghost"
          aria-describedby={`appointment-${appointment.id}`}
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <Star size={18} strokeWidth={1.75} aria-hidden />
          {review === undefined ? <Trans>Leave a review</Trans> : <Trans>Edit your review</Trans>}
        </button>
      </form>
      {opened !== null && (
        <opened.Form
          appointment={appointment}
          userId={userId}
          review={review}
          draft={draft ?? { stars: review?.stars ?? 0, text: review?.text ?? '' }}
          onDraft={setDraft}
          onClose={close}
        />
      )}
    </>
  );
}
