import { expect, test } from 'vitest';
import { wholeYears } from './whole-years.ts';

test.each([
  [{ ageYears: 4 }, 4],
  [{ ageYears: 1, ageMonths: 8 }, 1],
  [{ ageYears: 0 }, 0],
  [{ ageMonths: 8 }, 0],
  [{ ageMonths: 23 }, 1],
  [{}, undefined],
])('%j is %j whole years', (age, years) => {
  expect(wholeYears(age)).toBe(years);
});
