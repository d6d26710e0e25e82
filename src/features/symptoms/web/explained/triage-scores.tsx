import { Trans, useLingui } from '@lingui/react/macro';
import type { explainTriage } from '#features/symptoms/contract.ts';
import { URGENCIES } from '#features/symptoms/rules/diary-choices.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Shares of triage's own test cases with the right result, as last measured by the tests. */
export function TriageScores({ scores }: { readonly scores: ReplyOf<typeof explainTriage> }) {
  const { i18n } = useLingui();
  const { cases, rightUrgency, casesWithCondition, conditionFirst, conditionAmongThree, version } = scores;
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>How often it is right with our own cases</Trans>
      </h2>
      <p>
        <Trans>
          Version {version} was tried on {cases} descriptions whose right answer was written down before the rules. The
          urgency was right in {rightUrgency}. Where a condition was to be named ({casesWithCondition}), it came first
          in {conditionFirst} and was among the first three in {conditionAmongThree}.
        </Trans>
      </p>
      <p className="text-soft">
        <Trans>
          These are our own cases, and the rules were improved with them at hand: on descriptions that it has never met
          it is right less often.
        </Trans>
      </p>
      <table className="w-full table-fixed text-start [&_td]:p-1.5 [&_th]:p-1.5 [&_th]:text-start">
        <caption className="sr-only">
          <Trans>How often which urgency was answered, by the right one</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="align-bottom">
              <Trans>Right urgency</Trans>
            </th>
            <th scope="colgroup" colSpan={URGENCIES.length} className="border-b border-line">
              <Trans>Answered</Trans>
            </th>
          </tr>
          <tr>
            {URGENCIES.map((answered) => (
              <th key={answered} scope="col">
                {translateText(i18n, answered)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {URGENCIES.map((right) => (
            <tr key={right} className="border-t border-line">
              <th scope="row">{translateText(i18n, right)}</th>
              {URGENCIES.map((answered) => (
                <td key={answered}>{scores.answered[right][answered]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
