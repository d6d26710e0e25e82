import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { AboutPerson } from './about-person.tsx';
import { RecordedSymptoms } from './recorded-symptoms.tsx';
import { TriageResult } from './triage-result.tsx';
import { UrgencyBadge } from './urgency-badge.tsx';

/** One entry of the diary: symptoms and urgency; reasons and advice are collapsed. */
export function RecordCard({ record }: { readonly record: SymptomRecord }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { predictedCondition, predictedUrgency, notes } = record;
  return (
    <article className="card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          <time dateTime={record.recordedAt}>{fullMoment(i18n, record.recordedAt)}</time>
        </h2>
        <UrgencyBadge urgency={predictedUrgency} />
      </div>
      <AboutPerson person={record} />
      <RecordedSymptoms record={record} />
      {notes !== null && <p className="whitespace-pre-line wrap-anywhere">{notes}</p>}
      <p>
        <Trans>Possible condition:</Trans>{' '}
        <b>{predictedCondition === null ? <Trans>unclear</Trans> : translateText(i18n, predictedCondition)}</b>
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-3">
          <Trans>Why, and what to do next</Trans>
        </summary>
        <TriageResult record={record} isSeen={isOpen} />
      </details>
    </article>
  );
}
