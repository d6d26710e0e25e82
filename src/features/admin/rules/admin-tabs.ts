import type { Permission } from '#platform/common/endpoint.ts';
import { may, type Powers } from '#platform/common/permission.ts';
import { text } from '#platform/common/text.ts';

/** A tab of the admin area. */
export interface AdminTab {
  readonly href: string;
  readonly label: string;
  readonly permission: Permission;
  /** Whether the header of every screen links to it. @see provider and admin area specification, section 2: header */
  readonly inHeader: boolean;
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
  { href: '/admin/reports', label: text('Reports & Analytics'), permission: 'view_analytics', inHeader: true },
  { href: '/admin/staff', label: text('Staff'), permission: 'super_admin', inHeader: false },
  { href: '/admin/audit', label: text('Audit log'), permission: 'super_admin', inHeader: false },
  { href: '/admin/messages', label: text('Outbox'), permission: 'super_admin', inHeader: false },
  { href: '/admin/reviews', label: text('Reported reviews'), permission: 'manage_providers', inHeader: false },
  { href: '/admin/conversations', label: text('Support inbox'), permission: 'manage_providers', inHeader: false },
];

/** The tabs that an administrator may open; the first is where they land. */
export function tabsOf(user: Powers): readonly AdminTab[] {
  return ADMIN_TABS.filter(({ permission }) => may(user, permission));
}
