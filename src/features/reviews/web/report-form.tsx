import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NewReport, type reportReview } from '#features/reviews/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { Problem } from './problem.tsx';

/** Reports a review to the administrators, with a reason. */
export function ReportForm({
  reviewId,
  onReported,
  onClose,
}: {
  readonly reviewId: number;
  readonly onReported: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({
    mutationFn: () =>
      call<typeof reportReview>('POST', '/api/reviews/:reviewId/report', { params: { reviewId }, body: { reason } }),
    onSuccess: () => {
      onClose();
      onReported();
    },
  });
  const submit = () => {
    const checked = NewReport.safeParse({ reason });
    setError(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) sending.mutate();
    else field.current?.focus();
  };
  return (
    <Dialog open onClose={onClose} title={t`Report this review`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isPending) submit();
        }}
      >
        <Problem problem={sending.error} />
        <Field
          label={<Trans>What is wrong with it?</Trans>}
          hint={
            <Trans>
              For example: it insults somebody, tells something private, advertises, or is about another provider.
            </Trans>
          }
          error={error}
        >
          {(control) => (
            <textarea
              ref={field}
              rows={4}
              {...control}
              className="input"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <p className="text-sm text-soft">
          <Trans>
            An administrator reads it and keeps or hides the review. Its author never learns who reported it.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
          <SubmitButton className="flex-1" busy={sending.isPending} busyText={<Trans>Sending...</Trans>}>
            <Trans>Report</Trans>
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
