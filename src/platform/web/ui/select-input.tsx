import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

/** A labelled native select; its children are the options. Spread `form.register('name')` into it. */
export function SelectInput({ label, hint, error, ...select }: FieldText & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...select} {...control} className="input" />}
    </Field>
  );
}
