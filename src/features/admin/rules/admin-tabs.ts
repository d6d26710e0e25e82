import { may, type Powers } from '#platform/common/permission.ts';
import { text } from '#platform/common/text.ts';
import { type AdminTab, HEADER_TABS, visibleTabs } from './header-tabs.ts';

/** All tabs, in the order in which `/admin` looks for the first that an administrator may open. */
export const ADMIN_TABS: readonly AdminTab[] = [
  ...HEADER_TABS,
  { href: '/admin/staff', label: text('Staff'), permission: 'super_admin' },
  { href: '/admin/audit', label: text('Audit log'), permission: 'super_admin' },
  { href: '/admin/messages', label: text('Outbox'), permission: 'super_admin' },
  { href: '/admin/holidays', label: text('Public holidays'), permission: 'manage_providers' },
  { href: '/admin/reviews', label: text('Reported reviews'), permission: 'manage_providers' },
  { href: '/admin/conversations', label: text('Support inbox'), permission: 'manage_providers' },
];

/** Returns the tabs that an administrator may open; `/admin` leads to the first. */
export function tabsOf(user: Powers): readonly AdminTab[] {
  return ADMIN_TABS.filter(({ permission }) => may(user, permission));
}

/**
 * Returns the tabs that an administrator sees: those that they may open, and always the dashboard, which redirects to the
 * first of them.
 * @see provider and admin area specification, section 2: tabs
 */
export function visibleTabsOf(user: Powers): readonly AdminTab[] {
  return visibleTabs(user, ADMIN_TABS);
}
