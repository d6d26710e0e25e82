import { expect, test } from 'vitest';
import { chosenDates, furtherDates, LEFT_OUT } from './repeat-dates.ts';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const FIRST = '2026-11-24T09:00:00.000Z';

test('the dates after the first are at the same time of the day, every two weeks', () => {
  expect(furtherDates(FIRST, { everyWeeks: 2, times: 3 }, NOW)).toEqual([
    '2026-12-08T09:00:00.000Z',
    '2026-12-22T09:00:00.000Z',
  ]);
});

test('dates beyond the 90 days of the desk are left out', () => {
  const dates = furtherDates(FIRST, { everyWeeks: 4, times: 12 }, NOW);
  expect(dates.at(-1)).toBe('2027-02-16T09:00:00.000Z');
  expect(dates).toHaveLength(3);
});

test('what is taken is replaced by what the desk chose, or left out, and nothing is booked before that', () => {
  const [free, taken] = [
    { date: '2026-12-08T09:00:00.000Z', isFree: true },
    { date: '2026-12-22T09:00:00.000Z', isFree: false },
  ];
  expect(chosenDates([free, taken], {})).toBeUndefined();
  expect(chosenDates([free, taken], { [taken.date]: LEFT_OUT })).toEqual([free.date]);
  const instead = '2026-12-22T10:00:00.000Z';
  expect(chosenDates([free, taken], { [taken.date]: instead })).toEqual([free.date, instead]);
  expect(chosenDates([free, taken], { [taken.date]: free.date })).toBeUndefined();
});
