import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const HOUR_MS = 60 * 60 * 1000;

test.each([
  [1, 30_000],
  [2, 60_000],
  [5, 480_000],
  [10, 15_360_000],
  [11, 6 * HOUR_MS],
  [1000, 6 * HOUR_MS],
])('after %i failures it waits about %i ms', (attempts, ms) => {
  expect(retryDelayMs(attempts, 0.5)).toBe(ms);
  expect(retryDelayMs(attempts, 0)).toBe(ms * 0.75);
  expect(retryDelayMs(attempts, 1)).toBe(ms * 1.25);
});
