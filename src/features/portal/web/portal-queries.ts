import { get } from '#platform/web/query-client.ts';
import type { listPortalProviders, listPortalVisits } from '../contract.ts';
import type { getPortalSettings } from '../rules/schedule-contract.ts';

/** The providers that whoever is signed in runs. */
export const PORTAL_PROVIDERS = get<typeof listPortalProviders>('/api/portal/providers');

/** Schedule and settings of one of them. */
export const settingsOf = (id: number) =>
  get<typeof getPortalSettings>('/api/portal/providers/:id/settings', { params: { id } });

/** Its visits from one day to another, both `yyyy-MM-dd` and included. */
export const visitsOf = (id: number, from: string, to: string) =>
  get<typeof listPortalVisits>('/api/portal/providers/:id/visits', { params: { id }, query: { from, to } });
