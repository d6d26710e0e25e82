import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_PEOPLE } from '#features/applications/rules/facility-fields.ts';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { ApplicationValues } from '../application-values.ts';
import { FormSection } from '../form-section.tsx';
import { NumberedPart } from './numbered-part.tsx';

/** The section for the people who see patients. */
export function PeopleSection() {
  const { t, i18n } = useLingui();
  const { control, formState } = useFormContext<ApplicationValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'people' });
  const add = useRef<HTMLButtonElement>(null);
  const problem = formState.errors.people?.message ?? formState.errors.people?.root?.message;
  return (
    <FormSection title={<Trans>Who sees patients</Trans>}>
      <p className="text-soft">
        <Trans>Patients can choose one of them. You can change the list later, in the portal.</Trans>
      </p>
      {problem !== undefined && (
        <p role="alert" className="field-error">
          {translateText(i18n, problem)}
        </p>
      )}
      {fields.map(({ id }, at) => {
        const number = at + 1;
        const takeOut = () => {
          remove(at);
          add.current?.focus();
        };
        return (
          <NumberedPart
            key={id}
            title={<Trans>Person {number}</Trans>}
            removeLabel={t`Remove person ${number}`}
            onRemove={fields.length > 1 ? takeOut : undefined}
          >
            <PersonFields at={at} />
          </NumberedPart>
        );
      })}
      {fields.length < MAX_PEOPLE && (
        <button
          ref={add}
          type="button"
          className="button button-ghost justify-self-start"
          onClick={() => append({ name: '' })}
        >
          <Plus aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Add a person</Trans>
        </button>
      )}
    </FormSection>
  );
}

function PersonFields({ at }: { readonly at: number }) {
  const { i18n } = useLingui();
  const { register, formState } = useFormContext<ApplicationValues>();
  const errors = formState.errors.people?.[at];
  const input = { autoComplete: 'off', spellCheck: false };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextInput
        label={<Trans>Name, as patients read it</Trans>}
        error={errors?.name?.message}
        {...input}
        {...register(`people.${at}.name`)}
      />
      <TextInput
        label={<Trans>What they are (optional)</Trans>}
        hint={<Trans>For example Dental surgeon.</Trans>}
        error={errors?.title?.message}
        {...input}
        {...register(`people.${at}.title`, OPTIONAL_TEXT)}
      />
      <SelectInput
        label={<Trans>Licensed by (optional)</Trans>}
        error={errors?.council?.message}
        {...register(`people.${at}.council`, OPTIONAL_TEXT)}
      >
        <option value="">—</option>
        {COUNCILS.map((council) => (
          <option key={council} value={council}>
            {translateText(i18n, council)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={<Trans>Licence number (optional)</Trans>}
        error={errors?.licenceNumber?.message}
        {...input}
        {...register(`people.${at}.licenceNumber`, OPTIONAL_TEXT)}
      />
    </div>
  );
}
