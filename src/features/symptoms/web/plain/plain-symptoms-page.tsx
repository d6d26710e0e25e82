import { Trans } from '@lingui/react/macro';
import { useContext, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { emergencyPlaces } from '#features/search/rules/emergency/emergency-contract.ts';
import { originKnown } from '#features/search/rules/emergency/origin-known.ts';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { get, type PathQuery } from '#platform/web/calls/query-client.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { consentsQuery, DIARY_PAGE, recordsQuery, SYMPTOM_DATA } from '../diary-queries.ts';
import { soonestQuery } from '../soonest-care.tsx';
import { useCarriedEntry } from './plain-carrier.tsx';
import { PlainConsent } from './plain-consent.tsx';
import { PlainPerson, PlainSymptoms } from './plain-entry-fields.tsx';
import { PlainKeepConsent, PlainKeepSignIn } from './plain-keep.tsx';
import { PlainQuestionPage } from './plain-question.tsx';
import { PlainCheckResult, PlainResult } from './plain-result.tsx';

/** What a page of a symptom check reads; the diary's also the consent. */
export function plainSymptomsQueries(user: User | null): readonly PathQuery<unknown>[] {
  return [SYMPTOM_DATA, ...(user ? [consentsQuery(user.id)] : [])];
}

/** What a result reads besides: in an emergency the hospitals, otherwise who has the first free time. */
export function resultQueries(record: SymptomRecord, user: User | null): readonly PathQuery<unknown>[] {
  if (record.predictedUrgency !== 'high') return [soonestQuery(record, { state: user?.state ?? 'Lagos' })];
  const origin = originKnown({ profile: user });
  return origin === null ? [] : [get<typeof emergencyPlaces>('/api/emergency-places', { query: origin.query })];
}

/** A page of a symptom check without scripts. Without the form that led to it, it is the first one. */
export function PlainSymptomsPage({
  step,
  user,
  isDiary,
}: {
  readonly step: string | undefined;
  readonly user: User | null;
  /** True for an entry of the diary, which is for those who are signed in. */
  readonly isDiary: boolean;
}) {
  const posted = useContext(PostedFormContext);
  const base = isDiary ? '/symptom-tracker' : '/symptom-check';
  if (posted !== null) {
    if (step === 'question') return <PlainQuestionPage base={base} />;
    if (step === 'result') return <PlainCheckResult isSignedIn={user !== null} />;
    if (step === 'sign-in') return <PlainKeepSignIn />;
    if (step === 'consent' && user !== null) return <PlainKeepConsent userId={user.id} />;
  }
  return <EntryForm base={base} diaryOf={isDiary ? user : null} />;
}

function EntryForm({ base, diaryOf }: { readonly base: string; readonly diaryOf: User | null }) {
  const carried = useCarriedEntry();
  const [key] = useState(() => carried['key'] ?? newKey());
  const [today] = useState(() => lagosDate(serverNow()));
  return (
    <>
      <PostedProblems />
      <p className="notice notice-red">
        <Trans>If this is severe or getting worse, don't wait for an answer here.</Trans>{' '}
        <a className="inline-block py-2 font-bold underline" href={`tel:${EMERGENCY_NUMBER}`}>
          <Trans>Call {EMERGENCY_NUMBER}</Trans>
        </a>
      </p>
      <form
        noValidate
        method="post"
        action={`${base}/${diaryOf === null ? 'result' : 'record'}#problems`}
        className="grid gap-5"
      >
        <input type="hidden" name="key" value={key} autoComplete="off" />
        <PlainPerson hasName={diaryOf !== null} />
        <PlainSymptoms today={today} />
        {diaryOf !== null && <PlainConsent userId={diaryOf.id} />}
        <button type="submit" className="button">
          <Trans>Continue</Trans>
        </button>
      </form>
    </>
  );
}

/** An entry of the diary that was just recorded. */
export function PlainRecorded({ id }: { readonly id: number }) {
  const { data } = usePathQuery(recordsQuery(DIARY_PAGE));
  const record = data?.items.find((each) => each.id === id);
  return (
    <>
      {record && <PlainResult record={record} />}
      <a href="/symptom-tracker" className="button justify-self-start">
        <Trans>Open my diary</Trans>
      </a>
    </>
  );
}
