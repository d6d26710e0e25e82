import { expect, test } from 'vitest';
import { DESK_TOUCH_MS, isSessionLocked, isSessionOver, sessionLimits } from './session-limits.ts';

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
      isSessionOver({ role, createdAtMs: START, lastSeenAtMs, isAtDesk: false }, nowMs);
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

test('a session at a shared computer outlasts the idle limit, not the absolute one', () => {
  const over = (nowMs: number) =>
    isSessionOver({ role: 'provider', createdAtMs: START, lastSeenAtMs: START, isAtDesk: true }, nowMs);
  expect(over(START + HOUR)).toBe(false);
  expect(over(START + 12 * HOUR - 1)).toBe(false);
  expect(over(START + 12 * HOUR)).toBe(true);
});

test('a session at a shared computer locks after its time without an action, or by hand', () => {
  const session = { lockedAt: null, lastSeenAtMs: START, lockAfterSeconds: 60 };
  expect(isSessionLocked(session, START + 59_999)).toBe(false);
  expect(isSessionLocked(session, START + 60_000)).toBe(true);
  expect(isSessionLocked({ ...session, lockedAt: new Date(START) }, START)).toBe(true);
});

test('the time of the last action is written often enough for a lock after one minute', () => {
  expect(DESK_TOUCH_MS * 6).toBeLessThanOrEqual(60_000);
});
