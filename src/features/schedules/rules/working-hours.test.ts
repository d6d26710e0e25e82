import { describe, expect, test } from 'vitest';
import { hoursWithin, longDays, overlapAt } from './working-hours.ts';

const on = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const PLACE = [on(1, '08:00', '12:00'), on(1, '13:00', '17:00'), on(2, '00:00', '24:00')];

describe('the hours of a person within those of the place', () => {
  test('without own hours they are those of the place', () => {
    expect(hoursWithin(PLACE, undefined)).toEqual(PLACE);
  });

  test('own hours count only while the place is open', () => {
    const own = [on(1, '10:00', '14:00'), on(2, '20:00', '24:00'), on(3, '09:00', '10:00')];
    expect(hoursWithin(PLACE, own)).toEqual([
      on(1, '10:00', '12:00'),
      on(1, '13:00', '14:00'),
      on(2, '20:00', '24:00'),
    ]);
  });
});

test('a day is long from more than twelve hours on, added up', () => {
  expect(longDays(PLACE)).toEqual([2]);
  expect(longDays([on(1, '00:00', '06:00'), on(1, '12:00', '18:00')])).toEqual([]);
  expect(longDays([on(0, '00:00', '06:00'), on(0, '12:00', '18:01')])).toEqual([0]);
});

test('hours overlap if they share a minute of the same weekday', () => {
  expect(overlapAt(PLACE, [on(1, '12:00', '13:00'), on(3, '08:00', '12:00')])).toBe(false);
  expect(overlapAt(PLACE, [on(1, '11:59', '13:00')])).toBe(true);
});
