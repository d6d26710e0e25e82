import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Appointment, listAppointments } from '#features/appointments/contract.ts';
import { setCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { call } from '#platform/web/calls/call.ts';
import { get, type PathQuery } from '#platform/web/calls/query-client.ts';
import { SESSION_ENDED } from '#platform/web/calls/session-ended.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

/** Under which name the history entry of a booking holds the id of the visit that is booked once more. */
export const AGAIN = 'bookingAgain';

/** The query for a user's own appointments. */
export function appointmentsOf(userId: number): PathQuery<Appointment[]> {
  return get<typeof listAppointments>('/api/users/:id/appointments', { params: { id: userId } });
}

/** A user's own appointments. When their session turns out to be over, the user counts as signed out. */
export function useAppointments(userId: number): UseQueryResult<Appointment[]> {
  const queryClient = useQueryClient();
  const result = usePathQuery(appointmentsOf(userId));
  // An error that came with the page is a plain object.
  const isSignedOut = (result.error as { status?: number } | null)?.status === 401;
  useEffect(() => {
    if (isSignedOut) setCurrentUser(queryClient, null, SESSION_ENDED);
  }, [isSignedOut, queryClient]);
  return result;
}

/** Reads a user's appointments once more when something opens; where that fails, what was read before stays. */
export function useFreshAppointments(userId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = appointmentsOf(userId);
    let isOpen = true;
    call<typeof listAppointments>('GET', '/api/users/:id/appointments', { params: { id: userId } }).then(
      // By then it may have been cancelled, which this answer doesn't know.
      (list) => isOpen && queryClient.setQueryData(queryKey, list),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [queryClient, userId]);
}
