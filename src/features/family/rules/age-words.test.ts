import { expect, test } from 'vitest';
import { shownAge } from './age-words.ts';

test.each([
  ['2026-11-24', 0, 'weeks'],
  ['2026-11-17', 1, 'weeks'],
  ['2026-08-25', 13, 'weeks'],
  ['2026-08-24', 3, 'months'],
  ['2024-11-25', 23, 'months'],
  ['2024-11-24', 2, 'years'],
  ['1960-12-31', 65, 'years'],
] as const)('born on %s: %s %s', (birthDate, count, unit) => {
  expect(shownAge(birthDate, '2026-11-24')).toEqual({ count, unit });
});
