import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ADDRESS_LIMITS,
  type Attempts,
  afterAttempt,
  afterSuccess,
  REGISTRATION_LIMITS,
  refusedUntil,
  SIGN_IN_LIMITS,
  waitRefusal,
} from './throttle.ts';

const START = Date.UTC(2026, 10, 23, 8);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Makes an attempt at each of these instants and returns those that were allowed. */
function allowed(instants: readonly number[], limits = SIGN_IN_LIMITS): number[] {
  let attempts: Attempts | undefined;
  return instants.filter((nowMs) => {
    if (refusedUntil(attempts, nowMs) !== null) return false;
    attempts = afterAttempt(attempts, nowMs, limits);
    return true;
  });
}

test('five attempts are free, then each waits longer, then a quarter of an hour', () => {
  let attempts: Attempts | undefined;
  let nowMs = START;
  const waits = Array.from({ length: 11 }, () => {
    attempts = afterAttempt(attempts, nowMs, SIGN_IN_LIMITS);
    const until = refusedUntil(attempts, nowMs);
    const waitMs = until === null ? 0 : until - nowMs;
    nowMs += waitMs;
    return waitMs / MINUTE;
  });
  expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
});

test('of any number of simultaneous attempts, only the free ones are allowed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (count) => {
      expect(allowed(Array.from({ length: count }, () => START))).toHaveLength(Math.min(count, SIGN_IN_LIMITS.free));
    }),
  );
});

test('at most about a hundred guesses a day are allowed, at any timing', () => {
  const guesses = fc.array(fc.integer({ min: 0, max: DAY - 1 }), { minLength: 1, maxLength: 2000 });
  fc.assert(
    fc.property(guesses, (offsets) => {
      const instants = offsets.toSorted((a, b) => a - b).map((offset) => START + offset);
      expect(allowed(instants).length).toBeLessThanOrEqual(105);
    }),
    { numRuns: 200 },
  );
  const everyMinute = Array.from({ length: 24 * 60 }, (_, minute) => START + minute * MINUTE);
  expect(allowed(everyMinute).length).toBeLessThanOrEqual(105);
});

test('waits never get shorter within a window, and always end', () => {
  const limits = fc.constantFrom(SIGN_IN_LIMITS, ADDRESS_LIMITS, REGISTRATION_LIMITS);
  fc.assert(
    fc.property(limits, fc.integer({ min: 1, max: 400 }), (chosen, count) => {
      let attempts: Attempts | undefined;
      let nowMs = START;
      let longest = 0;
      for (let at = 0; at < count; at++) {
        attempts = afterAttempt(attempts, nowMs, chosen);
        const waitMs = (refusedUntil(attempts, nowMs) ?? nowMs) - nowMs;
        expect(waitMs).toBeLessThanOrEqual(chosen.lockMs);
        if (nowMs - START < chosen.windowMs) expect(waitMs).toBeGreaterThanOrEqual(longest);
        longest = nowMs - START < chosen.windowMs ? waitMs : 0;
        nowMs += waitMs;
        expect(refusedUntil(attempts, nowMs)).toBeNull();
      }
    }),
    { numRuns: 50 },
  );
});

test('after the window the count starts again', () => {
  const full = { failures: 40, sinceMs: START, lockedUntilMs: null };
  expect(afterAttempt(full, START + DAY, SIGN_IN_LIMITS)).toEqual({
    failures: 1,
    sinceMs: START + DAY,
    lockedUntilMs: null,
  });
});

test('a success removes one failure, and the lock only if that failure caused it', () => {
  const locked = { failures: 300, sinceMs: START, lockedUntilMs: START + MINUTE };
  expect(afterSuccess(locked, ADDRESS_LIMITS)).toEqual({ failures: 299, sinceMs: START, lockedUntilMs: null });
  expect(afterSuccess({ ...locked, failures: 301 }, ADDRESS_LIMITS).lockedUntilMs).toBe(START + MINUTE);
  expect(afterSuccess({ failures: 0, sinceMs: START, lockedUntilMs: null }, ADDRESS_LIMITS).failures).toBe(0);
});

test('the message gives the wait in whole minutes, rounded up', () => {
  expect(waitRefusal(START + 1, START).message).toBe('Too many attempts. Please wait a minute and try again.');
  expect(waitRefusal(START + MINUTE, START).message).toBe('Too many attempts. Please wait a minute and try again.');
  expect(waitRefusal(START + MINUTE + 1, START).message).toBe(
    'Too many attempts. Please wait 2 minutes and try again.',
  );
  expect(waitRefusal(START + 15 * MINUTE, START).message).toBe(
    'Too many attempts. Please wait 15 minutes and try again.',
  );
});
