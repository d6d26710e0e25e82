import { useEffect } from 'react';
import type { PortalHoliday } from '#features/portal/rules/days/holiday-contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { holidaysOf } from '../portal-queries.ts';

/** How often they are reloaded, ms: one may be declared on the evening before. */
const LOOK_AGAIN_MS = 5 * 60_000;

/** Returns the public holidays of a practice with its answers; undefined until they are loaded, empty if that fails. */
export function useHolidays(providerId: number): readonly PortalHoliday[] | undefined {
  const { data, isError, refetch } = usePathQuery(holidaysOf(providerId));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  return data?.holidays ?? (isError ? [] : undefined);
}
