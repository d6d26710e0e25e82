import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import type { markNewsSeen, NewsList } from '../rules/news-contract.ts';
import { newsOf } from './news-queries.ts';

/** Marks news as seen by the signed-in member. */
export function useMarkSeen(providerId: number) {
  const queryClient = useQueryClient();
  const notSaved = useNotSavedToast();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      call<typeof markNewsSeen>('PUT', '/api/portal/providers/:id/news/seen', {
        params: { id: providerId },
        body: { ids: [...ids] },
      }),
    onSuccess: (list) => queryClient.setQueryData<NewsList>(newsOf(providerId).queryKey, list),
    onError: (error) => notSaved(error),
  });
}
