import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { getPortalAppointment, markAppointment } from '#features/portal/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';

/** Marks a visit as completed, by the portal's endpoint. */
export function MarkDone({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const queryClient = useQueryClient();
  const query = get<typeof getPortalAppointment>('/api/portal/visits/:id', { params: { id } });
  const { data: appointment } = usePathQuery(query);
  const marking = useMutation({
    mutationFn: (was: 'none' | 'attended' | 'no_show' | 'completed') =>
      call<typeof markAppointment>('PUT', '/api/portal/visits/:id/mark', {
        params: { id },
        body: { mark: 'completed', was },
      }),
    onSuccess: (marked) => queryClient.setQueryData(query.queryKey, marked),
    onError: (error) => showNotSaved(error, t`Please try again.`),
  });
  if (appointment === undefined) return null;
  const { mark } = appointment;
  if (mark === 'completed' || mark === 'by_time') {
    return (
      <p className="badge badge-green">
        <Trans>Completed</Trans>
      </p>
    );
  }
  return (
    <BusyButton busy={marking.isPending} busyText={<Trans>Saving...</Trans>} onClick={() => marking.mutate(mark)}>
      <Trans>Mark as completed</Trans>
    </BusyButton>
  );
}
