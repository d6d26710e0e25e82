import { expect, test } from 'vitest';
import { coversDay, hasExpired } from './covers-day.ts';

test.each([
  ['the day before it begins', '2026-11-23', false],
  ['its first day', '2026-11-24', true],
  ['its last day', '2026-12-24', true],
  ['the day after its last', '2026-12-25', false],
])('%s', (_, day, covered) => {
  expect(coversDay({ effectiveDate: '2026-11-24', expiryDate: '2026-12-24' }, day)).toBe(covered);
});

test('a plan without expiry date covers every day from its first', () => {
  expect(coversDay({ effectiveDate: '2026-11-24', expiryDate: null }, '2099-01-01')).toBe(true);
});

test('a plan has expired on the day after its expiry date, and never without one', () => {
  expect(hasExpired({ expiryDate: '2026-11-23' }, '2026-11-23')).toBe(false);
  expect(hasExpired({ expiryDate: '2026-11-23' }, '2026-11-24')).toBe(true);
  expect(hasExpired({ expiryDate: null }, '2026-11-24')).toBe(false);
});
