import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

/** A labelled line of text. Spread `form.register('name')` into it; set `autoComplete` and `inputMode`. */
export function TextInput({ label, hint, error, id, ...input }: FieldText & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <input type="text" {...input} {...control} className="input" />}
    </Field>
  );
}
