import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { landingPath } from '#features/auth/rules/screen-access.ts';
import { toast } from '#platform/web/toast-store.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { setCurrentUser } from '../session/use-current-user.ts';
import { AcceptInvitationForm } from './accept-invitation-form.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useLinkToken } from './use-link-token.ts';

/** The screen of a mailed invitation: the form, then the account's start page, or a notice that the link is invalid. */
export function AcceptInvitation() {
  const { t } = useLingui();
  const token = useLinkToken();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [isExpired, setIsExpired] = useState(false);
  if (isExpired || token === null) {
    return (
      <OutcomeNotice
        icon={Clock}
        tone="amber"
        title={
          <Trans>This link has expired, was used already or was taken back. Please ask whoever invited you.</Trans>
        }
      >
        <Link href="/auth" className="button">
          <Trans>Sign In</Trans>
        </Link>
      </OutcomeNotice>
    );
  }
  if (token === undefined) return <Spinner />;
  return (
    <AcceptInvitationForm
      token={token}
      onDone={(user) => {
        if (user === null) {
          toast({
            title: t`Your account is open`,
            description: t`Sign in with your new password and a code from your authenticator app.`,
          });
          navigate('/auth');
          return;
        }
        setCurrentUser(queryClient, user);
        navigate(landingPath(user));
      }}
      onExpired={() => setIsExpired(true)}
    />
  );
}
