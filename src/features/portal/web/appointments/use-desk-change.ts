import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNoText } from '#features/appointments/web/use-no-text.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { Reach } from '#features/portal/rules/appointment-change-contract.ts';
import type { ChangeErrorBody } from '#features/portal/rules/refusals.ts';
import { errorBody, serverMessage } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';

/**
 * Cancels or moves a visit once and loads the lists again. `problem` says why it failed; sending the same again is safe
 * if the answer got lost.
 */
export function useDeskChange<Reply extends Reach>(
  { patient }: PortalAppointment,
  {
    providerId,
    title,
    onDone,
  }: { readonly providerId: number; readonly title: string; readonly onDone: (reply: Reply) => void },
) {
  const { t } = useLingui();
  const noText = useNoText();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  // A second click can come before the screen shows that the first one counted.
  const underWay = useRef(false);
  const lists = `/api/portal/providers/${providerId}/visits`;
  const reload = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(lists) });
  const { name, phone } = patient;
  const changing = useMutation({
    mutationFn: (send: () => Promise<Reply>) => send(),
    onSuccess: async (reply) => {
      const { channels } = reply;
      await reload();
      const note =
        channels.length > 0
          ? t`${name} is told.`
          : phone === null
            ? t`We can't reach ${name}.`
            : t`We can't reach ${name}: please call ${phone}.`;
      toast({ title, description: `${noText(reply)} ${note}`.trim() });
      onDone(reply);
    },
    onError: async (error) => {
      underWay.current = false;
      if (serverMessage(error) !== undefined) await reload();
    },
  });
  const { by } = errorBody<ChangeErrorBody>(changing.error) ?? {};
  const lost = t`We couldn't reach the server. Check your connection and try again: nothing is done twice.`;
  return {
    busy: changing.isPending,
    error: changing.error,
    /** Differs for each attempt. */
    attempt: changing.submittedAt,
    problem: changing.isError
      ? [reasonOf(changing.error, lost), by === undefined ? '' : t`${by} did that.`].join(' ').trim()
      : undefined,
    send: (send: () => Promise<Reply>) => {
      if (underWay.current) return;
      underWay.current = true;
      changing.mutate(send);
    },
  };
}
