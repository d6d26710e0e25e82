import { expect, test } from 'vitest';
import { restOf } from './owed.ts';

test.each([
  ['the whole price before anything is paid', 700_000, 0, 700_000],
  ['the rest after a part of it', 700_000, 200_000, 500_000],
  ['nothing once it is paid', 700_000, 700_000, 0],
  ['nothing if more was paid', 700_000, 900_000, 0],
  ['nothing without a price', null, 200_000, 0],
])('what is left to pay for a visit is %s', (_, priceKobo, paidKobo, rest) => {
  expect(restOf({ priceKobo, paidKobo })).toBe(rest);
});
