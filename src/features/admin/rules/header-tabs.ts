import type { Permission } from '#platform/common/endpoint.ts';
import { may, type Powers } from '#platform/common/permission.ts';
import type { SiteLink } from '#platform/common/site-links.ts';
import { text } from '#platform/common/text.ts';

/** A tab of the admin area. */
export interface AdminTab {
  readonly href: string;
  readonly label: string;
  readonly permission: Permission;
}

/**
 * The tabs that the header links to, and their names there if they differ. Every visitor loads this file, so the other
 * tabs are in admin-tabs.ts.
 * @see provider and admin area specification, section 2: header
 */
export const HEADER_TABS: readonly (AdminTab & { readonly inHeader?: string })[] = [
  { href: '/admin', label: text('Dashboard'), permission: 'super_admin' },
  { href: '/admin/providers', label: text('Providers'), permission: 'manage_providers' },
  { href: '/admin/applications', label: text('Applications'), permission: 'approve_applications' },
  {
    href: '/admin/reports',
    label: text('Reports & Analytics'),
    permission: 'view_analytics',
    inHeader: text('Reports'),
  },
];

/** Returns those of the given tabs that an administrator sees: the dashboard and those that they may open. */
export function visibleTabs<Tab extends AdminTab>(user: Powers, tabs: readonly Tab[]): readonly Tab[] {
  if (user.role !== 'admin') return [];
  return tabs.filter(({ href, permission }) => href === '/admin' || may(user, permission));
}

/** Returns the links of the header for an administrator. */
export function headerLinksOf(user: Powers): readonly SiteLink[] {
  return visibleTabs(user, HEADER_TABS).map(({ href, label, inHeader = label }) => ({ href, label: inHeader }));
}
