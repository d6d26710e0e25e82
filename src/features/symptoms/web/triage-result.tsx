import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { WhereToGo } from '#features/search/web/emergency/where-to-go.tsx';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { isMostlyUnread, likelihoodText, shownReasons } from '../rules/shown-result.ts';
import { specialistFields } from '../rules/specialist-care.ts';
import { BookForSymptoms } from './book-for-symptoms.tsx';
import { SoonestCare } from './soonest-care.tsx';
import { WhatChanged } from './what-changed.tsx';
import { NotRead, type TakeBack, WhatWeRead } from './what-we-read.tsx';

const NOTICES = { medium: 'notice-amber', low: 'notice-green' } as const;

/** The result of triage: urgency, reasons with their sources, advice, and how to get care. */
export function TriageResult({
  record,
  isSeen,
  elsewhere,
  correction,
}: {
  readonly record: SymptomRecord;
  /** Undefined where nothing can be taken back. */
  readonly correction?: TakeBack | undefined;
  /** True if it isn't collapsed. Providers are loaded only then. */
  readonly isSeen: boolean;
  /** On a page without scripts: leads to the hospitals near another place. */
  readonly elsewhere?: ReactNode;
}) {
  const { i18n } = useLingui();
  const { predictedUrgency: urgency, result } = record;
  // The first line is the urgency itself and stands out; no other text repeats it.
  const [answer = '', ...steps] = result.advice.map((line) => translateText(i18n, line));
  // Advice comes before possible conditions; with low urgency, links to care come last.
  const care = (
    <div className="grid gap-3">
      {urgency !== 'high' && isSeen && <SoonestCare record={record} isPlain={elsewhere !== undefined} />}
      <BookForSymptoms record={record} />
    </div>
  );
  return (
    <div className="grid gap-4">
      {isMostlyUnread(record) && <NotRead parts={result.reading?.notRead ?? []} />}
      {urgency === 'high' && (
        <div className="notice notice-red grid gap-3">
          <p className="notice-head text-lg">{answer}</p>
          <a className="button button-urgent" href={`tel:${EMERGENCY_NUMBER}`}>
            <Trans>Call {EMERGENCY_NUMBER}</Trans>
          </a>
        </div>
      )}
      {urgency === 'high' && isSeen && <WhereToGo fields={specialistFields(result.redFlags)} elsewhere={elsewhere} />}
      {urgency !== 'high' && <p className={`notice font-semibold ${NOTICES[urgency]}`}>{answer}</p>}
      <WhatChanged changed={result.changed} />
      <DangerSigns signs={result.redFlags} />
      {steps.length > 0 && (
        <section>
          <h3>
            <Trans>What to do next</Trans>
          </h3>
          <ul className="mt-1 list-disc ps-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      )}
      {result.reading !== undefined && <WhatWeRead reading={result.reading} correction={correction} />}
      {urgency === 'medium' && care}
      <Candidates candidates={result.candidates} />
      <section>
        <h3>
          <Trans>Why</Trans>
        </h3>
        <ul className="mt-1 list-disc ps-5">
          {shownReasons(record).map(({ id, because, source }) => (
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

function DangerSigns({ signs }: { readonly signs: SymptomRecord['result']['redFlags'] }) {
  const { i18n } = useLingui();
  if (signs.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>Danger signs</Trans>
      </h3>
      <ul className="mt-1 list-disc ps-5">
        {signs.map(({ id, name }) => (
          <li key={id} className="font-semibold">
            {translateText(i18n, name)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Candidates({ candidates }: { readonly candidates: SymptomRecord['result']['candidates'] }) {
  const { i18n } = useLingui();
  if (candidates.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>What it may be</Trans>
      </h3>
      <ul className="mt-1 grid gap-1.5">
        {candidates.map(({ condition, likelihood }) => {
          return (
            <li key={condition} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
              <span>{translateText(i18n, condition)}</span>
              <span className="text-soft">{translateText(i18n, likelihoodText(likelihood))}</span>
              <span aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
                <span className="block h-full bg-green" style={{ width: `${likelihood * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
