import { expect, test } from 'vitest';
import { isFlat, trendOf } from './trend.ts';

const noisy = (at: number) => [0, 3, -2, 1, -3, 2][at % 6] ?? 0;
const series = (valueAt: (at: number) => number) => Array.from({ length: 48 }, (_, at) => valueAt(at));

test('a leak smaller than the noise of single samples is found', () => {
  const leaking = series((at) => 100 + at * 0.3 + noisy(at));
  expect(trendOf(leaking).rise).toBeCloseTo(14, 0);
  expect(isFlat(leaking, 0.05)).toBe(false);
});

test('noise and falling values count as flat', () => {
  expect(isFlat(series(noisy), 0.05)).toBe(true);
  expect(
    isFlat(
      series((at) => 100 + noisy(at)),
      0.05,
    ),
  ).toBe(true);
  expect(
    isFlat(
      series((at) => 100 - at),
      0.05,
    ),
  ).toBe(true);
});
