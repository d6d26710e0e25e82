import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { FollowUpQuestions } from './follow-up-questions.tsx';
import { RecordSymptomsForm } from './record-symptoms-form.tsx';
import { TriageResult } from './triage-result.tsx';
import { UrgencyBadge } from './urgency-badge.tsx';
import { type DiaryEntryBody, useRecordSymptoms } from './use-record-symptoms.ts';

interface Told {
  readonly body: DiaryEntryBody;
  /** Consent to the diary is given with this entry. */
  readonly consent: boolean;
}

/** Records symptoms: first what is felt, then one question at a time, then what it means. */
export function RecordDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { t } = useLingui();
  const [told, setTold] = useState<Told | null>(null);
  const [asking, setAsking] = useState(false);
  const [record, setRecord] = useState<SymptomRecord | null>(null);
  const { busy, save } = useRecordSymptoms(user.id, setRecord);

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
          <p className="flex flex-wrap items-center gap-2">
            <UrgencyBadge urgency={record.predictedUrgency} />
            <b className="text-lg">{record.predictedCondition ?? <Trans>Possible condition: unclear</Trans>}</b>
          </p>
          <TriageResult record={record} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t`Record Symptoms`}>
      {/* Kept while questions are asked, so that going back loses nothing. */}
      <div hidden={asking}>
        <RecordSymptomsForm
          user={user}
          busy={busy}
          onTold={(body, consent) => {
            setTold({ body, consent });
            setAsking(true);
          }}
        />
      </div>
      {asking && told !== null && (
        <FollowUpQuestions
          body={told.body}
          busy={busy}
          onBack={() => setAsking(false)}
          onAnswered={(answers) =>
            save({ ...told.body, ...(Object.keys(answers).length > 0 && { answers }) }, told.consent)
          }
        />
      )}
    </Dialog>
  );
}
