import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VISIT_PRICE } from '#features/schedules/rules/cancellation-fee.ts';
import { naira } from '#platform/common/naira.ts';
import { feeOf, feeProblem, koboOf, priceProblem, stillWrong, type TypedFee } from './typed-fee.ts';

const NONE: TypedFee = { kind: 'none', amount: '', percent: '', price: '', note: '' };
const amount = (typed: string): TypedFee => ({ ...NONE, kind: 'amount', amount: typed });
const share = (percent: string, price: string): TypedFee => ({ ...NONE, kind: 'percent', percent, price });

test.each([
  [NONE, { kobo: null, percent: null, note: null }],
  [amount('₦2,500.50'), { kobo: 250_050, percent: null, note: null }],
  [share('50', '10 000'), { kobo: null, percent: 50, note: null, priceKobo: 1_000_000 }],
])('a typed fee is stored in kobo', (typed, kept) => {
  expect(feeOf(typed)).toEqual(kept);
});

test.each([
  [amount(''), 'amount'],
  [amount('0.99'), 'amount'],
  [amount('1000001'), 'amount'],
  [share('0', '5000'), 'percent'],
  [share('50', ''), 'price'],
])('an invalid fee is reported at its field', (typed, field) => {
  expect([feeProblem(typed)?.field, feeOf(typed)]).toEqual([field, undefined]);
});

test('a reported problem stays until it is mended, and no other is reported while typing', () => {
  const reported = feeProblem(share('', ''));
  expect(stillWrong(reported, share('500', ''))).toEqual(reported);
  expect(stillWrong(reported, share('50', ''))).toBeUndefined();
  expect(stillWrong(reported, amount(''))).toBeUndefined();
  expect(stillWrong(undefined, amount(''))).toBeUndefined();
});

test.each([
  ['5000', 500_000],
  ['5,000', 500_000],
  ['1,234,567.5', 123_456_750],
  ['10\u00a0000', 1_000_000],
  [' N5000 ', 500_000],
  ['ngn 5,000', 500_000],
  ['₦ 5000.50', 500_050],
  ['0', 0],
])('%s is read as an amount', (typed, kobo) => {
  expect(koboOf(typed)).toBe(kobo);
});

test.each(['', '5,00', '5,50', '1,0,0', '1 0 0', '0,500', '1,000 000', '5000,000', '5.000', '5k', '-5', 'N', '1e3'])(
  '%j is no amount, and the problem gives an example',
  (typed) => {
    expect(koboOf(typed)).toBeUndefined();
    if (typed !== '') expect(priceProblem(typed)).toContain('5,000');
    if (typed !== '') expect(feeProblem(amount(typed))?.problem).toContain('5,000');
  },
);

test('what the product writes as an amount is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * VISIT_PRICE.most }), (kobo) => {
      expect([koboOf(naira(kobo)), koboOf(String(kobo / 100))]).toEqual([kobo, kobo]);
    }),
  );
});

test('a comma is read only where every group behind it has three digits', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 9999 }).map(String), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(groups, ([first = '', ...others]) => {
      const isGrouped = /^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === 3);
      expect(koboOf([first, ...others].join(','))).toBe(
        isGrouped ? Number([first, ...others].join('')) * 100 : undefined,
      );
    }),
  );
});

test('an amount outside the limits is refused with them, and 0 with the advice to leave the price empty', () => {
  expect(priceProblem('10000001')).toBe('Use a price from ₦1 to ₦10,000,000.');
  expect(priceProblem('0')).toBe('A price starts at ₦1. If it is free, leave the price empty.');
  expect(priceProblem('')).toBeUndefined();
  expect(priceProblem('1')).toBeUndefined();
});
