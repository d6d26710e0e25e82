import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldText } from './field.tsx';

/** A labelled password with a button that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput({ label, hint, error, ...input }: FieldText & Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input pe-14"
          />
          <button
            type="button"
            className="icon-button absolute inset-y-0 end-0.5"
            aria-label={shown ? t`Hide password` : t`Show password`}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden size={22} strokeWidth={1.75} />
          </button>
        </span>
      )}
    </Field>
  );
}
