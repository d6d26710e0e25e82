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
      <h3>
        <Trans>Right urgency, by kind of text</Trans>
      </h3>
      <ul className="grid gap-2">
        {batches.map(({ about, version, date, right, of, from, to }, at) => (
          <li key={`${at} ${about}`} className="border-t border-line pt-2 wrap-anywhere">
            {translateText(i18n, about)}:{' '}
            <strong>
              <Trans>
                {right} of {of}
              </Trans>
            </strong>{' '}
            <Trans>
              ({from} to {to} %)
            </Trans>
            <span className="block text-sm text-soft">
              {monthDayYear(i18n, date)}, <Trans>version {version}</Trans>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
