import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { acknowledgeInsight, HealthInsight, rateInsight } from '#features/symptoms/rules/insight-contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import type { Counted } from '#platform/web/calls/query-client.ts';
import { toast } from '#platform/web/toast-store.ts';

/** Marks an insight as read and changes it in the list; the failure toast is that of the specification. */
export function useAcknowledge() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: (id: number) =>
      call<typeof acknowledgeInsight>('PUT', '/api/health-insights/:id/acknowledge', { params: { id } }),
    onSuccess: (insight) => replace(queryClient, insight),
    onError: (error) =>
      toast({ title: t`Error acknowledging insight`, description: serverMessage(error), variant: 'destructive' }),
  });
  return { busy: isPending, acknowledge: (id: number) => !isPending && mutate(id) };
}

/** Rates an insight and shows its stars; the failure toast is that of the specification. */
export function useRate() {
  const underWay = useRef(false);
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: ({ id, rating }: { readonly id: number; readonly rating: number }) =>
      call<typeof rateInsight>('PUT', '/api/health-insights/:id/rate', { params: { id }, body: { rating } }),
    onSuccess: (insight) => replace(queryClient, insight),
    onError: (error) =>
      toast({ title: t`Error rating insight`, description: serverMessage(error), variant: 'destructive' }),
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

function replace(queryClient: QueryClient, changed: HealthInsight): void {
  queryClient.setQueriesData<Counted<HealthInsight[]>>(
    { predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/health-insights') },
    (list) => list && { ...list, items: list.items.map((insight) => (insight.id === changed.id ? changed : insight)) },
  );
}
