import { Trans, useLingui } from '@lingui/react/macro';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { UncheckedList } from './unchecked-list.tsx';

/** A decision that isn't sent yet. */
export interface DecisionDraft {
  readonly status: 'approved' | 'rejected';
  readonly notes: string;
  readonly reason: string;
}

/** Decides on an application: approve, if that is possible, or reject; notes for colleagues, words for the applicant. */
export function DecisionForm({
  application,
  draft,
  isApprovable,
  onChange,
}: {
  readonly application: ProviderApplication;
  readonly draft: DecisionDraft;
  readonly isApprovable: boolean;
  readonly onChange: (draft: DecisionDraft) => void;
}) {
  const { t } = useLingui();
  const { status, notes, reason } = draft;
  return (
    <div className="mt-5 grid gap-4 border-t border-line pt-4">
      <SelectInput
        label={<Trans>Decision</Trans>}
        value={status}
        onChange={({ target }) => onChange({ ...draft, status: target.value as DecisionDraft['status'] })}
      >
        {isApprovable && <option value="approved">{t`Approve`}</option>}
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
            onChange={({ target }) => onChange({ ...draft, notes: target.value })}
          />
        )}
      </Field>
      <Field
        label={
          application.status === 'approved' ? (
            <Trans>Reason for the applicant</Trans>
          ) : (
            <Trans>Reason for the applicant (optional)</Trans>
          )
        }
        hint={
          application.status === 'approved' ? (
            <Trans>We wrote that the application was approved. This mail says why it cannot go on.</Trans>
          ) : (
            <Trans>It is in the mail about the decision.</Trans>
          )
        }
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1000}
            className="input"
            value={reason}
            onChange={({ target }) => onChange({ ...draft, reason: target.value })}
          />
        )}
      </Field>
      <UncheckedList application={application} isApproval={status === 'approved'} />
    </div>
  );
}
