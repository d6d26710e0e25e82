import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import { SECURITY_SETTINGS } from '#features/auth/rules/screen-access.ts';
import type { InvitationOutcome } from '#features/auth/web/mailed-links/accept-invitation-form.tsx';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { LoginForm } from '#features/auth/web/sign-in/login-form.tsx';
import { type ScheduleErrorBody, TOO_WEAK_TO_JOIN } from '#features/portal/rules/refusals.ts';
import type { joinPractice } from '#features/portal/rules/team/team-contract.ts';
import { call, errorBody, serverMessage } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';

/** Accepts an invitation of a practice into an account that the person has, once they are signed in to it. */
export function JoinWithAccount({ token, onDone, onExpired }: InvitationOutcome) {
  const user = useCurrentUser();
  const [asOther, setAsOther] = useState(false);
  const joining = useMutation({
    mutationFn: (password: string) =>
      call<typeof joinPractice>('POST', '/api/invitations/join', { body: { token, password } }),
    onSuccess: (joined) => onDone(joined.user),
    onError: (error) => {
      if (errorBody<AuthErrorBody>(error)?.code === 'link_expired') onExpired();
    },
  });
  if (user === undefined) return <Spinner />;
  if (user === null || asOther) {
    return (
      <div className="grid gap-4">
        <AboutJoining />
        <LoginForm
          schema="page"
          submitLabel={<Trans>Sign in and join the practice</Trans>}
          onSuccess={(signedIn, password) => {
            setAsOther(false);
            // Typed a moment ago: it need not be typed again.
            if (signedIn.role !== 'admin') joining.mutate(password);
          }}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        <SignedInAs user={user} />{' '}
        <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => setAsOther(true)}>
          <Trans>Use another account</Trans>
        </button>
      </p>
      {user.role === 'admin' ? (
        <p className="notice notice-amber">
          <Trans>An administrator's account cannot join a practice.</Trans>
        </p>
      ) : (
        <JoinForm busy={joining.isPending} error={joining.error} onJoin={joining.mutate} />
      )}
    </div>
  );
}

function SignedInAs({ user: { fullName, username } }: { readonly user: User }) {
  return (
    <Trans>
      You are signed in as <strong>{fullName}</strong> ({username}).
    </Trans>
  );
}

function JoinForm({
  busy,
  error,
  onJoin,
}: {
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onJoin: (password: string) => void;
}) {
  const { t } = useLingui();
  const reasonOf = useFailureReason();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const refused = error === null ? undefined : reasonOf(error);
  const isTooWeak = serverMessage(error) === TOO_WEAK_TO_JOIN.message;
  const isMember = errorBody<ScheduleErrorBody>(error)?.code === 'already_member';
  return (
    <form
      noValidate
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(password === '');
        if (password !== '' && !busy) onJoin(password);
      }}
    >
      <AboutJoining />
      <PasswordInput
        label={<Trans>Your password</Trans>}
        hint={<Trans>To make sure that it is you.</Trans>}
        error={isMissing ? t`Password is required` : refused}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {isTooWeak && (
        <Link href={SECURITY_SETTINGS} className="link inline-flex min-h-11 items-center">
          <Trans>Choose another password in Security</Trans>
        </Link>
      )}
      {isMember && (
        <Link href="/provider-portal" className="link inline-flex min-h-11 items-center">
          <Trans>Open the provider portal</Trans>
        </Link>
      )}
      <BusyButton type="submit" busy={busy} busyText={<Trans>Joining...</Trans>}>
        <Trans>Join the practice</Trans>
      </BusyButton>
    </form>
  );
}

function AboutJoining() {
  return (
    <p>
      <Trans>
        This account joins the practice and keeps everything it has. It is then signed out after 30 minutes without use,
        as all accounts of practices are.
      </Trans>
    </p>
  );
}
