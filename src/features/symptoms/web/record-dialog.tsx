import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useStepHistory } from '#platform/web/use-step-history.ts';
import { useDiaryConsent } from './diary-consent.tsx';
import { FollowUpQuestions } from './follow-up-questions.tsx';
import { RecordSymptomsForm, useEntryForm } from './record-symptoms-form.tsx';
import { ToldSymptoms } from './told-symptoms.tsx';
import { TriageResult } from './triage-result.tsx';
import { UrgencyBadge } from './urgency-badge.tsx';
import { useFollowUp } from './use-follow-up.ts';
import { useRecordSymptoms } from './use-record-symptoms.ts';

/** The step of a phone's Back that closes the dialog; 0 is the form, 1 and more the questions. */
export const CLOSED = -1;
const RESULT = 100;

/**
 * Records symptoms: first what is felt, then one question at a time, then what it means. Closed before the result, it
 * keeps what was filled in for the next time it is opened.
 */
export function RecordDialog({
  user,
  open,
  onClose,
  onDone,
}: {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The result was seen. */
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const form = useEntryForm();
  const consent = useDiaryConsent(user.id);
  const [isConsenting, setConsenting] = useState(false);
  const [record, setRecord] = useState<SymptomRecord | null>(null);
  const { busy, failed, save } = useRecordSymptoms(user.id, setRecord);
  const followUp = useFollowUp((body, answers) =>
    save({ ...body, ...(Object.keys(answers).length > 0 && { answers }) }, isConsenting),
  );
  const step = record === null ? followUp.asked : RESULT;
  useStepHistory(open ? step : CLOSED, (asked) => {
    if (record !== null) onDone();
    else if (asked === CLOSED) onClose();
    else followUp.backTo(asked);
  });

  if (record !== null) {
    return (
      <Dialog
        open={open}
        onClose={onDone}
        title={t`Your result`}
        footer={
          <button type="button" className="button flex-1" onClick={onDone}>
            <Trans>Done</Trans>
          </button>
        }
      >
        <div className="grid gap-4" role="status">
          <p>
            <UrgencyBadge urgency={record.predictedUrgency} />
          </p>
          {record.symptomsRead && <ToldSymptoms record={record} />}
          <TriageResult record={record} isSeen />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} title={t`Record Symptoms`}>
      {!followUp.isAsking && (
        <RecordSymptomsForm
          form={form}
          consent={consent}
          busy={busy}
          onTold={(body, withConsent) => {
            setConsenting(withConsent);
            followUp.begin(body);
          }}
        />
      )}
      <FollowUpQuestions followUp={followUp} busy={busy} failed={failed} />
    </Dialog>
  );
}
