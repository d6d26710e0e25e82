import { Trans, useLingui } from '@lingui/react/macro';
import type { explainTriage } from '#features/symptoms/contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TRIAGE_EXPLAINED } from '../diary-queries.ts';
import { FirstSightScores } from './first-sight-scores.tsx';
import { TriageScores } from './triage-scores.tsx';

type Explained = ReplyOf<typeof explainTriage>;

/** The public page that explains triage. */
export function TriageExplained() {
  const { data, isError, refetch } = usePathQuery(TRIAGE_EXPLAINED);
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>Sorry, we had trouble loading the rules. Please try again.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) return <Spinner />;
  const { conditions } = data;
  const rules = data.rules.length;
  return (
    <div className="mt-4 grid max-w-[68ch] gap-6">
      <p className="text-lg">
        <Trans>
          You describe how you feel, in your own words or by choosing symptoms. A program reads it and answers how
          urgent it is, what it may be and what to do next. It always gives the same answer to the same description, and
          says which rule led to it.
        </Trans>
      </p>
      <p className="notice notice-amber">
        <Trans>
          It helps you decide. It is not a diagnosis and no clinician reads along. If you feel that something is badly
          wrong, call {EMERGENCY_NUMBER}, whatever it says.
        </Trans>
      </p>
      <p>
        <Trans>
          A{' '}
          <a href="/symptom-check" className="link">
            symptom check
          </a>{' '}
          needs no account and stores nothing. The diary stores what you record, for you.
        </Trans>
      </p>
      <section className="grid gap-3">
        <h2>
          <Trans>What it does with your words</Trans>
        </h2>
        <ul className="grid list-disc gap-1 ps-5">
          <li>
            <Trans>
              It finds symptoms, also in Nigerian Pidgin and with spelling mistakes, and what you say is absent.
            </Trans>
          </li>
          <li>
            <Trans>It takes in age, sex, pregnancy, how long and how bad, and measurements such as temperature.</Trans>
          </li>
          <li>
            <Trans>
              It holds them against {rules} rules from published guidance. One rule is enough to raise the urgency.
            </Trans>
          </li>
          <li>
            <Trans>It compares them with {conditions} conditions that are seen in clinics and emergency rooms.</Trans>
          </li>
          <li>
            <Trans>Words that play a danger sign down never lower the urgency.</Trans>
          </li>
        </ul>
      </section>
      <section className="grid gap-3">
        <h2>
          <Trans>What it can't do</Trans>
        </h2>
        <ul className="grid list-disc gap-1 ps-5">
          <li>
            <Trans>It can't examine you, and knows only what you write.</Trans>
          </li>
          <li>
            <Trans>It reads English and Pidgin. Of Hausa, Yoruba and Igbo it knows only some words for dangers.</Trans>
          </li>
          <li>
            <Trans>It is careful: some people whom it sends to a clinician could have stayed at home.</Trans>
          </li>
          <li>
            <Trans>The rules and the cases that they are tested on have not been reviewed by clinicians yet.</Trans>
          </li>
        </ul>
      </section>
      <FirstSightScores scores={data.firstSight} />
      <TriageScores scores={data} />
      <Rules rules={data.rules} level="high" />
      <Rules rules={data.rules} level="medium" />
      <Sources rules={data.rules} />
    </div>
  );
}

/** Every source once, with the number of rules that cite it. */
function Sources({ rules }: { readonly rules: Explained['rules'] }) {
  const { i18n } = useLingui();
  const resting = new Map<string, number>();
  for (const { source } of rules) resting.set(source, (resting.get(source) ?? 0) + 1);
  const sources = [...resting].sort(([a], [b]) => (a < b ? -1 : 1));
  const total = sources.length;
  return (
    <details className="card">
      <summary className="min-h-11 py-2 font-bold">
        <Trans>The {total} sources of the rules</Trans>
      </summary>
      <p className="mt-2 text-soft">
        <Trans>Published guidance, told in our own words. The number is how many rules rest on it.</Trans>
      </p>
      <ul className="mt-2 grid gap-2">
        {sources.map(([source, count]) => (
          <li key={source} className="grid grid-cols-[1fr_auto] gap-3">
            <span>{translateText(i18n, source)}</span>
            <span className="text-soft">{count}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Rules({ rules, level }: { readonly rules: Explained['rules']; readonly level: 'high' | 'medium' }) {
  const { i18n } = useLingui();
  const chosen = rules.filter((rule) => rule.level === level);
  const count = chosen.length;
  return (
    <details className="card">
      <summary className="min-h-11 py-2 font-bold">
        {level === 'high' ? (
          <Trans>The {count} rules that say: go now</Trans>
        ) : (
          <Trans>The {count} rules that say: be seen by a clinician</Trans>
        )}
      </summary>
      <ul className="mt-2 grid gap-3">
        {chosen.map(({ id, name, because, source }) => (
          <li key={id}>
            <b>{translateText(i18n, name)}</b>
            <br />
            {translateText(i18n, because)} <span className="text-sm text-soft">{source}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
