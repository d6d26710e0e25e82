import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { homeAccess } from '#features/auth/rules/screen-access.ts';
import { useCurrentUser } from '../session/use-current-user.ts';

/** Sends an administrator from the home page to the admin area; true while they are on their way. */
export function useAdminRedirect(): boolean {
  const verdict = homeAccess(useCurrentUser() ?? null);
  const [, navigate] = useLocation();
  const target = typeof verdict === 'object' ? verdict.redirect : undefined;
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);
  return target !== undefined;
}
