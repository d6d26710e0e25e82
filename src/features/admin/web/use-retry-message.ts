import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { retryMessage } from '#features/admin/contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Queues a failed message again and reloads the outbox; `retryingId` is the message being queued. */
export function useRetryMessage() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const retrying = useMutation({
    mutationFn: (id: number) => call<typeof retryMessage>('POST', '/api/admin/messages/:id/retry', { params: { id } }),
    onSuccess: () => toast({ title: t`Message queued`, description: t`It will be sent again in a moment.` }),
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`The message could not be queued`,
        description: reason && translateText(i18n, reason),
        variant: 'destructive',
      });
    },
    // After an error too, because another administrator may have queued it meanwhile.
    onSettled: () =>
      queryClient.refetchQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/admin\/(messages|audit)/.test(String(path)),
        type: 'active',
      }),
  });
  return { retry: retrying.mutate, retryingId: retrying.isPending ? retrying.variables : undefined };
}
