import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { AccountInput, AccountPassword, RegistrationFields } from '#features/auth/web/plain/account-fields.tsx';
import { CodeInput } from '#features/auth/web/sign-in/code-input.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { PlainCarrier } from './plain-carrier.tsx';
import { PlainConsent } from './plain-consent.tsx';

/** Signing in or registering to keep a result. */
export function PlainKeepSignIn() {
  const posted = useContext(PostedFormContext);
  const { url, needsCode } = (posted?.data ?? {}) as { readonly url?: string; readonly needsCode?: boolean };
  const isNew = url === '/api/register';
  return (
    <>
      <PostedProblems />
      <p className="text-soft">
        <Trans>What you wrote is kept, and goes into your diary after this.</Trans>
      </p>
      <section aria-labelledby="sign-in-title" className="grid gap-3">
        <h2 id="sign-in-title" className="text-lg">
          <Trans>Sign in</Trans>
        </h2>
        <PlainCarrier action="/symptom-tracker/sign-in">
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
        </PlainCarrier>
      </section>
      <section aria-labelledby="register-title" className="grid gap-3">
        <h2 id="register-title" className="text-lg">
          <Trans>New here? Create an account</Trans>
        </h2>
        <PlainCarrier action="/symptom-tracker/register">
          <RegistrationFields isMine={isNew} />
          <button type="submit" className="button">
            <Trans>Create Account</Trans>
          </button>
        </PlainCarrier>
      </section>
    </>
  );
}

/** The consent that the diary needs, before a result is kept. */
export function PlainKeepConsent({ userId }: { readonly userId: number }) {
  return (
    <>
      <PostedProblems />
      <PlainCarrier action="/symptom-tracker/consent" without={['consent']}>
        <PlainConsent userId={userId} />
        <button type="submit" className="button">
          <Trans>Keep this in my diary</Trans>
        </button>
      </PlainCarrier>
      <a href="/symptom-tracker" className="link inline-flex min-h-11 items-center justify-self-start">
        <Trans>Do not keep it</Trans>
      </a>
    </>
  );
}
