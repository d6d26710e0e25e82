import { expect, test } from 'vitest';
import { isNamedInsurer, listsInsurer } from './plan-acceptance.ts';

test('a provider lists an insurer by its name', () => {
  expect(listsInsurer(['Reliance HMO', 'Hygeia HMO'], 'Hygeia HMO')).toBe(true);
  expect(listsInsurer(['Reliance HMO'], 'Hygeia HMO')).toBe(false);
  expect(listsInsurer([], 'Hygeia HMO')).toBe(false);
});

test('"Other" matches no insurer, not even "Other"', () => {
  expect(listsInsurer(['Other'], 'Other')).toBe(false);
  expect([isNamedInsurer('Other'), isNamedInsurer('Hygeia HMO')]).toEqual([false, true]);
});
