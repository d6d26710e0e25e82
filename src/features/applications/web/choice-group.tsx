import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { translateText } from '#platform/web/translate-text.ts';
import type { ApplicationValues } from './application-values.ts';

type ListField = 'credentials' | 'availabilityDays' | 'languages';

/** A group of checkboxes for one list field. The error summary links to the group's legend. */
export function ChoiceGroup({
  name,
  label,
  hint,
  choices,
}: {
  readonly name: ListField;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Values to send; shown translated. */
  readonly choices: readonly string[];
}) {
  const { i18n } = useLingui();
  const id = useId();
  const { register, control, setValue, formState } = useFormContext<ApplicationValues>();
  const chosen: readonly string[] = useWatch({ control, name }) ?? [];
  const error = formState.errors[name]?.message;
  const toggle = (choice: string, isChosen: boolean) => {
    const next = choices.filter((each) => (each === choice ? isChosen : chosen.includes(each)));
    setValue(name, next as never, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const { ref } = register(name);
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${id}-hint`} className="field">
      <legend id={id} ref={ref} tabIndex={-1} className="font-semibold">
        {label}
      </legend>
      {hint !== undefined && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-5">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-2.5 py-1.5">
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={({ target }) => toggle(choice, target.checked)}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              className="size-5 flex-none accent-green"
            />
            {translateText(i18n, choice)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <span className="field-error flex items-start gap-1.5" id={`${id}-error`}>
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
          {translateText(i18n, error)}
        </span>
      )}
    </fieldset>
  );
}
