/** The parts of the portal, in the order of their tabs. */
export const PORTAL_TABS = ['today', 'week', 'messages', 'schedule', 'people', 'online-booking', 'settings'] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];

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
