import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { watchAttendance } from '#platform/web/attendance.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { CURRENT_USER } from '../session/use-current-user.ts';

/**
 * Guards a screen of the admin area: a spinner while it isn't known who is there, then by `adminAccess` the children or
 * another screen. The server guards the data; this only guards the screen.
 */
export function RequireAdmin({
  permission,
  children,
}: {
  /** Without one, every administrator may see it. */
  readonly permission?: Permission;
  readonly children: (user: User) => ReactNode;
}) {
  const { data: user, isError, refetch } = usePathQuery(CURRENT_USER);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [ownPath] = useState(path);
  // Who signs out leaves for another screen, whose code may still be on its way.
  const leaving = path !== ownPath;
  const here = search === '' ? path : `${path}?${search}`;
  const verdict = user === undefined ? undefined : adminAccess(user, here, permission);
  const target = typeof verdict === 'object' && !leaving ? verdict.redirect : undefined;

  useEffect(() => watchAttendance(), []);

  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);

  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't check who is signed in.</Trans>
      </LoadError>
    );
  }
  return verdict === 'open' && user ? children(user) : <Spinner />;
}
