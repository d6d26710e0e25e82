import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { AGAIN, appointmentsOf } from '#features/appointments/web/use-appointments.ts';

/** The visit that is booked once more: the id from the history entry, and the visit if the page has it. */
export interface Again {
  readonly id: number;
  readonly appointment: Appointment | undefined;
}

/** Returns the visit that is booked once more; null for any other booking. */
export function useAppointmentAgain(userId: number | null): Again | null {
  const queryClient = useQueryClient();
  const [again] = useState(() => {
    const id = (history.state as Readonly<Record<string, unknown>> | null)?.[AGAIN];
    if (userId === null || typeof id !== 'number') return null;
    const mine = queryClient.getQueryData<Appointment[]>(appointmentsOf(userId).queryKey);
    return { id, appointment: mine?.find((each) => each.id === id) };
  });
  return again;
}
