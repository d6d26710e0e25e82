import { expect, test } from 'vitest';
import { birthDateProblem } from './birth-date.ts';

const TODAY = '2026-11-24';

test.each([
  ['2026-11-25', 'child', 'invalid'],
  ['2026-11-24', 'child', undefined],
  ['1986-11-24', 'child', undefined],
  ['1985-11-24', 'child', 'invalid'],
  ['1985-11-24', 'sibling', undefined],
  ['1906-11-24', 'parent', undefined],
  ['1905-11-24', 'parent', 'invalid'],
] as const)('born on %s as a %s: %s', (birthDate, relation, code) => {
  expect(birthDateProblem({ birthDate, relation }, TODAY)?.code).toBe(code);
});
