import type { Capability } from '#features/directory/rules/member-roles.ts';
import { isCalendarDay } from '#platform/common/fields.ts';

/** The parts of the portal, in the order of their tabs. */
export const PORTAL_TABS = [
  'today',
  'week',
  'queue',
  'messages',
  'schedule',
  'people',
  'page',
  'team',
  'online-booking',
  'settings',
] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];

/** Returns the part of the portal that an address names. */
export function tabIn(search: URLSearchParams): PortalTab {
  return PORTAL_TABS.find((known) => known === search.get('tab')) ?? 'today';
}

/** Returns the day that an address names, `yyyy-MM-dd`; undefined for none, and for what is no day. */
export function dayIn(search: URLSearchParams): string | undefined {
  const wanted = search.get('date') ?? '';
  return isCalendarDay(wanted) ? wanted : undefined;
}

/** What a member needs for each part; parts that they may not use have no tab. */
export const TAB_NEEDS: Readonly<Record<PortalTab, Capability>> = {
  today: 'appointments',
  week: 'appointments',
  queue: 'appointments',
  messages: 'reasons',
  schedule: 'settings',
  people: 'settings',
  page: 'settings',
  team: 'appointments',
  'online-booking': 'settings',
  settings: 'appointments',
};

/** The parts that a session of a PIN can't use. */
export const PASSWORD_TABS: ReadonlySet<PortalTab> = new Set([
  'schedule',
  'people',
  'page',
  'online-booking',
  'settings',
]);

/** Returns the address of a part of the portal; with `providerId` for one of several, `date` if it isn't today. */
export function portalHref(
  tab: PortalTab,
  { providerId, date }: { readonly providerId?: number | undefined; readonly date?: string | undefined } = {},
): string {
  const search = new URLSearchParams({
    ...(tab !== 'today' && { tab }),
    ...(providerId !== undefined && { provider: String(providerId) }),
    ...(date !== undefined && { date }),
  });
  return search.size === 0 ? '/provider-portal' : `/provider-portal?${search}`;
}

/** Returns the address of the sheet for the printer of the day that an address of the portal shows. */
export function daySheetHref(dayHref: string): string {
  return dayHref.replace('/provider-portal', '/provider-portal/day-sheet');
}

/** Where the figures of a place are. */
export const FIGURES_PATH = '/provider-portal/figures';

/** Returns the address of the fees of a place; `dayHref` is the day to go back to. */
export function feesHref(dayHref: string): string {
  return withParameter(dayHref, '/provider-portal/fees', {});
}

/** Returns the address of what the practice has of the patient of a visit; `dayHref` is the day to go back to. */
export function patientHref(dayHref: string, appointmentId: number): string {
  return withParameter(dayHref, '/provider-portal/patient', { visit: appointmentId });
}

/** Returns the address of a paper for the printer; `here` is the address of its patient, to go back to. */
export function paperHref(here: string, paperId: number): string {
  return withParameter(here, '/provider-portal/paper', { paper: paperId });
}

function withParameter(href: string, path: string, added: Readonly<Record<string, number>>): string {
  const search = new URLSearchParams(href.split('?')[1] ?? '');
  for (const [name, value] of Object.entries(added)) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

/**
 * Returns the place to set up first, the oldest, where a new practice comes to its checklists and none of its places is ready;
 * undefined where there is a choice to make.
 */
export function firstToSetUp(
  places: readonly { readonly id: number; readonly bookingState: string }[],
  tab: PortalTab,
): number | undefined {
  if (tab !== 'online-booking' || places.some(({ bookingState }) => bookingState !== 'setting_up')) return undefined;
  return Math.min(...places.map(({ id }) => id));
}

/** Returns the place that an address of the portal names, or the only one. */
export function chosenPlace<Place extends { readonly id: number }>(
  places: readonly Place[],
  search: URLSearchParams,
): Place | undefined {
  return places.length > 1 ? places.find(({ id }) => String(id) === search.get('provider')) : places[0];
}
