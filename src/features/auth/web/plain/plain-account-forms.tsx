import { Trans } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { CodeInput } from '../sign-in/code-input.tsx';
import { AccountInput, AccountPassword, RegistrationFields } from './account-fields.tsx';

/** Two forms, to sign in and to register, for a visitor without scripts who has already filled in something else. */
export function PlainAccountForms({
  Heading,
  renderForm,
}: {
  readonly Heading: 'h2' | 'h4';
  /** Returns a form with these fields that sends them, and what was typed before, to the given step. */
  readonly renderForm: (to: 'sign-in' | 'register', fields: ReactNode) => ReactNode;
}) {
  const posted = useContext(PostedFormContext);
  const { url, needsCode } = (posted?.data ?? {}) as { readonly url?: string; readonly needsCode?: boolean };
  const isNew = url === '/api/register';
  return (
    <>
      <section aria-labelledby="sign-in-title" className="grid gap-3">
        <Heading id="sign-in-title" className="text-lg">
          <Trans>Sign in</Trans>
        </Heading>
        {renderForm(
          'sign-in',
          <>
            <AccountInput
              name="username"
              isMine={!isNew}
              prefix="login-"
              label={<Trans>Username or e-mail</Trans>}
              autoComplete="username"
            />
            <AccountPassword isMine={!isNew} prefix="login-" autoComplete="current-password" />
            {needsCode && <CodeInput name="code" />}
            <button type="submit" className="button">
              <Trans>Sign in and go on</Trans>
            </button>
          </>,
        )}
      </section>
      <section aria-labelledby="register-title" className="grid gap-3">
        <Heading id="register-title" className="text-lg">
          <Trans>New here? Create an account</Trans>
        </Heading>
        {renderForm(
          'register',
          <>
            <RegistrationFields isMine={isNew} />
            <button type="submit" className="button">
              <Trans>Create Account</Trans>
            </button>
          </>,
        )}
      </section>
    </>
  );
}
