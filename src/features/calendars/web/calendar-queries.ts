import type { getBusyDay, listCalendars } from '#features/calendars/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';

/** The outside calendars of a place. */
export const calendarsOf = (id: number) =>
  get<typeof listCalendars>('/api/portal/providers/:id/calendars', { params: { id } });

/** When outside calendars of a place and of its people are busy on a day, `yyyy-MM-dd`. */
export const busyDayOf = (id: number, day: string) =>
  get<typeof getBusyDay>('/api/portal/providers/:id/outside-busy', { params: { id }, query: { day } });
