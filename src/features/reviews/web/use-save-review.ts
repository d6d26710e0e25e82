import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '#features/appointments/contract.ts';
import type { changeReview, leaveReview, MyReview } from '#features/reviews/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { toast } from '#platform/web/toast-store.ts';
import { waitAfter } from '#platform/web/waiting/own-writes.ts';
import { myReviewsOf } from './review-queries.ts';

/** The form's values; 0 stars if none are chosen. */
export interface ReviewDraft {
  readonly stars: number;
  readonly text: string;
}

/** Leaves or changes the review of a visit, then reloads all reviews; `save` returns true on success, also if a new one waits for the network. */
export function useSaveReview(appointment: Appointment, userId: number, isThere: boolean) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: async ({ stars, text }: ReviewDraft) => {
      const input = { params: { id: appointment.id }, body: { stars, text } };
      if (isThere) return await call<typeof changeReview>('PUT', '/api/appointments/:id/review', input);
      try {
        return await call<typeof leaveReview>('POST', '/api/appointments/:id/review', input);
      } catch (error) {
        const request = {
          method: 'POST',
          path: `/api/appointments/${appointment.id}/review`,
          body: input.body,
        } as const;
        const about = appointment.provider.name;
        const shown = `${'★'.repeat(stars)} ${text}`;
        await waitAfter(error, userId, { id: newKey(), kind: 'review', about, text: shown, request });
        return null;
      }
    },
    onSuccess: (review) => {
      if (review === null) {
        toast({ title: t`Not sent yet`, description: t`It is sent when the network is back.` });
        return;
      }
      queryClient.setQueryData<MyReview[]>(myReviewsOf(userId).queryKey, (list = []) => [
        review,
        ...list.filter(({ id }) => id !== review.id),
      ]);
      queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/providers') });
      toast({ title: t`Thank you for your review`, description: t`It helps others to choose.` });
    },
  });
  return {
    busy: saving.isPending,
    problem: saving.error,
    save: async (draft: ReviewDraft): Promise<boolean> =>
      await saving.mutateAsync(draft).then(
        () => true,
        () => false,
      ),
  };
}
