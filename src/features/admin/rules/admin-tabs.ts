import { may, type Powers } from '#platform/common/permission.ts';
import { text } from '#platform/common/text.ts';
import { type AdminTab, HEADER_TABS, shownTo } from './header-tabs.ts';

/** Every tab there is, in the order in which an administrator falls back to them. */
export const ADMIN_TABS: readonly AdminTab[] = [
  ...HEADER_TABS,
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
  return shownTo(user, ADMIN_TABS);
}
