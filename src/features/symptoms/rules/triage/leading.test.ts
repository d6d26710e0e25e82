import { expect, test } from 'vitest';
import { CONDITIONS, type ConditionId } from './conditions/all-conditions.ts';
import { describe } from './describe.ts';
import { bySign } from './leading.ts';
import { triage } from './triage.ts';

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

test.each([
  'he stopped breathing',
  'no pulse',
  'drowning',
  'chemical splash in eye',
  'hot water burn my baby face',
  'baby yellow 1 day old',
  'child no dey cry, no dey breathe',
])('beside a danger sign stands nothing that does not explain it: %s', (text) => {
  const { candidates, rules, urgency } = triage({ text });
  expect(urgency).toBe('high');
  for (const silly of ['cold', 'Malaria', 'cystitis', 'Gonorrhoea'])
    expect(candidates.filter(({ condition }) => condition.includes(silly))).toEqual([]);
  expect(rules.filter(({ because }) => because.includes('No danger sign'))).toEqual([]);
});

test('a pregnancy alone makes nothing likely that can go wrong in one', () => {
  for (const text of ['I am 24 weeks pregnant', 'I am 24 weeks pregnant and have had a fever since yesterday']) {
    const { candidates, redFlags } = triage({ text });
    expect(redFlags, text).toEqual([]);
    expect(
      candidates.map(({ condition }) => condition),
      text,
    ).not.toContain('Pre-eclampsia');
  }
});
