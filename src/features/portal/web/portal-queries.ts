import type { QueryClient } from '@tanstack/react-query';
import { get } from '#platform/web/query-client.ts';
import type { listPortalProviders, listPortalVisits } from '../contract.ts';
import type { getPortalSettings, PortalSettings } from '../rules/schedule-contract.ts';

/** The providers that whoever is signed in runs. */
export const PORTAL_PROVIDERS = get<typeof listPortalProviders>('/api/portal/providers');

/** Schedule and settings of one of them. */
export const settingsOf = (id: number) =>
  get<typeof getPortalSettings>('/api/portal/providers/:id/settings', { params: { id } });

/** Reads these anew; undefined when they can't be had. */
export async function readAnew(queryClient: QueryClient, id: number): Promise<PortalSettings | undefined> {
  const { queryKey } = settingsOf(id);
  return await queryClient.fetchQuery<PortalSettings>({ queryKey, staleTime: 0 }).catch(() => undefined);
}

/** Its visits from one day to another, both `yyyy-MM-dd` and included. */
export const visitsOf = (id: number, from: string, to: string) =>
  get<typeof listPortalVisits>('/api/portal/providers/:id/visits', { params: { id }, query: { from, to } });
