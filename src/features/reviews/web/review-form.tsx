import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { type MyReview, NewReview } from '#features/reviews/contract.ts';
import { EDITABLE_DAYS } from '#features/reviews/rules/review-limits.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { Problem } from './problem.tsx';
import { StarChoice } from './star-choice.tsx';
import { type ReviewDraft, useSaveReview } from './use-save-review.ts';

/** Leaves or changes the review of a visit. The input stays until it is saved, also without network. */
export function ReviewForm({
  appointment,
  userId,
  review,
  draft,
  onDraft,
  onClose,
}: {
  readonly appointment: Appointment;
  readonly userId: number;
  readonly review: MyReview | undefined;
  readonly draft: ReviewDraft;
  readonly onDraft: (draft: ReviewDraft | null) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { save, busy, problem } = useSaveReview(appointment, userId, review !== undefined);
  const submit = async () => {
    const checked = NewReview.safeParse(draft);
    const found = checked.success ? [] : checked.error.issues.map(({ path, message }) => [String(path[0]), message]);
    setErrors(Object.fromEntries(found));
    if (found.length > 0) {
      const first = found[0]?.[0] === 'stars' ? 'input' : 'textarea';
      form.current?.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    if (!(await save(draft))) return;
    onDraft(null);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={review === undefined ? t`Leave a review` : t`Edit your review`}
      description={appointment.provider.name}
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <Problem problem={problem} />
        <StarChoice
          stars={draft.stars}
          error={errors['stars']}
          onChoose={(stars) => {
            setErrors({});
            onDraft({ ...draft, stars });
          }}
        />
        <Field
          label={<Trans>Your review (optional)</Trans>}
          hint={
            <Trans>
              Everybody can read it, without your name. Please leave out anything about your health, and names of
              people.
            </Trans>
          }
          error={errors['text']}
        >
          {(control) => (
            <textarea
              rows={5}
              {...control}
              className="input"
              value={draft.text}
              onChange={(event) => onDraft({ ...draft, text: event.target.value })}
            />
          )}
        </Field>
        <p className="text-sm text-soft">
          <Trans>You can change it for {EDITABLE_DAYS} days.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Not now</Trans>
          </button>
          <SubmitButton className="flex-1" busy={busy} busyText={<Trans>Saving...</Trans>}>
            <Trans>Save review</Trans>
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
