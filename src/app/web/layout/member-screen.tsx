import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { portalAccess } from '#features/auth/rules/screen-access.ts';
import { RequireUser } from '#features/auth/web/guards/require-user.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useLostLock } from '../use-lost-lock.ts';
import { NetworkGate } from './network-gate.tsx';

/** Shows a screen of the portal at its address to the members of a practice only, and not while a shared computer can't lock. */
export function MemberScreen({ here, children }: { readonly here: string; readonly children: ReactNode }) {
  return (
    <RequireUser returnTo={here}>
      {(user) => (
        <Guarded user={user} here={here}>
          {children}
        </Guarded>
      )}
    </RequireUser>
  );
}

function Guarded({
  user,
  here,
  children,
}: {
  readonly user: User;
  readonly here: string;
  readonly children: ReactNode;
}) {
  const [, navigate] = useLocation();
  const verdict = portalAccess(user, here);
  const target = typeof verdict === 'object' ? verdict.redirect : undefined;
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);
  const isLockLost = useLostLock(user.desk !== undefined);
  if (target !== undefined) return <Spinner />;
  if (isLockLost) {
    return (
      <p role="alert" className="notice notice-amber">
        <Trans>This shared computer can't lock yet, so nothing is shown. The page is loaded again by itself.</Trans>
      </p>
    );
  }
  return <NetworkGate isAtDesk={user.desk !== undefined}>{children}</NetworkGate>;
}
