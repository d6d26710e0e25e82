import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { signInPath } from '#features/auth/rules/next-path.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { CURRENT_USER } from '../session/use-current-user.ts';

/**
 * Guards a screen that needs a signed-in user: shows a spinner while the user loads, then the children, or the sign-in
 * screen, which leads back to `returnTo`.
 */
export function RequireUser({
  returnTo,
  children,
}: {
  readonly returnTo: string;
  readonly children: (user: User) => ReactNode;
}) {
  const { data: user, isError, refetch } = usePathQuery(CURRENT_USER);
  const [path, navigate] = useLocation();
  const [ownPath] = useState(path);
  // After sign-out, another screen is already opening, but its code may still be loading.
  const leaving = path !== ownPath;
  const signedOut = user === null && !leaving;

  useEffect(() => {
    if (signedOut) navigate(signInPath(returnTo), { replace: true });
  }, [signedOut, returnTo, navigate]);

  if (user) return children(user);
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't check who is signed in.</Trans>
      </LoadError>
    );
  }
  if (!signedOut) return <Spinner />;
  return (
    <div className="card grid justify-items-center gap-4 py-10 text-center">
      <p>
        <Trans>Please sign in to see this page.</Trans>
      </p>
      <Link href={signInPath(returnTo)} className="button">
        <Trans>Sign In</Trans>
      </Link>
    </div>
  );
}
