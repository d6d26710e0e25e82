import { expect, test } from 'vitest';
import { CONDITIONS, type ConditionId } from './conditions/all-conditions.ts';
import { describe } from './describe.ts';
import { bySign } from './leading.ts';

const ranked = (...likelihoods: readonly (readonly [ConditionId, number])[]) =>
  likelihoods.flatMap(([id, likelihood]) =>
    CONDITIONS.filter((condition) => condition.id === id).map((condition) => ({ condition, likelihood, explained: 1 })),
  );
const first = (text: string, ...likelihoods: readonly (readonly [ConditionId, number])[]) =>
  bySign(describe({ text }), ranked(...likelihoods))[0]?.condition.id;

test('of tied conditions the one that the danger sign speaks for leads', () => {
  expect(first('I dey vomit blood', ['gastroenteritis', 0.394], ['upper-gi-bleed', 0.391])).toBe('upper-gi-bleed');
});

test('what is likelier leads, and without a danger sign nothing moves', () => {
  expect(first('I dey vomit blood', ['gastroenteritis', 0.5], ['upper-gi-bleed', 0.4])).toBe('gastroenteritis');
  expect(first('I dey vomit', ['gastroenteritis', 0.394], ['upper-gi-bleed', 0.391])).toBe('gastroenteritis');
});
