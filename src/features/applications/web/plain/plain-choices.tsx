import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePosted } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';

/** A group of boxes to tick for one list, without scripts. */
export function PlainChoices({
  action,
  name,
  label,
  hint,
  choices,
  present = [],
}: {
  readonly action: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly choices: readonly string[];
  readonly present?: readonly string[];
}) {
  const { i18n } = useLingui();
  const posted = usePosted(action);
  const chosen = posted === null ? present : (posted.values[name] ?? '').split('\n');
  const error = posted?.fields[name];
  return (
    <fieldset id={`plain-${name}`} tabIndex={-1} className="field">
      <legend className="font-semibold">{label}</legend>
      {hint !== undefined && <span className="field-hint">{hint}</span>}
      {error !== undefined && <span className="field-error">{translateText(i18n, error)}</span>}
      <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-2.5 py-1.5">
            <input
              type="checkbox"
              name={name}
              value={choice}
              defaultChecked={chosen.includes(choice)}
              className="size-5 flex-none accent-green"
            />
            {translateText(i18n, choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
