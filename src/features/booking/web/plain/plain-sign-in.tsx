import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { AccountInput, AccountPassword, RegistrationFields } from '#features/auth/web/plain/account-fields.tsx';
import { CodeInput } from '#features/auth/web/sign-in/code-input.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { StepHeading } from '../step-heading.tsx';
import { PlainForm, type PlainProps } from './plain-form.tsx';

/** Signing in or registering inside a booking. */
export function PlainSignIn(props: PlainProps) {
  const posted = useContext(PostedFormContext);
  const { url, needsCode } = (posted?.data ?? {}) as { readonly url?: string; readonly needsCode?: boolean };
  const isNew = url === '/api/register';
  return (
    <>
      <PostedProblems />
      <StepHeading>
        <Trans>Sign in to book</Trans>
      </StepHeading>
      <p className="text-soft">
        <Trans>Your choices are kept.</Trans>
      </p>
      <section aria-labelledby="sign-in-title" className="grid gap-3">
        <h4 id="sign-in-title" className="text-lg">
          <Trans>Sign in</Trans>
        </h4>
        <PlainForm {...props} to="sign-in">
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
        </PlainForm>
      </section>
      <section aria-labelledby="register-title" className="grid gap-3">
        <h4 id="register-title" className="text-lg">
          <Trans>New here? Create an account</Trans>
        </h4>
        <PlainForm {...props} to="register">
          <RegistrationFields isMine={isNew} />
          <button type="submit" className="button">
            <Trans>Create Account</Trans>
          </button>
        </PlainForm>
      </section>
    </>
  );
}
