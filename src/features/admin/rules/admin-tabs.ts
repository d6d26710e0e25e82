import type { Permission } from '#platform/common/endpoint.ts';
import { may, type Powers } from '#platform/common/permission.ts';
import type { SiteLink } from '#platform/common/site-links.ts';
import { text } from '#platform/common/text.ts';

/** A tab of the admin area. */
export interface AdminTab {
  readonly href: string;
  readonly label: string;
  readonly permission: Permission;
  /** What the header of every screen calls its link to it; true: the same. @see provider and admin area specification, section 2: header */
  readonly inHeader?: true | string;
}

/** Every tab there is, in the order in which an administrator falls back to them. */
export const ADMIN_TABS: readonly AdminTab[] = [
  { href: '/admin', label: text('Dashboard'), permission: 'super_admin', inHeader: true },
  { href: '/admin/providers', label: text('Providers'), permission: 'manage_providers', inHeader: true },
  {
    href: '/admin/applications',
    label: text('Applications'),
    permission: 'approve_applications',
    inHeader: true,
  },
  {
    href: '/admin/reports',
    label: text('Reports & Analytics'),
    permission: 'view_analytics',
    inHeader: text('Reports'),
  },
  { href: '/admin/staff', label: text('Staff'), permission: 'super_admin' },
  { href: '/admin/audit', label: text('Audit log'), permission: 'super_admin' },
  { href: '/admin/messages', label: text('Outbox'), permission: 'super_admin' },
  { href: '/admin/reviews', label: text('Reported reviews'), permission: 'manage_providers' },
  { href: '/admin/conversations', label: text('Support inbox'), permission: 'manage_providers' },
];

/** The tabs that an administrator may open; the first is where they land. */
export function tabsOf(user: Powers): readonly AdminTab[] {
  return ADMIN_TABS.filter(({ permission }) => may(user, permission));
}

/**
 * The tabs that an administrator sees: those, and the dashboard, which leads whoever may not open it to their first.
 * @see provider and admin area specification, section 2: tabs
 */
export function shownTabsOf(user: Powers): readonly AdminTab[] {
  if (user.role !== 'admin') return [];
  return ADMIN_TABS.filter(({ href, permission }) => href === '/admin' || may(user, permission));
}

/** What the header offers an administrator. */
export function headerLinksOf(user: Powers): readonly SiteLink[] {
  return shownTabsOf(user)
    .filter(({ inHeader }) => inHeader)
    .map(({ href, label, inHeader }) => ({ href, label: typeof inHeader === 'string' ? inHeader : label }));
}
