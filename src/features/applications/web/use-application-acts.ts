import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  askApplicant,
  convertApplication,
  inviteAgain,
  reviewApplication,
} from '#features/applications/rules/review-contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Approves or rejects an application, with the specified toasts; then calls `onDone`. */
export function useReview(id: number, onDone: (status: BodyOf<typeof reviewApplication>['status']) => void) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof reviewApplication>) =>
      call<typeof reviewApplication>('POST', '/api/admin/provider-applications/:id/review', { params: { id }, body }),
    onSuccess: ({ status }) => {
      toast({
        title: t`Application updated`,
        description: status === 'approved' ? t`Application has been approved` : t`Application has been rejected`,
      });
      onDone(status === 'approved' ? 'approved' : 'rejected');
    },
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`Failed to update application`,
        description: reason === undefined ? t`An unexpected error occurred` : translateText(i18n, reason),
        variant: 'destructive',
      });
    },
    onSettled: () => reload(queryClient),
  });
}

/** Converts an application to a provider, with the specified toasts; then calls `onDone`. */
export function useConvert(id: number, onDone: () => void) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof convertApplication>('POST', '/api/admin/provider-applications/:id/convert', { params: { id } }),
    onSuccess: ({ name }) => {
      toast({ title: t`Application converted`, description: t`${name} has been added as a provider` });
      onDone();
    },
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`Failed to convert application`,
        description: reason === undefined ? t`Failed to convert application to provider` : translateText(i18n, reason),
        variant: 'destructive',
      });
    },
    onSettled: () => reload(queryClient),
  });
}

/** Asks the applicant by mail; then calls `onDone`. A refusal is shown by the form. */
export function useAsk(id: number, onDone: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof askApplicant>) =>
      call<typeof askApplicant>('POST', '/api/admin/provider-applications/:id/questions', {
        params: { id },
        body,
      }),
    onSuccess: () => {
      toast({ title: t`Question sent`, description: t`The applicant has it by mail.` });
      onDone();
    },
    onSettled: () => reload(queryClient),
  });
}

/** Mails the invitation of an application again. */
export function useInviteAgain(id: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof inviteAgain>('POST', '/api/admin/provider-applications/:id/invitation', { params: { id } }),
    onSuccess: () => toast({ title: t`Invitation sent`, description: t`The links before it stop working.` }),
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`The invitation could not be sent`,
        description: reason === undefined ? t`An unexpected error occurred` : translateText(i18n, reason),
        variant: 'destructive',
      });
    },
    onSettled: () => reload(queryClient),
  });
}

/** Reloads lists, figures and providers. After an error too, because another reviewer may have decided meanwhile. */
async function reload(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(admin\/(provider-applications|stats|audit|providers)|providers)\b/.test(String(path)),
  });
}
