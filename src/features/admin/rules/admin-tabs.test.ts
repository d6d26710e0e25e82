import { expect, test } from 'vitest';
import { ADMIN_TABS, tabsOf } from './admin-tabs.ts';

const hrefs = (...permissions: string[]) => tabsOf({ role: 'admin', permissions }).map(({ href }) => href);

test('super_admin has every tab, the dashboard first', () => {
  expect(hrefs('super_admin')).toEqual(ADMIN_TABS.map(({ href }) => href));
  expect(hrefs('super_admin')[0]).toBe('/admin');
});

test('other permissions open their own tabs only, in the order of the specification', () => {
  expect(hrefs()).toEqual([]);
  expect(hrefs('approve_applications')).toEqual(['/admin/applications']);
  const [first, second] = hrefs('view_analytics', 'approve_applications', 'manage_providers');
  expect([first, second]).toEqual(['/admin/providers', '/admin/applications']);
  const all = hrefs('view_analytics', 'approve_applications', 'manage_providers');
  for (const own of ['/admin', '/admin/audit', '/admin/messages']) expect(all).not.toContain(own);
});

test('who is no administrator has no tab', () => {
  expect(tabsOf({ role: 'patient', permissions: ['super_admin'] })).toEqual([]);
});
