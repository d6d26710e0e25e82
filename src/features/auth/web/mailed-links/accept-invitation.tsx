import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { InvitationDetails, readInvitation } from '#features/auth/rules/invitation-contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import { landingPath } from '#features/auth/rules/screen-access.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { setCurrentUser, useCurrentUser } from '../session/use-current-user.ts';
import { AcceptInvitationForm, type InvitationOutcome } from './accept-invitation-form.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { forgetLinkToken, useLinkToken } from './use-link-token.ts';

/**
 * The screen of a mailed invitation: a new account or, with `join`, one that the person has; then the account's start page,
 * or a notice that the link is invalid.
 */
export function AcceptInvitation({ join }: { readonly join: (outcome: InvitationOutcome) => ReactNode }) {
  const { t } = useLingui();
  const token = useLinkToken({ keptAs: 'invitation' });
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const user = useCurrentUser();
  const [ended, setEnded] = useState<'expired' | 'used'>();
  const [chosen, setChosen] = useState<'new' | 'existing'>();
  const details = useDetails(ended === undefined ? token : null);
  const isDead = errorBody<AuthErrorBody>(details.error)?.code === 'link_expired';
  if (ended === 'expired' || isDead || token === null) {
    return (
      <OutcomeNotice
        icon={Clock}
        tone="amber"
        title={
          <Trans>This link has expired, was used already or was taken back. Please ask whoever invited you.</Trans>
        }
      >
        {user?.role === 'provider' ? (
          <Link href="/provider-portal" className="button">
            <Trans>Open the provider portal</Trans>
          </Link>
        ) : (
          <Link href="/auth" className="button">
            <Trans>Sign In</Trans>
          </Link>
        )}
      </OutcomeNotice>
    );
  }
  if (details.isError) {
    return (
      <LoadError onRetry={details.refetch}>
        <Trans>We couldn't load this invitation.</Trans>
      </LoadError>
    );
  }
  if (token === undefined || user === undefined || details.data === undefined) return <Spinner />;
  const { places } = details.data;
  const outcome: InvitationOutcome = {
    token,
    onDone: (opened) => {
      forgetLinkToken('invitation');
      // The screen may stay a moment: whose invitation it was can't be loaded again.
      setEnded('used');
      queryClient.removeQueries({ queryKey: ['/api/invitations/details'] });
      if (opened === null) {
        toast({
          title: t`Your account is open`,
          description: t`Sign in with your new password and a code from your authenticator app.`,
        });
        navigate('/auth');
        return;
      }
      setCurrentUser(queryClient, opened);
      // An administrator has invited them: the practice is still to be set up.
      navigate(landingPath(opened, { setsUp: places.some(({ invitedBy }) => invitedBy === null) }));
    },
    onExpired: () => {
      forgetLinkToken('invitation');
      setEnded('expired');
    },
  };
  // Who is signed in has an account.
  const shown = chosen ?? (user === null ? 'new' : 'existing');
  return (
    <div className="grid gap-5">
      <WhoseInvitation details={details.data} />
      <fieldset>
        <legend className="font-semibold">
          <Trans>Which account will you use?</Trans>
        </legend>
        <Choice
          isChosen={shown === 'new'}
          onChoose={() => setChosen('new')}
          label={<Trans>A new account for this invitation</Trans>}
        />
        <Choice
          isChosen={shown === 'existing'}
          onChoose={() => setChosen('existing')}
          label={<Trans>I have an account and want to use it</Trans>}
        />
      </fieldset>
      {shown === 'new' ? <AcceptInvitationForm {...outcome} /> : join(outcome)}
    </div>
  );
}

function Choice({
  isChosen,
  onChoose,
  label,
}: {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly label: ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5">
      <input
        type="radio"
        name="account"
        className="mt-0.5 size-5 flex-none accent-green"
        checked={isChosen}
        onChange={onChoose}
      />
      {label}
    </label>
  );
}

/** Loads whose invitation a link is; nothing without a token. */
function useDetails(token: string | null | undefined) {
  return useQuery({
    queryKey: ['/api/invitations/details', token],
    queryFn: () => call<typeof readInvitation>('POST', '/api/invitations/details', { body: { token: token ?? '' } }),
    enabled: typeof token === 'string',
    // The token must not outlive the screen.
    gcTime: 0,
  });
}

/** Whom the invitation is for, and to what. */
function WhoseInvitation({ details: { invitee, places } }: { readonly details: InvitationDetails }) {
  const { i18n } = useLingui();
  return (
    <div className="notice grid gap-1 wrap-anywhere">
      <p className="text-lg font-bold">
        <Trans>This invitation is for {invitee}</Trans>
      </p>
      {places.map(({ name, role, invitedBy }) => {
        const roleName = translateText(i18n, role);
        return (
          <p key={name}>
            {invitedBy === null ? (
              <Trans>
                {name}, as: {roleName}
              </Trans>
            ) : (
              <Trans>
                {name}, as: {roleName}. Invited by {invitedBy}.
              </Trans>
            )}
          </p>
        );
      })}
      <p className="text-[0.9375rem] text-soft">
        <Trans>If that is not you, leave this page. The link then stays for the person that it is for.</Trans>
      </p>
    </div>
  );
}
