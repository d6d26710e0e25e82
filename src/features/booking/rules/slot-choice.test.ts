import { expect, test } from 'vitest';
import { bookableDates, splitAtNoon } from './slot-choice.ts';

test('seven days from today, over the end of a year', () => {
  expect(bookableDates('2026-12-29')).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
  ]);
});

test('11:59 is morning, 12:00 is afternoon', () => {
  const slots = ['00:00', '09:30', '11:59', '12:00', '23:30'].map((time) => ({ time }));
  const { morning, afternoon } = splitAtNoon(slots);
  expect(morning.map(({ time }) => time)).toEqual(['00:00', '09:30', '11:59']);
  expect(afternoon.map(({ time }) => time)).toEqual(['12:00', '23:30']);
});
