import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SYMPTOM_DATA } from './diary-queries.ts';
import type { DiaryEntryBody } from './use-record-symptoms.ts';

/** Id of the select, to which a form without symptoms moves the focus. */
export const SYMPTOM_SELECT = 'diary-symptom';

/** A letter, or a key that moves through a list. */
const PASSING_KEY = /^(\S|Arrow\w+|Home|End|Page\w+)$/;

/**
 * The chosen symptoms with their severities, and a list to add more: a tap adds at once, the keyboard on Enter or on
 * leaving the list.
 */
export function SymptomRows() {
  const { t, i18n } = useLingui();
  const { data } = usePathQuery(SYMPTOM_DATA);
  const { control, register, formState } = useFormContext<DiaryEntryBody>();
  const { fields, append, remove } = useFieldArray({ control, name: 'symptoms' });
  const chosen = useWatch({ control, name: 'symptoms' });
  const select = useRef<HTMLDivElement>(null);
  // The option reached by keys in the closed list. The browser reports each step as a change; it isn't a choice yet.
  const [passing, setPassing] = useState('');
  const isPassing = useRef(false);
  const { symptoms: errors } = formState.errors;
  const add = (name: string, options?: { readonly shouldFocus: boolean }) => {
    setPassing('');
    if (name === '' || chosen.some((symptom) => symptom.name === name)) return;
    append({ name, severity: '' as 'mild' }, options);
  };
  return (
    <div className="grid gap-4">
      {fields.map((field, at) => {
        const name = translateText(i18n, field.name);
        const error = errors?.[at]?.severity?.message;
        return (
          <fieldset key={field.id} className="rounded-control border border-line p-3">
            <legend className="sr-only">{name}</legend>
            <div className="flex items-center justify-between gap-2">
              <b>{name}</b>
              <button
                type="button"
                className="icon-button"
                aria-label={t`Remove ${name}`}
                onClick={() => {
                  remove(at);
                  select.current?.querySelector('select')?.focus();
                }}
              >
                <X aria-hidden size={20} strokeWidth={1.75} />
              </button>
            </div>
            <div className="flex flex-wrap gap-2">
              {(data?.severityLevels ?? []).map((severity) => (
                <label key={severity} className="chip cursor-pointer">
                  <input type="radio" value={severity} {...register(`symptoms.${at}.severity`)} />
                  {translateText(i18n, severity)}
                </label>
              ))}
            </div>
            {error !== undefined && (
              <p className="field-error mt-2 flex items-start gap-1.5">
                <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
                {translateText(i18n, error)}
              </p>
            )}
          </fieldset>
        );
      })}
      <div ref={select}>
        <SelectInput
          id={SYMPTOM_SELECT}
          label={fields.length === 0 ? <Trans>What do you feel?</Trans> : <Trans>Anything else you feel?</Trans>}
          hint={<Trans>Choose a symptom, then how bad it is. Or tell it in your own words below.</Trans>}
          error={errors?.root?.message ?? errors?.message}
          value={passing}
          onPointerDown={() => {
            isPassing.current = false;
          }}
          onKeyDown={(event) => {
            isPassing.current = PASSING_KEY.test(event.key);
            if (event.key !== 'Enter' || passing === '') return;
            event.preventDefault();
            add(passing);
          }}
          onChange={({ target: { value } }) => (isPassing.current ? setPassing(value) : add(value))}
          onBlur={() => add(passing, { shouldFocus: false })}
        >
          <option value="">{t`Select a symptom`}</option>
          {(data?.commonSymptoms ?? [])
            .filter((name) => !chosen.some((symptom) => symptom.name === name))
            .map((name) => (
              <option key={name} value={name}>
                {translateText(i18n, name)}
              </option>
            ))}
        </SelectInput>
      </div>
    </div>
  );
}
