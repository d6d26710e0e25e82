import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { signInPath } from '#features/auth/rules/next-path.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { CURRENT_USER } from '../session/use-current-user.ts';

/**
 * Guards a screen that needs somebody signed in: a spinner while that isn't known, the sign-in screen for anybody else
 * (which comes back to `returnTo`), otherwise the children.
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
  // Who signs out leaves for another screen, whose code may still be on its way.
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
