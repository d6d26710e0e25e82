import { expect, test } from 'vitest';
import { linkState, pauseAfter } from './link-state.ts';

const HOUR_MS = 60 * 60 * 1000;

test.each([
  [23.9, false, 'read'],
  [1000, false, 'read'],
  [23.9, true, 'failing'],
  [24, true, 'outdated'],
  [167.9, true, 'outdated'],
  [168, true, 'ignored'],
] as const)('%d hours after it was read, with a failure since: %s, a calendar is %s', (hours, hasFailed, state) => {
  expect(linkState(0, hasFailed, hours * HOUR_MS)).toBe(state);
});

test('the pause doubles with each failure, up to four hours', () => {
  expect([0, 1, 2, 3, 4, 5, 300].map((failures) => pauseAfter(failures) / HOUR_MS)).toEqual([0.25, 0.5, 1, 2, 4, 4, 4]);
});
