import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  AdminProvider,
  createProvider,
  mergeProvider,
  recordLicence,
  removeLicence,
  removeProvider,
  updateProvider,
} from '#features/network/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { providerQuery } from './network-queries.ts';

/** Reloads all queries that show providers. */
export function refetchNetwork(queryClient: QueryClient) {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(admin\/(providers|licences|page-changes|stats)|providers)\b/.test(String(path)),
  });
}

/** Adds a provider, once for repeated submits, with the toasts of the specification. */
export function useCreateProvider() {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (body: BodyOf<typeof createProvider>) => {
      const content = JSON.stringify(body);
      const key = keys.current.get(content) ?? newKey();
      keys.current.set(content, key);
      const headers = { 'idempotency-key': key };
      return call<typeof createProvider>('POST', '/api/admin/providers', { body, headers });
    },
    onSuccess: async () => {
      await refetchNetwork(queryClient);
      toast({ title: t`Provider created`, description: t`The provider has been successfully created` });
    },
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`Failed to create provider`,
        description: reason && translateText(i18n, reason),
        variant: 'destructive',
      });
    },
  });
}

/** Changes the sent fields of a provider, with the toasts of the specification. */
export function useUpdateProvider(id: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateProvider>) =>
      call<typeof updateProvider>('PUT', '/api/admin/providers/:id', { params: { id }, body }),
    onSuccess: async ({ name }) => {
      await refetchNetwork(queryClient);
      toast({ title: t`Provider Updated`, description: t`${name} has been successfully updated` });
    },
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`Update Failed`,
        description: reason === undefined ? t`Failed to update provider` : translateText(i18n, reason),
        variant: 'destructive',
      });
    },
  });
}

/** Removes a provider. Upcoming visits are no failure here: `onAppointments` receives the error with their number and can ask. */
export function useDeleteProvider(id: number, onAppointments: (error: unknown) => boolean) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ cancelAppointments }: { readonly cancelAppointments: boolean }) =>
      call<typeof removeProvider>('DELETE', '/api/admin/providers/:id', {
        params: { id },
        query: { ...(cancelAppointments && { cancelVisits: 'true' }) },
      }),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: providerQuery(id).queryKey });
      await refetchNetwork(queryClient);
      toast({
        title: t`Provider Deleted`,
        description: t`The provider has been successfully removed from the platform`,
      });
    },
    onError: (error) => {
      if (onAppointments(error)) return;
      toast({ title: t`Delete Failed`, description: t`Failed to delete provider`, variant: 'destructive' });
    },
  });
}

/** Merges a provider into another one. A refusal is shown by the dialog. */
export function useMergeProvider(id: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (into: number) =>
      call<typeof mergeProvider>('POST', '/api/admin/providers/:id/merge', { params: { id }, body: { into } }),
    onSuccess: async ({ name }) => {
      queryClient.removeQueries({ queryKey: providerQuery(id).queryKey });
      await refetchNetwork(queryClient);
      toast({ title: t`Merged`, description: t`The address of the double leads to ${name} now.` });
    },
  });
}

/** Records a licence as checked now, or deletes one; returns the provider afterwards. */
export function useChangeLicences(id: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const taken = async (provider: AdminProvider) => {
    queryClient.setQueryData(providerQuery(id).queryKey, provider);
    await refetchNetwork(queryClient);
  };
  const record = useMutation({
    mutationFn: (body: BodyOf<typeof recordLicence>) =>
      call<typeof recordLicence>('PUT', '/api/admin/providers/:id/licences', { params: { id }, body }),
    onSuccess: async (provider, { validUntil }) => {
      await taken(provider);
      const today = lagosDate(serverNow());
      const noneHolds = provider.licensedUntil !== null && provider.licensedUntil < today;
      toast({
        title: t`Licence recorded`,
        description: noneHolds
          ? t`No licence holds any more: no visit can be booked until a valid one is recorded.`
          : validUntil < today
            ? undefined
            : t`Patients see it as checked today.`,
      });
    },
  });
  const takeBack = useMutation({
    mutationFn: (licenceId: number) =>
      call<typeof removeLicence>('DELETE', '/api/admin/providers/:id/licences/:licenceId', {
        params: { id, licenceId },
      }),
    onSuccess: async (provider) => {
      await taken(provider);
      toast({ title: t`Licence taken back` });
    },
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`The licence could not be taken back`,
        description: reason && translateText(i18n, reason),
        variant: 'destructive',
      });
    },
  });
  return { record, takeBack };
}
