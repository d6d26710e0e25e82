import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { reviewActions } from '#features/applications/rules/review-actions.ts';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { InvitationState } from './invitation-state.tsx';
import { ApplicantQuestions } from './review/applicant-questions.tsx';
import { ClaimFacts } from './review/claim-facts.tsx';
import { ConvertNote } from './review/convert-note.tsx';
import { type DecisionDraft, DecisionForm } from './review/decision-form.tsx';
import { FacilityFacts } from './review/facility-facts.tsx';
import { FurtherPlaces } from './review/further-places.tsx';
import { SameAddress } from './same-address.tsx';
import { useConvert, useReview } from './use-application-acts.ts';

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
  /** The application was decided or converted; true if it was approved, which leads on to the conversion. */
  readonly onDone: (isApproved: boolean) => void;
  /** Returns the element to focus afterwards; null for the one that opened the dialog. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t, i18n } = useLingui();
  const { id, name, status, providerId } = application;
  const [openedAs] = useState(status);
  const [draft, setDraft] = useState<DecisionDraft>({ status: 'approved', notes: '', reason: '' });
  const { notes, reason } = draft;
  const actions = reviewActions({ status, openedAs, providerId, claim: application.claim });
  const { isApprovable, isConvertible, isDecidable, isDecidedElsewhere } = actions;
  const decision = isApprovable ? draft : { ...draft, status: 'rejected' as const };
  useLeaveWarning(
    isDecidable && (notes.trim() !== '' || reason.trim() !== ''),
    t`You have changes that are not saved. Close anyway?`,
  );
  const isDone = useRef(false);
  const finish = (isApproved: boolean) => {
    isDone.current = true;
    onDone(isApproved);
  };
  const review = useReview(id, (decided) => finish(decided === 'approved'));
  const convert = useConvert(id, () => finish(false));
  // Screen readers don't reach the toast behind the open dialog, so the refusal is shown in the dialog too.
  const refusal = serverMessage(review.error ?? convert.error);
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
          {isDecidable && (
            <BusyButton
              className="flex-1 wrap-anywhere"
              busy={review.isPending}
              busyText={<Trans>Saving...</Trans>}
              onClick={() => review.mutate(decision)}
            >
              {decision.status === 'approved' ? <Trans>Approve {name}</Trans> : <Trans>Reject {name}</Trans>}
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
      <FacilityFacts application={application} />
      <FurtherPlaces application={application} />
      <ClaimFacts application={application} />
      <SameAddress application={application} />
      <ApplicantQuestions application={application} />
      {isDecidable && (
        <DecisionForm application={application} draft={decision} isApprovable={isApprovable} onChange={setDraft} />
      )}
      {isDecidedElsewhere && notes !== '' && (
        <div className="mt-5 border-t border-line pt-4">
          <Field label={<Trans>Notes</Trans>} hint={<Trans>Not saved, because somebody else decided first.</Trans>}>
            {(control) => <textarea {...control} rows={3} readOnly className="input" value={notes} />}
          </Field>
        </div>
      )}
      {isConvertible && (
        <div className="notice mt-5">
          <ConvertNote application={application} />
        </div>
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
