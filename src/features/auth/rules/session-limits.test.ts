import { expect, test } from 'vitest';
import { isSessionOver, sessionLimits } from './session-limits.ts';

const START = Date.UTC(2026, 10, 23, 8);
const HOUR = 3_600_000;

test.each([
  ['patient', 14 * 24 * HOUR, 30 * 24 * HOUR],
  ['provider', HOUR / 2, 12 * HOUR],
  ['admin', HOUR / 2, 12 * HOUR],
] as const)(
  'a session of a %s ends after %d ms without a request and after %d ms in all',
  (role, idleMs, absoluteMs) => {
    const over = (lastSeenAtMs: number, nowMs: number) =>
      isSessionOver({ role, createdAtMs: START, lastSeenAtMs }, nowMs);
    expect(over(START, START + idleMs - 1)).toBe(false);
    expect(over(START, START + idleMs)).toBe(true);
    expect(over(START + absoluteMs - 1, START + absoluteMs - 1)).toBe(false);
    expect(over(START + absoluteMs - 1, START + absoluteMs)).toBe(true);
  },
);

test('the time of the last request is written at least ten times within the idle limit', () => {
  for (const role of ['patient', 'provider', 'admin'] as const) {
    const { touchMs, idleMs } = sessionLimits(role);
    expect(touchMs * 10).toBeLessThanOrEqual(idleMs);
  }
});
