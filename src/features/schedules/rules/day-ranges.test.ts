import { expect, test } from 'vitest';
import { dayRanges } from './day-ranges.ts';

test('days that follow one another are one range, also over the end of a year', () => {
  expect(dayRanges([])).toEqual([]);
  expect(dayRanges(['2026-12-24', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03'])).toEqual([
    { from: '2026-12-24', to: '2026-12-24' },
    { from: '2026-12-30', to: '2027-01-01' },
    { from: '2027-01-03', to: '2027-01-03' },
  ]);
});
