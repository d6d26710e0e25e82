import { Trans, useLingui } from '@lingui/react/macro';
import type { explainTriage } from '#features/symptoms/contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { monthDayYear } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** How often triage was right with texts that others wrote before its rules saw them. Only these say how good it is. */
export function FirstSightScores({ scores }: { readonly scores: ReplyOf<typeof explainTriage>['firstSight'] }) {
  const { i18n } = useLingui();
  const { batches, emergencies, falseAlarms, conditionFirst, conditionAmongThree } = scores;
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>How often it is right at first sight</Trans>
      </h2>
      <p>
        <Trans>
          Others wrote these texts. The rules had not seen them. Each was tried once, before anything was changed for
          it. The range is where the true share lies in 95 of 100 such trials.
        </Trans>
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          <Trans>
            Emergencies that were called one: {emergencies.right} of {emergencies.of} ({emergencies.from} to{' '}
            {emergencies.to} %).
          </Trans>
        </li>
        <li>
          <Trans>
            Harmless texts that were called an emergency: {falseAlarms.right} of {falseAlarms.of} ({falseAlarms.from} to{' '}
            {falseAlarms.to} %).
          </Trans>
        </li>
        <li>
          <Trans>
            The right condition came first in {conditionFirst.right} of {conditionFirst.of} ({conditionFirst.from} to{' '}
            {conditionFirst.to} %), and among three in {conditionAmongThree.right} ({conditionAmongThree.from} to{' '}
            {conditionAmongThree.to} %).
          </Trans>
        </li>
      </ul>
      <table className="w-full text-start [&_td]:p-1.5 [&_th]:p-1.5 [&_th]:text-start">
        <caption className="sr-only">
          <Trans>Right urgency at first sight, by kind of text</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Texts</Trans>
            </th>
            <th scope="col">
              <Trans>Right</Trans>
            </th>
            <th scope="col">
              <Trans>Range</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {batches.map(({ about, version, date, right, of, from, to }, at) => (
            <tr key={`${at} ${about}`} className="border-t border-line align-top">
              <th scope="row" className="font-normal">
                {translateText(i18n, about)}
                <span className="block text-sm text-soft">
                  {monthDayYear(i18n, date)}, <Trans>version {version}</Trans>
                </span>
              </th>
              <td className="whitespace-nowrap">
                <Trans>
                  {right} of {of}
                </Trans>
              </td>
              <td className="whitespace-nowrap">
                <Trans>
                  {from} to {to} %
                </Trans>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
