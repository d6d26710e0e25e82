import { expect, test } from 'vitest';
import { may } from './permission.ts';

test('super_admin includes every permission, and any other only itself', () => {
  expect(may({ role: 'admin', permissions: ['super_admin'] }, 'view_analytics')).toBe(true);
  expect(may({ role: 'admin', permissions: ['view_analytics'] }, 'view_analytics')).toBe(true);
  expect(may({ role: 'admin', permissions: ['view_analytics'] }, 'super_admin')).toBe(false);
  expect(may({ role: 'admin', permissions: [] }, 'view_analytics')).toBe(false);
});

test.each(['patient', 'provider'])('a %s has no permission, regardless of what the account says', (role) => {
  expect(may({ role, permissions: ['super_admin', 'view_analytics'] }, 'view_analytics')).toBe(false);
});
