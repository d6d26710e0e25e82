import { urlOf } from '#platform/web/calls/call.ts';
import { get } from '#platform/web/calls/query-client.ts';
import type { getProvider } from '../contract.ts';

/** The parts of a provider's page. @see patient-area specification, section 2: provider detail */
export const TABS = ['about', 'reviews', 'location'] as const;
export type Tab = (typeof TABS)[number];

/** What the address of a provider's page names besides the provider. */
export interface ProviderView {
  readonly tab: Tab;
  /** Page of reviews, counted from 1. */
  readonly page: number;
}

/** The view that the query string names; what is unknown in it is as if it weren't there. */
export function viewOf(search: URLSearchParams): ProviderView {
  const tab = TABS.find((known) => known === search.get('tab')) ?? 'about';
  const page = search.get('page') ?? '';
  return { tab, page: tab === 'reviews' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** What a booking that is opened from the page starts with. */
export interface BookingStart {
  readonly providerId: number;
  readonly careType?: 'urgent';
  readonly visitType?: 'telehealth';
  /** A service, and a person, of the provider. */
  readonly serviceId?: number;
  readonly personId?: number;
}

/** The address of a provider's page, with its booking open if one is given. */
export function providerHref(id: number | string, view: Partial<ProviderView> = {}, booking?: BookingStart): string {
  const { tab = 'about', page = 1 } = view;
  return urlOf('/provider/:id', { id }, { tab: tab === 'about' ? '' : tab, page: page === 1 ? '' : page, ...booking });
}

/** The provider with this id. */
export function providerQuery(id: number | string) {
  return get<typeof getProvider>('/api/providers/:id', { params: { id } });
}
