import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { LinkExpired } from '../mailed-links/link-expired.tsx';
import { OutcomeNotice } from '../mailed-links/outcome-notice.tsx';
import { forgetLinkToken, useLinkToken } from '../mailed-links/use-link-token.ts';
import { setCurrentUser } from '../session/use-current-user.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** The screen of a mailed reset link: the form, then a confirmation, or a notice that the link is invalid. */
export function ResetPassword() {
  const token = useLinkToken({ keptAs: 'password-reset' });
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<'done' | 'expired'>();
  if (outcome === 'done') {
    return (
      <OutcomeNotice icon={CircleCheck} tone="green" title={<Trans>Your password was changed</Trans>}>
        <p>
          <Trans>Sign in with the new one. Everybody who was signed in to your account has been signed out.</Trans>
        </p>
        <Link href="/auth" className="button">
          <Trans>Sign In</Trans>
        </Link>
      </OutcomeNotice>
    );
  }
  if (outcome === 'expired' || token === null) {
    return (
      <LinkExpired>
        <Link href="/forgot-password" className="button">
          <Trans>Ask for a new link</Trans>
        </Link>
      </LinkExpired>
    );
  }
  if (token === undefined) return <Spinner />;
  return (
    <ResetPasswordForm
      token={token}
      onDone={() => {
        forgetLinkToken('password-reset');
        setCurrentUser(queryClient, null);
        setOutcome('done');
      }}
      onExpired={() => {
        forgetLinkToken('password-reset');
        setOutcome('expired');
      }}
    />
  );
}
