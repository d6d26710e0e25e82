import { expect, test } from 'vitest';
import { isInsideNotice } from './late-cancellation.ts';

const start = Date.UTC(2026, 10, 24, 9);
const hours = (count: number) => count * 60 * 60 * 1000;

test('exactly 24 hours before is still in time; a millisecond later is late', () => {
  expect(isInsideNotice(start, start - hours(24))).toBe(false);
  expect(isInsideNotice(start, start - hours(24) + 1)).toBe(true);
});
