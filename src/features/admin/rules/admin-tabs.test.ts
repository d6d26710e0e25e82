import { expect, test } from 'vitest';
import { ADMIN_TABS, tabsOf, visibleTabsOf } from './admin-tabs.ts';
import { headerLinksOf } from './header-tabs.ts';

const hrefs = (...permissions: string[]) => tabsOf({ role: 'admin', permissions }).map(({ href }) => href);

test('super_admin has every tab, the dashboard first', () => {
  expect(hrefs('super_admin')).toEqual(ADMIN_TABS.map(({ href }) => href));
  expect(hrefs('super_admin')[0]).toBe('/admin');
});

test('other permissions open their own tabs only, in the specified order', () => {
  expect(hrefs()).toEqual([]);
  expect(hrefs('approve_applications')).toEqual(['/admin/applications']);
  const [first, second] = hrefs('view_analytics', 'approve_applications', 'manage_providers');
  expect([first, second]).toEqual(['/admin/providers', '/admin/applications']);
  const all = hrefs('view_analytics', 'approve_applications', 'manage_providers');
  for (const own of ['/admin', '/admin/audit', '/admin/messages']) expect(all).not.toContain(own);
});

test('every administrator sees the dashboard and the tabs of their own permissions', () => {
  const seen = (...permissions: string[]) => visibleTabsOf({ role: 'admin', permissions }).map(({ label }) => label);
  expect(seen()).toEqual(['Dashboard']);
  expect(seen('approve_applications')).toEqual(['Dashboard', 'Applications']);
  expect(seen('super_admin')).toEqual(ADMIN_TABS.map(({ label }) => label));
});

test('other roles have no tabs and see none', () => {
  const patient = { role: 'patient', permissions: ['super_admin'] } as const;
  expect(tabsOf(patient)).toEqual([]);
  expect(visibleTabsOf(patient)).toEqual([]);
});

test('the header links to the specified screens, by permission', () => {
  const labels = (...permissions: string[]) => headerLinksOf({ role: 'admin', permissions }).map(({ label }) => label);
  expect(labels('super_admin')).toEqual(['Dashboard', 'Providers', 'Applications', 'Reports']);
  expect(labels('view_analytics')).toEqual(['Dashboard', 'Reports']);
  expect(labels()).toEqual(['Dashboard']);
});
