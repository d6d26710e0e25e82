import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Appointment, setAppointmentStatus } from '#features/appointments/contract.ts';
import { ApiError, call, errorBody } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { waitAfter } from '#platform/web/waiting/own-writes.ts';
import type { AppointmentErrorBody } from '../rules/refusals.ts';
import { appointmentsOf } from './use-appointments.ts';

/**
 * Cancels one of a user's appointments, once, and changes it in the list; toasts as in section 8 of the specification.
 * `onCancelled` runs when it is done, or waits for the network, unless its screen is gone by then.
 */
export function useCancelAppointment(userId: number, onCancelled: () => void) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = appointmentsOf(userId);
  // A second click can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const cancelling = useMutation({
    mutationFn: async (appointment: Appointment) => {
      const { id, provider, date } = appointment;
      try {
        return await cancelOnce(queryClient, userId, id);
      } catch (error) {
        const request = {
          method: 'PUT',
          path: `/api/appointments/${id}/status`,
          body: { status: 'cancelled' },
        } as const;
        const about = `${provider.name}, ${shortMoment(i18n, date)}`;
        await waitAfter(error, userId, { id: newKey(), kind: 'cancellation', about, text: '', request });
        return null;
      }
    },
    onSuccess: (cancelled) => {
      if (cancelled === null) {
        toast({
          title: t`Not cancelled yet`,
          description: t`There is no network. It counts when it reaches us. If it is urgent, call the practice.`,
        });
        return;
      }
      queryClient.setQueryData<Appointment[]>(queryKey, (list) =>
        list?.map((appointment) => (appointment.id === cancelled.id ? cancelled : appointment)),
      );
      const name = cancelled.provider.name;
      const moment = shortMoment(i18n, cancelled.date);
      toast({ title: t`Appointment cancelled`, description: t`Your visit to ${name} on ${moment} is cancelled.` });
    },
    onError: (error) => {
      underWay.current = false;
      toast({
        title: t`Failed to cancel appointment`,
        description: t`Please try again or contact support for assistance.`,
        variant: 'destructive',
      });
      // The server knows something that this list doesn't.
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    busy: cancelling.isPending,
    error: cancelling.error,
    cancel: (appointment: Appointment) => {
      if (underWay.current) return;
      underWay.current = true;
      cancelling.mutate(appointment, { onSuccess: onCancelled });
    },
  };
}

/** Cancels an appointment. One that is cancelled already, because the answer got lost, counts as done. */
async function cancelOnce(queryClient: QueryClient, userId: number, id: number): Promise<Appointment> {
  try {
    return await call<typeof setAppointmentStatus>('PUT', '/api/appointments/:id/status', {
      params: { id },
      body: { status: 'cancelled' },
    });
  } catch (refused) {
    if (errorBody<AppointmentErrorBody>(refused)?.code !== 'not_cancellable') throw refused;
    const { queryKey } = appointmentsOf(userId);
    const list = await queryClient.fetchQuery<Appointment[]>({ queryKey, staleTime: 0 }).catch(() => []);
    const now = list.find((appointment) => appointment.id === id);
    if (now?.status !== 'cancelled') throw refused;
    return now;
  }
}
