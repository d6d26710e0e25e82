import { expect, test } from 'vitest';
import { licenceEnd } from './licence-end.ts';

test.each([
  [null, undefined],
  ['2027-01-22', undefined],
  ['2027-01-21', 'near'],
  ['2026-11-22', 'near'],
  ['2026-11-21', 'past'],
])('for licences until %s the desk sees: %s', (licensedUntil, shown) => {
  expect(licenceEnd(licensedUntil, '2026-11-22')).toBe(shown);
});
