import { Trans } from '@lingui/react/macro';
import { PlainAccountForms } from '#features/auth/web/plain/plain-account-forms.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PlainCarrier } from './plain-carrier.tsx';
import { PlainConsent } from './plain-consent.tsx';

/** Signing in or registering to keep a result. */
export function PlainKeepSignIn() {
  return (
    <>
      <PostedProblems />
      <p className="text-soft">
        <Trans>What you wrote is kept, and goes into your diary after this.</Trans>
      </p>
      <PlainAccountForms
        Heading="h2"
        renderForm={(to, fields) => <PlainCarrier action={`/symptom-tracker/${to}`}>{fields}</PlainCarrier>}
      />
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
