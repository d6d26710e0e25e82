import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useId } from 'react';
import { translateText } from '#platform/web/translate-text.ts';
import type { FieldText } from './field.tsx';

/** A box to tick beside its label. Spread `form.register('name')` into it. */
export function CheckboxInput({
  label,
  error,
  ...input
}: Omit<FieldText, 'hint'> & Omit<ComponentProps<'input'>, 'type'>) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="mt-0.5 size-5 flex-none accent-green"
        />
        {label}
      </label>
      {error !== undefined && (
        <span className="field-error" id={`${id}-error`}>
          {translateText(i18n, error)}
        </span>
      )}
    </div>
  );
}
