import { expect, test } from 'vitest';
import { feeOf, feeProblem, stillWrong, type TypedFee } from './typed-fee.ts';

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
