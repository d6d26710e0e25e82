import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { hasSignedInBefore } from '#features/auth/web/session/signed-in-before.ts';
import type { AuthTabs } from '#features/auth/web/sign-in/auth-tabs.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { StepHeading } from './step-heading.tsx';

/**
 * Sign in or create an account without leaving the booking, which is sent by itself afterwards unless a visit moves. A browser
 * in which no one signed in before begins with the new account.
 */
export function SignInPanel({
  onSignedIn,
  isMoving = false,
}: {
  readonly onSignedIn: (user: User) => void;
  /** True when a visit is moved: its patient must be known before a new time can be chosen. */
  readonly isMoving?: boolean;
}) {
  const { Tabs, failed, retry } = useAuthTabs();
  return (
    <div className="grid gap-4">
      <StepHeading>{isMoving ? <Trans>Sign in to reschedule</Trans> : <Trans>Sign in to book</Trans>}</StepHeading>
      <p className="-mt-2 text-soft">
        {isMoving ? (
          <Trans>Then choose the new time. Your visit stays as it is until you confirm that.</Trans>
        ) : (
          <Trans>Your choices are kept. The appointment is booked as soon as you are signed in.</Trans>
        )}
      </p>
      {Tabs !== null && (
        <Tabs
          schema="inline"
          initial={isMoving || hasSignedInBefore() ? 'login' : 'register'}
          onLogin={onSignedIn}
          onRegister={onSignedIn}
        />
      )}
      {Tabs === null && !failed && <Spinner />}
      {failed && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>
            <Trans>This could not be loaded. Check your connection.</Trans>
          </p>
          <button type="button" className="button button-ghost" onClick={retry}>
            <Trans>Try again</Trans>
          </button>
        </div>
      )}
    </div>
  );
}

/** The sign-in forms, loaded when they are needed; `retry` after the network failed. */
function useAuthTabs(): {
  readonly Tabs: typeof AuthTabs | null;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [Tabs, setTabs] = useState<typeof AuthTabs | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('#features/auth/web/sign-in/auth-tabs.tsx').then(
      (module) => setTabs(() => module.AuthTabs),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { Tabs, failed, retry };
}
