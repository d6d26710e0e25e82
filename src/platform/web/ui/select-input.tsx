import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

/** A labelled native select; its children are the options. Spread `form.register('name')` into it. */
export function SelectInput({ label, hint, error, id, ...select }: FieldText & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="input h-full appearance-none pe-10 text-ellipsis" />
          <ChevronDown
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute end-3 inset-y-0 my-auto text-soft"
          />
        </div>
      )}
    </Field>
  );
}
