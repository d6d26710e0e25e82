import { expect, test } from 'vitest';
import { isMessageable, MESSAGE_DAYS } from './message-window.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const endedDaysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

test.each([
  ['scheduled', -100, true],
  ['scheduled', 1, true],
  ['completed', 0, true],
  ['completed', MESSAGE_DAYS, true],
  ['completed', MESSAGE_DAYS + 0.001, false],
  ['scheduled', MESSAGE_DAYS + 0.001, false],
  ['cancelled', -1, false],
  ['rescheduled', -1, false],
] as const)('a %s visit that ended %d days ago: %s', (status, days, may) => {
  expect(isMessageable({ status, endsAt: endedDaysAgo(days) }, NOW)).toBe(may);
});
