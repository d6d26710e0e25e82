import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { acknowledgeInsight, HealthInsight, rateInsight } from '#features/symptoms/rules/insight-contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Marks an insight as read and changes it in the list; the failure toast is that of the specification. */
export function useAcknowledge() {
  const { t } = useLingui();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: (id: number) =>
      call<typeof acknowledgeInsight>('PUT', '/api/health-insights/:id/acknowledge', { params: { id } }),
    onSuccess: (insight) => replace(queryClient, insight),
    onError: (error) => showFailure(t`Error acknowledging insight`, error),
  });
  return { busy: isPending, acknowledge: (id: number) => !isPending && mutate(id) };
}

/** Rates an insight and shows its stars; the failure toast is that of the specification. */
export function useRate() {
  const underWay = useRef(false);
  const { t } = useLingui();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: ({ id, rating }: { readonly id: number; readonly rating: number }) =>
      call<typeof rateInsight>('PUT', '/api/health-insights/:id/rate', { params: { id }, body: { rating } }),
    onSuccess: (insight) => replace(queryClient, insight),
    onError: (error) => showFailure(t`Error rating insight`, error),
  });
  return {
    busy: isPending,
    rate: (id: number, rating: number) => {
      // A second tap can come before the screen shows that the first one counted.
      if (underWay.current) return;
      underWay.current = true;
      mutate({ id, rating }, { onError: () => (underWay.current = false) });
    },
  };
}

/** Returns a function that shows a failure with the server's reason, if it gave one. */
function useFailureToast(): (title: string, error: unknown) => void {
  const { i18n } = useLingui();
  return (title, error) => {
    const reason = serverMessage(error);
    toast({ title, description: reason && translateText(i18n, reason), variant: 'destructive' });
  };
}

function replace(queryClient: QueryClient, changed: HealthInsight): void {
  queryClient.setQueriesData<Counted<HealthInsight[]>>(
    { predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/health-insights') },
    (list) => list && { ...list, items: list.items.map((insight) => (insight.id === changed.id ? changed : insight)) },
  );
}
