import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { homeVerdict } from '../rules/screen-verdict.ts';
import { useCurrentUser } from './use-current-user.ts';

/** Sends an administrator from the home page to the admin area; true while they are on their way. */
export function useAdminsElsewhere(): boolean {
  const verdict = homeVerdict(useCurrentUser() ?? null);
  const [, navigate] = useLocation();
  const target = typeof verdict === 'object' ? verdict.redirect : undefined;
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);
  return target !== undefined;
}
