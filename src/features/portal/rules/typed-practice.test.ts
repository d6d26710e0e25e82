import { expect, test } from 'vitest';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import { isPracticeChanged, mergePractice, practiceOf, type TypedPractice, typedPractice } from './typed-practice.ts';

const [first, second, third] = INSURERS;
const SETTINGS = {
  acceptedInsurance: [second, first],
  acceptingNewPatients: true,
  cancellation: { kobo: 250_000, percent: null, note: null },
};
const TYPED = typedPractice(SETTINGS);
const change = (part: Partial<TypedPractice>): TypedPractice => ({ ...TYPED, ...part });
const amount = (typed: string): TypedPractice => change({ fee: { ...TYPED.fee, amount: typed } });

test('settings are shown and kept as they were, insurers in the order of the list', () => {
  expect(practiceOf(TYPED)).toEqual({ ...SETTINGS, acceptedInsurance: [first, second] });
});

test('a fee that cannot be saved holds back all settings', () => {
  expect(practiceOf(amount('no'))).toBeUndefined();
});

test('a form is changed by what would be saved, not by the order of insurers or by how an amount is written', () => {
  expect(isPracticeChanged(TYPED, SETTINGS)).toBe(false);
  expect(isPracticeChanged(change({ accepted: [first, second] }), SETTINGS)).toBe(false);
  expect(isPracticeChanged(amount('₦2,500.00'), SETTINGS)).toBe(false);
  expect(isPracticeChanged(amount('2501'), SETTINGS)).toBe(true);
  expect(isPracticeChanged(change({ accepted: [first] }), SETTINGS)).toBe(true);
  expect(isPracticeChanged(change({ takesNew: false }), SETTINGS)).toBe(true);
});

test('of two desks each keeps its own insurers, and a fee that both changed is named', () => {
  const mine = { ...amount('3000'), accepted: [first, second, third] };
  const theirs = {
    acceptedInsurance: [second],
    acceptingNewPatients: false,
    cancellation: { kobo: 400_000, percent: null, note: null },
  };
  const { typed, bothChangedFee } = mergePractice(SETTINGS, mine, theirs);
  expect(typed).toMatchObject({ accepted: [second, third], takesNew: false, fee: { amount: '3000' } });
  expect(bothChangedFee).toBe(true);
  expect(mergePractice(SETTINGS, TYPED, theirs)).toMatchObject({
    typed: { fee: { amount: '4000' } },
    bothChangedFee: false,
  });
});
