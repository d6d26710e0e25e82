import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mark } from '#features/appointments/rules/appointment-marks.ts';
import type { markAppointment, PortalAppointment } from '#features/portal/contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';

/** Marks visits and updates them in the list. After a change by another desk the list is reloaded. */
export function useMarkAppointment(listKey: readonly [string]) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const queryClient = useQueryClient();
  const marking = useMutation({
    mutationFn: ({ appointment, to }: { appointment: PortalAppointment; to: Mark }) =>
      call<typeof markAppointment>('PUT', '/api/portal/visits/:id/mark', {
        params: { id: appointment.id },
        body: { mark: to, was: appointment.mark === 'by_time' ? 'none' : appointment.mark },
      }),
    onSuccess: (marked) => {
      const name = marked.forPerson?.name ?? marked.patient.name;
      queryClient.setQueryData<PortalAppointment[]>(listKey, (list) =>
        list?.map((appointment) => (appointment.id === marked.id ? marked : appointment)),
      );
      const number = marked.ticket?.label;
      const other = marked.waitsWith?.label;
      const here = number === undefined ? t`${name} is here.` : t`${name} is here. The number is ${number}.`;
      const said: Record<Mark, string> = {
        none: t`The mark of ${name} is taken back.`,
        attended: other === undefined ? here : t`${name} has number ${other} already. This visit comes after that one.`,
        completed: t`The visit of ${name} is completed.`,
        no_show: t`${name} did not come.`,
      };
      toast({ title: t`Saved`, description: said[marked.mark === 'by_time' ? 'completed' : marked.mark] });
    },
    onError: (error) => {
      showNotSaved(error);
      if (serverMessage(error) !== undefined) void queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
  return {
    busy: marking.isPending,
    mark: (appointment: PortalAppointment, to: Mark) => marking.mutate({ appointment, to }),
  };
}
