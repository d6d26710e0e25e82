import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Appointment, withdrawHealth, withdrawInsurance } from '#features/appointments/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { appointmentsOf } from '../use-appointments.ts';

/** Takes back what is shared for one of one's visits, and changes it in the list. */
export function useWithdraw(kind: 'insurance' | 'health', onWithdrawn: () => void) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const queryClient = useQueryClient();
  const { queryKey } = appointmentsOf(useCurrentUser()?.id ?? 0);
  return useMutation({
    mutationFn: (id: number) =>
      kind === 'insurance'
        ? call<typeof withdrawInsurance>('DELETE', '/api/appointments/:id/insurance', { params: { id } })
        : call<typeof withdrawHealth>('DELETE', '/api/appointments/:id/health', { params: { id } }),
    onSuccess: (changed) => {
      onWithdrawn();
      queryClient.setQueryData<Appointment[]>(queryKey, (list) =>
        list?.map((appointment) => (appointment.id === changed.id ? changed : appointment)),
      );
      const { name } = changed.provider;
      toast(
        kind === 'insurance'
          ? { title: t`Insurance no longer shared`, description: t`${name} does not see your insurance plan any more.` }
          : {
              title: t`Health facts no longer shared`,
              description: t`${name} does not see your health facts any more.`,
            },
      );
    },
    onError: (error) => {
      showNotSaved(error);
      // The server knows something that this list doesn't.
      if (serverMessage(error) !== undefined) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
