import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { WhereToGoForm } from '#features/search/web/emergency/where-to-go-form.tsx';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { AboutPerson } from '../about-person.tsx';
import { RecordedSymptoms } from '../recorded-symptoms.tsx';
import { TriageResult } from '../triage-result.tsx';
import { UrgencyBadge } from '../urgency-badge.tsx';
import { PlainCarrier } from './plain-carrier.tsx';

/** A result without scripts: how urgent it is and what to do first, as the diary's dialog shows it. */
export function PlainResult({ record }: { readonly record: SymptomRecord }) {
  const symptoms = record.symptomsRead && <RecordedSymptoms record={record} />;
  return (
    <>
      <h2 className="text-base">
        <UrgencyBadge urgency={record.predictedUrgency} />
      </h2>
      <AboutPerson person={record} />
      {/* In an emergency 112 comes first. */}
      {record.predictedUrgency !== 'high' && symptoms}
      <TriageResult record={record} isSeen elsewhere={<WhereToGoForm state="" place="" />} />
      {record.predictedUrgency === 'high' && symptoms}
    </>
  );
}

/** The result of a check that is stored nowhere, and a form that keeps it in the diary. */
export function PlainCheckResult({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const record = useContext(PostedFormContext)?.data as SymptomRecord;
  return (
    <>
      <PlainResult record={record} />
      <section className="card grid gap-3" aria-labelledby="keep-title">
        <h2 id="keep-title" className="text-lg">
          <Trans>This result is not stored</Trans>
        </h2>
        <p>
          {isSignedIn ? (
            <Trans>Your diary shows how it goes on over time.</Trans>
          ) : (
            <Trans>To keep it in a diary, sign in or create an account.</Trans>
          )}
        </p>
        <PlainCarrier action="/symptom-tracker/keep">
          <button type="submit" className="button justify-self-start">
            <Trans>Keep this in my diary</Trans>
          </button>
        </PlainCarrier>
      </section>
      <PlainCarrier action="/symptom-check/again" without={['answers', 'skip']}>
        <button type="submit" className="button button-ghost justify-self-start">
          <Trans>Change what you wrote</Trans>
        </button>
      </PlainCarrier>
    </>
  );
}
