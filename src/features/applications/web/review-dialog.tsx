import { Plural, Trans, useLingui } from '@lingui/react/macro';
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
  /** The application was decided or converted. */
  readonly onDone: () => void;
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
  const finish = () => {
    isDone.current = true;
    onDone();
  };
  const review = useReview(id, finish);
  const convert = useConvert(id, finish);
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
      {isConvertible && <ConvertNote application={application} />}
      {refusal !== undefined && (
        <p role="alert" className="notice notice-red mt-5">
          {translateText(i18n, refusal)}
        </p>
      )}
      {providerId !== null && <InvitationState application={application} providerId={providerId} />}
    </Dialog>
  );
}

/** Says what the conversion of an application does. */
function ConvertNote({ application: { joins, claim, furtherPlaces } }: { readonly application: ProviderApplication }) {
  return (
    <div className="notice mt-5">
      {furtherPlaces !== null && furtherPlaces.length > 0 && (
        <p>
          <Plural
            value={furtherPlaces.length}
            one="It makes # further place of the same practice too."
            other="It makes # further places of the same practice too."
          />
        </p>
      )}
      <p>
        {joins === null && claim !== null ? (
          <Trans>
            Converting gives the page of the listing to the applicant: it keeps its address and reviews and gets what
            the application says. The applicant is mailed an invitation to an account. Patients can book once a member
            of the practice has started the bookings.
          </Trans>
        ) : joins === null ? (
          <Trans>
            Converting adds a provider to the network and mails the applicant an invitation to an account. Patients can
            book once a member of the practice has started the bookings.
          </Trans>
        ) : (
          <Trans>
            Converting adds the place to {joins} and mails its owner. Patients can book there once a member of the
            practice has started the bookings.
          </Trans>
        )}
      </p>
    </div>
  );
}
