import { describe, expect, test } from 'vitest';
import { isInsideNotice, isNoWorse, lateFee } from './late-cancellation.ts';

const start = Date.UTC(2026, 10, 24, 9);
const hours = (count: number) => count * 60 * 60 * 1000;
const amount = (kobo: number, note: string | null = null) => ({ kobo, percent: null, note });
const share = (percent: number) => ({ kobo: null, percent, note: null });
const priced = (percent: number, priceKobo: number) => ({ ...share(percent), priceKobo });
const FREE = { kobo: null, percent: null, note: 'We charge nobody.' };

test('exactly 24 hours before is still in time; a millisecond later is late', () => {
  expect(isInsideNotice(start, start - hours(24))).toBe(false);
  expect(isInsideNotice(start, start - hours(24) + 1)).toBe(true);
});

describe('what cancelling late costs', () => {
  test.each([
    ['nothing when no rule was shown, even if one was set since', null, amount(500), null],
    ['nothing when the provider has no rule any more', amount(500), null, null],
    ['nothing when the provider charges nothing any more', amount(500), FREE, FREE],
    ['nothing when the rule shown charges nothing', FREE, amount(500), FREE],
    ['what was shown', amount(500), amount(500), amount(500)],
    ['what was shown, with the note that was shown', amount(500, 'Told'), amount(500, 'New'), amount(500, 'Told')],
    ['the amount that was shown when the present one is more', amount(500), amount(501), amount(500)],
    ['the present amount when it is less', amount(500), amount(499), amount(499)],
    ['the share that was shown when the present one is more', share(20), share(21), share(20)],
    ['the present share when it is less', share(20), share(19), share(19)],
    ['what was shown when an amount and a share cannot be compared', amount(500), share(1), amount(500)],
    ['what was shown when a share and an amount cannot be compared', share(50), amount(1), share(50)],
    [
      'the share of a price that was shown when the price has risen',
      priced(20, 1000),
      priced(20, 1001),
      priced(20, 1000),
    ],
    ['the present share of a price when it comes to less', priced(20, 1000), priced(50, 300), priced(50, 300)],
    ['a present amount that is less than the share of a price', priced(20, 1000), amount(199), amount(199)],
  ])('is %s', (_, shown, present, cost) => {
    expect(lateFee(shown, present)).toEqual(cost);
  });
});

test.each([
  [null, null, true],
  [null, amount(500), true],
  [amount(500), amount(500), true],
  [amount(499), amount(500), true],
  [FREE, amount(500), true],
  [amount(500), null, false],
  [amount(501), amount(500), false],
  [amount(500, 'New'), amount(500, 'Told'), false],
  [share(1), amount(500), false],
  [amount(500), FREE, false],
  [priced(20, 1000), share(20), false],
  [priced(20, 1000), priced(20, 1000), true],
  [priced(20, 999), amount(200), true],
])('the present rule %j is no worse than the rule %j that was shown: %j', (present, shown, isSo) => {
  expect(isNoWorse(present, shown)).toBe(isSo);
});
