import type { UseQueryResult } from '@tanstack/react-query';
import type { Appointment, listAppointments } from '#features/appointments/contract.ts';
import { get, type PathQuery } from '#platform/web/query-client.ts';
import { usePathQuery } from '#platform/web/use-path-query.ts';

/** The query for a user's own appointments. */
export function appointmentsOf(userId: number): PathQuery<Appointment[]> {
  return get<typeof listAppointments>('/api/users/:id/appointments', { params: { id: userId } });
}

/** A user's own appointments. */
export function useAppointments(userId: number): UseQueryResult<Appointment[]> {
  return usePathQuery(appointmentsOf(userId));
}
