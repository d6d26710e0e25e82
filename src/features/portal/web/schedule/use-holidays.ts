import { useEffect } from 'react';
import type { PortalHolidays } from '#features/portal/rules/days/holiday-contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { holidaysOf } from '../portal-queries.ts';

/** How often they are reloaded, ms: one may be declared on the evening before. */
const LOOK_AGAIN_MS = 5 * 60_000;

const NONE: PortalHolidays = { holidays: [], takenBack: [] };

/** Returns the public holidays of a practice with its answers; undefined until they are loaded, none if that fails. */
export function useHolidays(providerId: number): PortalHolidays | undefined {
  const { data, isError, refetch } = usePathQuery(holidaysOf(providerId));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  return data ?? (isError ? NONE : undefined);
}
