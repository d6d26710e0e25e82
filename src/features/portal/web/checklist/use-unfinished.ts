import type { PortalProvider } from '#features/portal/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PORTAL_PROVIDERS } from '../portal-queries.ts';

/** Returns the user's other places that patients can't book yet. */
export function useUnfinished(than: number): PortalProvider[] {
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS);
  return places.filter(({ id, bookingState }) => id !== than && bookingState === 'setting_up');
}
