import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** Input for the code of an authenticator app, or a recovery code. Takes the props of `form.register('code')`. */
export function CodeInput(input: Omit<ComponentProps<typeof TextInput>, 'label' | 'hint'>) {
  return (
    <TextInput
      label={<Trans>Code</Trans>}
      hint={<Trans>The 6 digits that your authenticator app shows now, or one of your recovery codes.</Trans>}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}
