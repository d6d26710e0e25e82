import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { adminAccess } from '#features/auth/rules/screen-access.ts';
import type { Permission } from '#platform/common/endpoint.ts';
import { watchAttendance } from '#platform/web/attendance.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { CURRENT_USER } from '../session/use-current-user.ts';

/**
 * Guards a screen of the admin area: shows a spinner while the user loads, then the children or a redirect, as
 * `adminAccess` decides. This only guards the screen; the server guards the data.
 */
export function RequireAdmin({
  permission,
  children,
}: {
  /** If undefined, every administrator may see the screen. */
  readonly permission?: Permission;
  readonly children: (user: User) => ReactNode;
}) {
  const { data: user, isError, refetch } = usePathQuery(CURRENT_USER);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [ownPath] = useState(path);
  // After sign-out, another screen is already opening, but its code may still be loading.
  const leaving = path !== ownPath;
  const here = search === '' ? path : `${path}?${search}`;
  const access = user === undefined ? undefined : adminAccess(user, here, permission);
  const target = typeof access === 'object' && !leaving ? access.redirect : undefined;

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
  return access === 'open' && user ? children(user) : <Spinner />;
}
