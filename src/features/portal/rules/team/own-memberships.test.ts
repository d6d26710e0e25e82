import { expect, test } from 'vitest';
import { changedPlaces, isSameMemberships } from './own-memberships.ts';

const place = (id: number, role: 'owner' | 'desk' = 'desk', deskReadsReasons = false) => ({
  id,
  role,
  deskReadsReasons,
});

test.each([
  ['another role', [place(1, 'owner'), place(2)]],
  ['another right of the front desk', [place(1, 'desk', true), place(2)]],
  ['a place that was left', [place(2)]],
])('%s changes the place', (_, after) => {
  const before = [place(1), place(2)];
  expect(changedPlaces(before, after)).toEqual([1]);
  expect(isSameMemberships(before, after)).toBe(false);
});

test('a new place has nothing to drop, but is to be loaded', () => {
  expect(changedPlaces([place(1)], [place(1), place(2)])).toEqual([]);
  expect(isSameMemberships([place(1)], [place(1), place(2)])).toBe(false);
  expect(isSameMemberships([place(1), place(2)], [place(2), place(1)])).toBe(true);
});
