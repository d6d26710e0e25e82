import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { SYMPTOM_ROWS } from '#features/symptoms/rules/plain/plain-entry.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { SYMPTOM_DATA } from '../diary-queries.ts';
import { useCarriedEntry } from './plain-carrier.tsx';

/** Returns the id, name, value and error of a field; what was typed stays in it. */
function useField(): (name: string) => {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
} {
  const values = useCarriedEntry();
  const errors = useContext(PostedFormContext)?.fields;
  return (name) => ({ id: `plain-${name}`, name, defaultValue: values[name] ?? '', error: errors?.[name] });
}

/** Who has the symptoms, and the facts on which danger signs depend. */
export function PlainPerson({ hasName }: { readonly hasName: boolean }) {
  const values = useCarriedEntry();
  const field = useField();
  const isChild = values['who'] === 'child';
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Who is it about?</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          <label className="chip cursor-pointer">
            <input type="radio" name="who" value="me" defaultChecked={!isChild} />
            <Trans>Me</Trans>
          </label>
          <label className="chip cursor-pointer">
            <input type="radio" name="who" value="child" defaultChecked={isChild} />
            <Trans>My child</Trans>
          </label>
        </div>
      </fieldset>
      {hasName && (
        <TextInput
          {...field('childName')}
          label={<Trans>Child's name</Trans>}
          hint={<Trans>Only if it is about your child. A first name or nickname is enough.</Trans>}
          autoComplete="off"
        />
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextInput
          {...field('ageYears')}
          label={<Trans>Age in years</Trans>}
          hint={<Trans>0 for a baby in the first year.</Trans>}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
        <TextInput
          {...field('ageMonths')}
          label={<Trans>or in months</Trans>}
          hint={<Trans>For a child under two.</Trans>}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </div>
      <SelectInput {...field('sex')} label={<Trans>Your sex</Trans>} hint={<Trans>Only if it is about you.</Trans>}>
        <option value="">—</option>
        <option value="female">
          <Trans>Female</Trans>
        </option>
        <option value="male">
          <Trans>Male</Trans>
        </option>
      </SelectInput>
      <CheckboxInput
        name="pregnant"
        value="true"
        defaultChecked={values['pregnant'] === 'true'}
        label={<Trans>I am pregnant, or was in the last six weeks</Trans>}
      />
    </>
  );
}

/** Symptoms with their severities, in rows, and the same in words. */
export function PlainSymptoms({ today }: { readonly today: string }) {
  const field = useField();
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="font-semibold">
          <Trans>What do you feel?</Trans>
        </legend>
        <p className="field-hint">
          <Trans>Choose a symptom, then how bad it is. Or tell it in your own words below.</Trans>
        </p>
        {SYMPTOM_ROWS.map((row) => (
          <SymptomRow key={row} row={row} />
        ))}
      </fieldset>
      <TextArea />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextInput
          {...field('temperature')}
          label={<Trans>Temperature (°C)</Trans>}
          hint={<Trans>If you measured it.</Trans>}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput
          {...field('onset')}
          label={<Trans>When did it begin?</Trans>}
          hint={<Trans>The day, if you know it.</Trans>}
          type="date"
          max={today}
        />
      </div>
    </>
  );
}

function TextArea() {
  const { t } = useLingui();
  const { error: _, ...notes } = useField()('notes');
  return (
    <div className="field">
      <label htmlFor={notes.id}>
        <Trans>In your own words</Trans>
      </label>
      <span className="field-hint" id={`${notes.id}-hint`}>
        <Trans>Anything else: what it is like, what makes it worse, other illnesses, medicines.</Trans>
      </span>
      <textarea
        {...notes}
        rows={4}
        maxLength={10_000}
        aria-describedby={`${notes.id}-hint`}
        placeholder={t`For example: body dey hot since yesterday, I can't eat`}
        className="input"
      />
    </div>
  );
}

function SymptomRow({ row }: { readonly row: number }) {
  const { t, i18n } = useLingui();
  const { data } = usePathQuery(SYMPTOM_DATA);
  const field = useField();
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <SelectInput {...field(`symptom${row}`)} label={t`Symptom ${row}`}>
        <option value="">—</option>
        {data?.commonSymptoms.map((name) => (
          <option key={name} value={name}>
            {translateText(i18n, name)}
          </option>
        ))}
      </SelectInput>
      <SelectInput {...field(`severity${row}`)} label={t`How bad is it?`}>
        <option value="">—</option>
        {data?.severityLevels.map((severity) => (
          <option key={severity} value={severity}>
            {translateText(i18n, severity)}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
