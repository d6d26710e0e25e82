import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { keep } from '#platform/web/kept-in-tab.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { CLOSED, useStepHistory } from '#platform/web/use-step-history.ts';
import { KEPT_AS } from '../rules/kept-entry.ts';
import { AboutPerson } from './about-person.tsx';
import { useDiaryConsent } from './diary-consent.tsx';
import { FollowUpQuestions } from './follow-up-questions.tsx';
import { RecordSymptomsForm, useEntryForm } from './record-symptoms-form.tsx';
import { RecordedSymptoms } from './recorded-symptoms.tsx';
import { TriageResult } from './triage-result.tsx';
import { UrgencyBadge } from './urgency-badge.tsx';
import { useCorrection } from './use-correction.ts';
import { useFollowUp } from './use-follow-up.ts';
import { type DiaryEntryBody, useRecordSymptoms } from './use-record-symptoms.ts';
import { UncheckedCard } from './waiting/unchecked-card.tsx';

/** The step of the result; 0 is the form, 1 and more are the questions. */
const RESULT = 100;

/**
 * Records symptoms: first the form, then one question at a time, then the result. If it is closed or reloaded before the
 * result, the answers are restored when it is opened again.
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
  const consent = useDiaryConsent(user.id);
  const form = useEntryForm(user.id, { isConsentMissing: consent.isNeeded && !consent.isGiven });
  const [record, setRecord] = useState<SymptomRecord | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [sent, setSent] = useState<DiaryEntryBody | null>(null);
  const correctionOf = useCorrection(setRecord);
  const { busy, failed, save } = useRecordSymptoms(user.id, (kept, body) => {
    setSent(body);
    if (kept === null) setWaiting(true);
    else setRecord(kept);
    keep(KEPT_AS, null);
  });
  const followUp = useFollowUp((body, answers) =>
    save({ ...body, ...(Object.keys(answers).length > 0 && { answers }) }, consent.isNeeded && consent.isGiven),
  );
  const isOver = record !== null || isWaiting;
  const step = !isOver ? followUp.number : RESULT;
  useStepHistory(open ? step : CLOSED, (shown) => {
    if (isOver) onDone();
    else if (shown === CLOSED) onClose();
    else followUp.backTo(shown);
  });

  if (isWaiting) {
    return (
      <Dialog
        open={open}
        onClose={onDone}
        title={t`Not sent yet`}
        footer={
          <button type="button" className="button flex-1" onClick={onDone}>
            <Trans>Done</Trans>
          </button>
        }
      >
        <UncheckedCard />
      </Dialog>
    );
  }
  if (record !== null) {
    const symptoms = record.symptomsRead && <RecordedSymptoms record={record} />;
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
          <AboutPerson person={record} />
          {/* In an emergency 112 comes first. */}
          {record.predictedUrgency !== 'high' && symptoms}
          <TriageResult record={record} isSeen correction={sent === null ? undefined : correctionOf(record.id, sent)} />
          {record.predictedUrgency === 'high' && symptoms}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} title={t`Record Symptoms`}>
      {!followUp.isAsking && <RecordSymptomsForm form={form} consent={consent} busy={busy} onSubmit={followUp.begin} />}
      <FollowUpQuestions followUp={followUp} busy={busy} failed={failed} />
    </Dialog>
  );
}
