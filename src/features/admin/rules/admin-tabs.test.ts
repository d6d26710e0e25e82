import { expect, test } from 'vitest';
import { tabsOf } from './admin-tabs.ts';

const hrefs = (...permissions: string[]) => tabsOf({ role: 'admin', permissions }).map(({ href }) => href);

test('super_admin has every tab, the dashboard first', () => {
  expect(hrefs('super_admin')).toEqual(['/admin', '/admin/audit', '/admin/messages']);
});

test('other permissions open nothing that is theirs to open only with super_admin', () => {
  expect(hrefs()).toEqual([]);
  expect(hrefs('manage_providers', 'approve_applications', 'view_analytics')).toEqual([]);
});

test('who is no administrator has no tab', () => {
  expect(tabsOf({ role: 'patient', permissions: ['super_admin'] })).toEqual([]);
});
