import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { OutcomeNotice } from '../mailed-links/outcome-notice.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** Requests a password reset: the form, then the next steps. Doesn't reveal whether the account exists. */
export function ForgotPassword() {
  const [sent, setSent] = useState(false);
  if (!sent) {
    return (
      <>
        <ForgotPasswordForm onSent={() => setSent(true)} />
        <Link href="/auth" className="link mt-4 inline-flex min-h-11 items-center">
          <Trans>Back to sign-in</Trans>
        </Link>
      </>
    );
  }
  return (
    <OutcomeNotice icon={MailCheck} tone="green" title={<Trans>Look into your e-mail</Trans>}>
      <p>
        <Trans>
          If there is an account of that name, a link is on its way to its e-mail address. It works once, within 30
          minutes. Look among unwanted mail too.
        </Trans>
      </p>
      <p>
        <Trans>
          If you changed your address within the last 7 days, no link is sent until they are over: sign in with your
          password, or open the link to keep the former address in the mail that went there.
        </Trans>
      </p>
      <button type="button" className="button button-ghost" onClick={() => setSent(false)}>
        <Trans>Ask for another link</Trans>
      </button>
      <Link href="/auth" className="link inline-flex min-h-11 items-center">
        <Trans>Back to sign-in</Trans>
      </Link>
    </OutcomeNotice>
  );
}
