import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { decideReview } from '#features/reviews/contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Keeps or hides a reported review and reloads the inbox; `deciding` is the decision under way. */
export function useDecideReview(id: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: (outcome: 'kept' | 'hidden') =>
      call<typeof decideReview>('PUT', '/api/admin/reviews/:id', { params: { id }, body: { outcome } }),
    onSuccess: ({ hiddenAt }) =>
      toast({
        title: hiddenAt === null ? t`Review kept` : t`Review hidden`,
        description: hiddenAt === null ? t`It is shown and counts.` : t`It is neither shown nor counted any more.`,
      }),
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`The decision could not be saved`,
        description: reason && translateText(i18n, reason),
        variant: 'destructive',
      });
    },
    onSettled: () => {
      const startsWith = (start: string) => ({
        predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => String(path).startsWith(start),
      });
      queryClient.removeQueries({ ...startsWith('/api/providers'), type: 'inactive' });
      queryClient.removeQueries({ ...startsWith('/api/admin/reviews'), type: 'inactive' });
      return queryClient.refetchQueries({ ...startsWith('/api/admin/reviews'), type: 'active' });
    },
  });
  return { decide: sending.mutate, deciding: sending.isPending ? sending.variables : undefined };
}
