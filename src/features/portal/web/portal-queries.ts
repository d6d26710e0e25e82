import type { QueryClient } from '@tanstack/react-query';
import type { readClient } from '#features/clients/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';
import type { listPortalAppointments, listPortalProviders } from '../contract.ts';
import type { getChecklist } from '../rules/checklist-contract.ts';
import type { listHolidays } from '../rules/days/holiday-contract.ts';
import type { readPatient } from '../rules/desk/patient-contract.ts';
import type { getOffer } from '../rules/resources-contract.ts';
import type { getPortalSettings, PortalSettings } from '../rules/schedule-contract.ts';
import type { listLeftTeams, listTeam } from '../rules/team/team-contract.ts';

/** The signed-in user's providers. */
export const PORTAL_PROVIDERS = get<typeof listPortalProviders>('/api/portal/providers');

/** Schedule and settings of a provider. */
export const settingsOf = (id: number) =>
  get<typeof getPortalSettings>('/api/portal/providers/:id/settings', { params: { id } });

/** Reloads schedule and settings; undefined if that fails. */
export async function reloadSettings(queryClient: QueryClient, id: number): Promise<PortalSettings | undefined> {
  const { queryKey } = settingsOf(id);
  return await queryClient.fetchQuery<PortalSettings>({ queryKey, staleTime: 0 }).catch(() => undefined);
}

/** Whether patients can book a provider, and what is missing before they can. */
export const checklistOf = (id: number) =>
  get<typeof getChecklist>('/api/portal/providers/:id/checklist', { params: { id } });

/** What takes the visits of a provider, and the services of its practice. */
export const offerOf = (id: number) => get<typeof getOffer>('/api/portal/providers/:id/resources', { params: { id } });

/** Public holidays on which a provider would be open, with its answers. */
export const holidaysOf = (id: number) =>
  get<typeof listHolidays>('/api/portal/providers/:id/holidays', { params: { id } });

/** One client of the practice of a provider. */
export const clientOf = (id: number, clientId: number) =>
  get<typeof readClient>('/api/portal/providers/:id/clients/:clientId', { params: { id, clientId } });

/** The members of a provider, and who is invited. */
export const teamOf = (id: number) => get<typeof listTeam>('/api/portal/providers/:id/members', { params: { id } });

/** The teams that the user was taken off lately. */
export const LEFT_TEAMS = get<typeof listLeftTeams>('/api/portal/left-teams');

/** Visits of a provider from one day to another, both `yyyy-MM-dd` and included. */
export const appointmentsOf = (id: number, from: string, to: string) =>
  get<typeof listPortalAppointments>('/api/portal/providers/:id/visits', { params: { id }, query: { from, to } });

/** What the practice has of the patient of a visit. */
export const patientOf = (appointmentId: number) =>
  get<typeof readPatient>('/api/portal/visits/:id/patient', { params: { id: appointmentId } });
