import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BookForSymptoms } from './book-for-symptoms.tsx';
import { NearestUrgentCare } from './nearest-urgent-care.tsx';
import { SoonestCare } from './soonest-care.tsx';

/** What triage answered: how urgent, why by which source, what to do, and how to be seen. */
export function TriageResult({
  record,
  isSeen,
}: {
  readonly record: SymptomRecord;
  /** It isn't folded away: providers are asked for only then. */
  readonly isSeen: boolean;
}) {
  const { i18n } = useLingui();
  const { predictedUrgency: urgency, result } = record;
  // What is to be done comes before what it may be; who may look after themselves need it last.
  const care = (
    <div className="grid gap-3">
      {urgency !== 'high' && isSeen && <SoonestCare record={record} />}
      <BookForSymptoms record={record} />
    </div>
  );
  return (
    <div className="grid gap-4">
      {urgency === 'high' && (
        <div className="notice notice-red grid gap-3">
          <p className="text-lg font-bold">
            <Trans>Get help now. Call {EMERGENCY_NUMBER} or go to the nearest emergency room.</Trans>
          </p>
          <a className="button button-urgent" href={`tel:${EMERGENCY_NUMBER}`}>
            <Trans>Call {EMERGENCY_NUMBER}</Trans>
          </a>
        </div>
      )}
      {urgency === 'high' && isSeen && <NearestUrgentCare />}
      {urgency === 'medium' && (
        <p className="notice notice-amber font-semibold">
          <Trans>Be seen by a clinician: {translateText(i18n, result.seeBy)}.</Trans>
        </p>
      )}
      {urgency === 'low' && (
        <p className="notice notice-green font-semibold">
          <Trans>You can look after this yourself for now. Watch for the signs below.</Trans>
        </p>
      )}
      {result.redFlags.length > 0 && (
        <section>
          <h3>
            <Trans>Danger signs</Trans>
          </h3>
          <ul className="mt-1 list-disc ps-5">
            {result.redFlags.map(({ id, name, because }) => (
              <li key={id}>
                <b>{translateText(i18n, name)}</b>: {translateText(i18n, because)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {result.advice.length > 0 && (
        <section>
          <h3>
            <Trans>What to do next</Trans>
          </h3>
          <ul className="mt-1 list-disc ps-5">
            {result.advice.map((advice) => (
              <li key={advice}>{translateText(i18n, advice)}</li>
            ))}
          </ul>
        </section>
      )}
      {urgency === 'medium' && care}
      {result.candidates.length > 0 && <Candidates candidates={result.candidates} />}
      <section>
        <h3>
          <Trans>Why</Trans>
        </h3>
        <ul className="mt-1 list-disc ps-5">
          {result.rules.map(({ id, because, source }) => (
            <li key={id}>
              {translateText(i18n, because)} <span className="text-soft">({source})</span>
            </li>
          ))}
        </ul>
      </section>
      {urgency !== 'medium' && care}
      <p className="text-sm text-soft">
        <Trans>
          This helps you decide; it is not a diagnosis.{' '}
          <Link href="/how-triage-works" className="link">
            How it works
          </Link>
        </Trans>
      </p>
    </div>
  );
}

function Candidates({ candidates }: { readonly candidates: SymptomRecord['result']['candidates'] }) {
  const { i18n } = useLingui();
  return (
    <section>
      <h3>
        <Trans>What it may be</Trans>
      </h3>
      <ul className="mt-1 grid gap-1.5">
        {candidates.map(({ condition, likelihood }) => {
          const percent = Math.max(1, Math.round(likelihood * 100));
          return (
            <li key={condition} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
              <span>{translateText(i18n, condition)}</span>
              <span className="text-soft">{percent} %</span>
              <span aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
                <span className="block h-full bg-green" style={{ width: `${percent}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
