import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { reviewActions } from '#features/applications/rules/review-actions.ts';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { InvitationState } from './invitation-state.tsx';
import { SameAddress } from './same-address.tsx';
import { useConvert, useReview } from './use-application-acts.ts';

type Decision = 'approved' | 'rejected';

/** The details of an application and the actions on it. Opens with "Approve" selected and no notes. */
export function ReviewDialog({
  application,
  onClose,
  onDone,
  focusAfterwards,
}: {
  readonly application: ProviderApplication;
  /** The user wants to close the dialog. */
  readonly onClose: () => void;
  /** The application was decided or converted. */
  readonly onDone: () => void;
  /** Returns the element to focus afterwards; null for the one that opened the dialog. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t, i18n } = useLingui();
  const { id, status, providerId } = application;
  const [openedAs] = useState(status);
  const [decision, setDecision] = useState<Decision>('approved');
  const [notes, setNotes] = useState('');
  useLeaveWarning(status === 'pending' && notes.trim() !== '', t`You have changes that are not saved. Close anyway?`);
  const isDone = useRef(false);
  const finish = () => {
    isDone.current = true;
    onDone();
  };
  const review = useReview(id, finish);
  const convert = useConvert(id, finish);
  // Screen readers don't reach the toast behind the open dialog, so the refusal is shown in the dialog too.
  const refusal = serverMessage(review.error ?? convert.error);
  const { isConvertible, isDecidedElsewhere } = reviewActions({ status, openedAs, providerId });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Review application`}
      returnFocusTo={() => (isDone.current ? focusAfterwards() : null)}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Close</Trans>
          </button>
          {status === 'pending' && (
            <BusyButton
              className="flex-1 whitespace-nowrap"
              busy={review.isPending}
              busyText={<Trans>Saving...</Trans>}
              onClick={() => review.mutate({ status: decision, notes })}
            >
              <Trans>Submit decision</Trans>
            </BusyButton>
          )}
          {isConvertible && (
            <BusyButton
              className="flex-1 whitespace-nowrap"
              busy={convert.isPending}
              busyText={<Trans>Converting...</Trans>}
              onClick={() => convert.mutate()}
            >
              <Trans>Convert to Provider</Trans>
            </BusyButton>
          )}
        </>
      }
    >
      <ApplicationFacts application={application} />
      <SameAddress application={application} />
      {status === 'pending' && (
        <div className="mt-5 grid gap-4 border-t border-line pt-4">
          <SelectInput
            label={<Trans>Decision</Trans>}
            value={decision}
            onChange={({ target }) => setDecision(target.value as Decision)}
          >
            <option value="approved">{t`Approve`}</option>
            <option value="rejected">{t`Reject`}</option>
          </SelectInput>
          <Field label={<Trans>Notes</Trans>} hint={<Trans>For colleagues. The applicant doesn't get them.</Trans>}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={2000}
                className="input"
                value={notes}
                onChange={({ target }) => setNotes(target.value)}
              />
            )}
          </Field>
        </div>
      )}
      {isDecidedElsewhere && notes !== '' && (
        <div className="mt-5 border-t border-line pt-4">
          <Field label={<Trans>Notes</Trans>} hint={<Trans>Not saved, because somebody else decided first.</Trans>}>
            {(control) => <textarea {...control} rows={3} readOnly className="input" value={notes} />}
          </Field>
        </div>
      )}
      {isConvertible && (
        <p className="notice mt-5">
          <Trans>
            Converting adds a provider whom patients can book at once, and mails the applicant an invitation to an
            account.
          </Trans>
        </p>
      )}
      {refusal !== undefined && (
        <p role="alert" className="notice notice-red mt-5">
          {translateText(i18n, refusal)}
        </p>
      )}
      {providerId !== null && <InvitationState application={application} providerId={providerId} />}
    </Dialog>
  );
}
