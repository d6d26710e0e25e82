import { useQueries } from '@tanstack/react-query';
import type { BusyDay } from '#features/calendars/contract.ts';
import { busyDayOf } from '#features/calendars/web/calendar-queries.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { GridFacts } from '#features/portal/rules/grid/day-columns.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { offerOf, settingsOf } from '../portal-queries.ts';

/** Visits are shown without hours and gaps if these can't be loaded. */
const NOTHING: Pick<GridFacts, 'offer' | 'settings'> = {
  settings: { hours: [], days: [], resourceDays: [], visitMinutes: 30 },
  offer: { resources: [], services: [] },
};

/** What the grid of some days is made from; undefined until hours and resources are loaded. Busy times follow. */
export function useGridFacts(
  providerId: number,
  days: readonly string[],
  appointments: readonly PortalAppointment[] | undefined,
  nowMs: number,
): GridFacts | undefined {
  const { data: settings, isError: lacksSettings } = usePathQuery(settingsOf(providerId));
  const { data: offer, isError: lacksOffer } = usePathQuery(offerOf(providerId));
  const busy = useQueries({
    queries: days.map((day) => ({ queryKey: busyDayOf(providerId, day).queryKey })),
    combine: (answers) => answers.flatMap(({ data }) => (data as BusyDay | undefined)?.busy ?? []),
  });
  if (appointments === undefined) return undefined;
  if (settings !== undefined && offer !== undefined) return { settings, offer, appointments, busy, nowMs };
  return lacksSettings || lacksOffer ? { ...NOTHING, appointments, busy, nowMs } : undefined;
}
