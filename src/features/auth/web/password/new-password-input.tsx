import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { COMMON_PASSWORD } from '#features/auth/rules/password-policy.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { useCommonPassword } from './use-common-password.ts';

/** A PasswordInput for a new password. Warns if the password is a common one, without refusing it. */
export function NewPasswordInput({ onChange, ...input }: ComponentProps<typeof PasswordInput>) {
  const { i18n } = useLingui();
  const { isCommon, typed } = useCommonPassword();
  return (
    <div className="grid gap-2">
      <PasswordInput
        autoComplete="new-password"
        {...input}
        onChange={(event) => {
          typed(event.target.value);
          onChange?.(event);
        }}
      />
      <output className={isCommon ? 'notice notice-amber flex items-start gap-2' : 'sr-only'}>
        {isCommon && (
          <>
            <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
            <span>{translateText(i18n, COMMON_PASSWORD)}</span>
          </>
        )}
      </output>
    </div>
  );
}
