import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import type { User } from '#features/auth/contract.ts';
import type { MyReview } from '#features/reviews/contract.ts';
import { EDITABLE_DAYS, isOpenReview, isReviewable } from '#features/reviews/rules/review-limits.ts';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { myReviewsOf } from './review-queries.ts';

/** What the page of a review reads. */
export function plainReviewQueries(user: User | null): readonly PathQuery<unknown>[] {
  return user ? [appointmentsOf(user.id), myReviewsOf(user.id)] : [];
}

/** The review of a visit as a plain form; for a visit that can't be reviewed, says so. */
export function PlainReviewForm({
  appointmentId,
  userId,
}: {
  readonly appointmentId: number;
  readonly userId: number;
}) {
  const { data: appointments } = usePathQuery(appointmentsOf(userId));
  const { data: reviews } = usePathQuery(myReviewsOf(userId));
  const [nowMs] = useState(serverNow);
  const appointment = appointments?.find(({ id }) => id === appointmentId);
  const review = reviews?.find((each) => each.appointmentId === appointmentId);
  const isOpen = appointment !== undefined && isReviewable(appointment, nowMs) && isOpenReview(review, nowMs);
  return (
    <>
      <PostedProblems />
      {isOpen ? (
        <ReviewFields appointment={appointment} review={review} />
      ) : (
        <p>
          <Trans>
            This visit cannot be reviewed. A review is for a visit that took place, and can be changed for{' '}
            {EDITABLE_DAYS} days.
          </Trans>
        </p>
      )}
      <a href="/appointments" className="link inline-flex min-h-11 items-center justify-self-start">
        <Trans>Back to My Appointments</Trans>
      </a>
    </>
  );
}

function ReviewFields({
  appointment: { id, provider, date },
  review,
}: {
  readonly appointment: Appointment;
  readonly review: MyReview | undefined;
}) {
  const { i18n } = useLingui();
  const posted = useContext(PostedFormContext);
  const values = posted?.values ?? { stars: String(review?.stars ?? ''), text: review?.text ?? '' };
  return (
    <form noValidate method="post" action={`/appointments/${id}/review#problems`} className="grid gap-4">
      <p className="font-semibold">
        {provider.name}, {shortMoment(i18n, date)}
      </p>
      <Stars chosen={values['stars']} error={posted?.fields['stars']} />
      <Field
        id="plain-text"
        label={<Trans>Your review (optional)</Trans>}
        hint={
          <Trans>
            Everybody can read it, without your name. Please leave out anything about your health, and names of people.
          </Trans>
        }
        error={posted?.fields['text']}
      >
        {(control) => <textarea {...control} name="text" rows={5} defaultValue={values['text']} className="input" />}
      </Field>
      <p className="text-sm text-soft">
        <Trans>You can change it for {EDITABLE_DAYS} days.</Trans>
      </p>
      <button type="submit" className="button">
        <Trans>Save review</Trans>
      </button>
    </form>
  );
}

function Stars({ chosen, error }: { readonly chosen: string | undefined; readonly error: string | undefined }) {
  const { t, i18n } = useLingui();
  return (
    <fieldset aria-describedby={error && 'plain-stars-error'}>
      <legend className="mb-2 font-semibold">
        <Trans>Your rating</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {[1, 2, 3, 4, 5].map((n) => (
          <label key={n} className="chip cursor-pointer">
            <input
              type="radio"
              id={n === 1 ? 'plain-stars' : undefined}
              name="stars"
              value={n}
              defaultChecked={chosen === String(n)}
            />
            {t`${plural(n, { one: '# star', other: '# stars' })}`}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id="plain-stars-error" className="field-error mt-2">
          {translateText(i18n, error)}
        </p>
      )}
    </fieldset>
  );
}
