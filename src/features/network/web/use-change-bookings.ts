import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminProvider, finishSupportTask, inviteMember, pauseBookings } from '#features/network/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { providerQuery, SUPPORT_TASKS } from './network-queries.ts';
import { refetchNetwork } from './use-network-change.ts';

/** Pauses or allows the bookings of a provider, or invites a member to run it; takes in the provider afterwards. */
export function useChangeBookings(id: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const takeIn = async (provider: AdminProvider) => {
    queryClient.setQueryData(providerQuery(id).queryKey, provider);
    await refetchNetwork(queryClient);
  };
  const pause = useMutation({
    mutationFn: (body: BodyOf<typeof pauseBookings>) =>
      call<typeof pauseBookings>('PUT', '/api/admin/providers/:id/bookings', { params: { id }, body }),
    onSuccess: async (provider, { paused }) => {
      await takeIn(provider);
      toast({ title: paused ? t`Bookings paused` : t`Bookings allowed again` });
    },
    onError: async (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`The bookings could not be changed`,
        description: reason && translateText(i18n, reason),
        variant: 'destructive',
      });
      await queryClient.invalidateQueries({ queryKey: providerQuery(id).queryKey });
    },
  });
  const invite = useMutation({
    mutationFn: (body: BodyOf<typeof inviteMember>) =>
      call<typeof inviteMember>('POST', '/api/admin/providers/:id/members', { params: { id }, body }),
    onSuccess: async (provider, { email }) => {
      await takeIn(provider);
      toast({ title: t`Invitation sent`, description: email });
    },
  });
  return { pause, invite };
}

/** Marks a task of support as done. */
export function useFinishTask() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof finishSupportTask>('PUT', '/api/admin/support-tasks/:id/done', { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: SUPPORT_TASKS.queryKey });
      toast({ title: t`Task done` });
    },
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`The task could not be marked as done`,
        description: reason && translateText(i18n, reason),
        variant: 'destructive',
      });
    },
  });
}
