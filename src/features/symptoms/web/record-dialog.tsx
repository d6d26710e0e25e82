import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FollowUpQuestions } from './follow-up-questions.tsx';
import { RecordSymptomsForm } from './record-symptoms-form.tsx';
import { TriageResult } from './triage-result.tsx';
import { UrgencyBadge } from './urgency-badge.tsx';
import { useFollowUp } from './use-follow-up.ts';
import { useRecordSymptoms } from './use-record-symptoms.ts';

/** Records symptoms: first what is felt, then one question at a time, then what it means. */
export function RecordDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { t } = useLingui();
  const [consent, setConsent] = useState(false);
  const [record, setRecord] = useState<SymptomRecord | null>(null);
  const { busy, failed, save } = useRecordSymptoms(user.id, setRecord);
  const followUp = useFollowUp((body, answers) =>
    save({ ...body, ...(Object.keys(answers).length > 0 && { answers }) }, consent),
  );

  if (record !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t`Your result`}
        footer={
          <button type="button" className="button flex-1" onClick={onClose}>
            <Trans>Done</Trans>
          </button>
        }
      >
        <div className="grid gap-4" role="status">
          <p>
            <UrgencyBadge urgency={record.predictedUrgency} />
          </p>
          <TriageResult record={record} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t`Record Symptoms`}>
      {/* Kept while questions are asked, so that going back loses nothing. */}
      <div hidden={followUp.asking !== null}>
        <RecordSymptomsForm
          user={user}
          busy={busy}
          onTold={(body, isConsenting) => {
            setConsent(isConsenting);
            followUp.begin(body);
          }}
        />
      </div>
      <FollowUpQuestions followUp={followUp} busy={busy} failed={failed} />
    </Dialog>
  );
}
