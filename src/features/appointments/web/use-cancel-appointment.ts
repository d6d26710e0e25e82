import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Appointment, setAppointmentStatus } from '#features/appointments/contract.ts';
import { ApiError, call } from '#platform/web/call.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { appointmentsOf } from './use-appointments.ts';

/** Cancels one of a user's appointments and changes it in the list; toasts as in section 8 of the specification. */
export function useCancelAppointment(userId: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = appointmentsOf(userId);
  return useMutation({
    // Offline, it fails at once instead of waiting unseen and happening later.
    networkMode: 'always',
    mutationFn: (id: number) =>
      call<typeof setAppointmentStatus>('PUT', '/api/appointments/:id/status', {
        params: { id },
        body: { status: 'cancelled' },
      }),
    onSuccess: (cancelled) => {
      queryClient.setQueryData<Appointment[]>(queryKey, (list) =>
        list?.map((appointment) => (appointment.id === cancelled.id ? cancelled : appointment)),
      );
      const name = cancelled.provider.name;
      const moment = shortMoment(i18n, cancelled.date);
      toast({ title: t`Appointment cancelled`, description: t`Your visit to ${name} on ${moment} is cancelled.` });
    },
    onError: (error) => {
      toast({
        title: t`Failed to cancel appointment`,
        description: t`Please try again or contact support for assistance.`,
        variant: 'destructive',
      });
      // The server knows something that this list doesn't.
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
