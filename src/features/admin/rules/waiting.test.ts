import { expect, test } from 'vitest';
import { countedFor, waitingBehind } from './waiting.ts';

const counted = (role: string, ...permissions: string[]) => countedFor({ role, permissions });

test('an administrator may know what waits behind the tabs of their permissions, and no one else anything', () => {
  expect(counted('admin', 'super_admin')).toEqual(['applications', 'conversations', 'reviews', 'tasks']);
  expect(counted('admin', 'approve_applications')).toEqual(['applications']);
  expect(counted('admin', 'manage_providers')).toEqual(['conversations', 'reviews', 'tasks']);
  expect(counted('admin', 'view_analytics')).toEqual([]);
  expect(counted('patient', 'super_admin')).toEqual([]);
});

test('a tab shows its own number, and none for what is unknown', () => {
  expect(waitingBehind('/admin/reviews', { reviews: 3, tasks: 2 })).toBe(3);
  expect(waitingBehind('/admin/providers', { reviews: 3, tasks: 2 })).toBe(2);
  expect(waitingBehind('/admin/conversations', { reviews: 3 })).toBe(0);
  expect(waitingBehind('/admin/audit', { reviews: 3 })).toBe(0);
});
