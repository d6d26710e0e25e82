import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { OutcomeNotice } from '../mailed-links/outcome-notice.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LinkSentText } from './link-sent.tsx';

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
      <LinkSentText />
      <button type="button" className="button button-ghost" onClick={() => setSent(false)}>
        <Trans>Ask for another link</Trans>
      </button>
      <Link href="/auth" className="link inline-flex min-h-11 items-center">
        <Trans>Back to sign-in</Trans>
      </Link>
    </OutcomeNotice>
  );
}
