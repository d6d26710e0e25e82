import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { homeAccess } from '#features/auth/rules/home-access.ts';
import { useCurrentUser } from '../session/use-current-user.ts';

/** Redirects administrators from the home page to the admin area; returns true during the redirect. */
export function useAdminRedirect(): boolean {
  const access = homeAccess(useCurrentUser() ?? null);
  const [, navigate] = useLocation();
  const target = typeof access === 'object' ? access.redirect : undefined;
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);
  return target !== undefined;
}
