import { Trans, useLingui } from '@lingui/react/macro';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { translateText } from '#platform/web/translate-text.ts';

const CHIP = 'rounded-full bg-paper px-3 py-1 text-[0.9375rem]';

/** The symptoms of an entry, chosen or read from its words, and its temperature. */
export function RecordedSymptoms({
  record: { symptoms, symptomsRead, temperature },
}: {
  readonly record: Pick<SymptomRecord, 'symptoms' | 'symptomsRead' | 'temperature'>;
}) {
  const { i18n } = useLingui();
  if (symptoms.length === 0 && temperature === null) return null;
  return (
    <div className="grid gap-2">
      {symptomsRead && symptoms.length > 0 && (
        <p className="text-soft">
          <Trans>Read from your words:</Trans>
        </p>
      )}
      <ul className="flex flex-wrap gap-2">
        {symptoms.map(({ name, severity }) => (
          <li key={name} className={CHIP}>
            <b>{translateText(i18n, name)}</b>
            {/* A severity read from words is mild by default, so that isn't shown. */}
            {!(symptomsRead && severity === 'mild') && `, ${translateText(i18n, severity)}`}
          </li>
        ))}
        {temperature !== null && <li className={`${CHIP} font-bold`}>{temperature.toFixed(1)} °C</li>}
      </ul>
    </div>
  );
}
