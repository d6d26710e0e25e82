import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test.each([
  [1, { unit: 'days', count: 1 }],
  [364, { unit: 'days', count: 364 }],
  [365, { unit: 'years', count: 1 }],
  [730, { unit: 'years', count: 2 }],
  [800, { unit: 'days', count: 800 }],
  [2192, { unit: 'years', count: 6 }],
  [2193, { unit: 'days', count: 2193 }],
])('%i days are %o', (days, period) => {
  expect(periodOf(days)).toEqual(period);
});
