import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, lagosDate, lagosInstant, lagosMidnight, lagosTime, weekdayOf } from './lagos-time.ts';

const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

test("agrees with the platform's own zone data for Africa/Lagos", () => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', hour: '2-digit', minute: '2-digit' });
  fc.assert(
    fc.property(instants, (atMs) => {
      expect(lagosDate(atMs)).toBe(day.format(atMs));
      expect(lagosTime(atMs)).toBe(clock.format(atMs));
    }),
  );
});

test('a wall-clock time and its instant are inverse', () => {
  fc.assert(
    fc.property(instants, (atMs) => {
      const minute = Math.floor(atMs / 60_000) * 60_000;
      expect(lagosInstant(lagosDate(minute), lagosTime(minute))).toBe(minute);
    }),
  );
});

test('a day begins at midnight in Lagos, whichever day it is', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -400, max: 400 }), (atMs, days) => {
      expect(lagosMidnight(atMs, days)).toBe(lagosInstant(addDays(lagosDate(atMs), days), '00:00'));
    }),
  );
});

test('just before midnight UTC it is already tomorrow in Lagos', () => {
  expect(lagosDate(Date.UTC(2026, 10, 21, 23, 30))).toBe('2026-11-22');
  expect(lagosTime(Date.UTC(2026, 10, 21, 23, 30))).toBe('00:30');
});

test('counts days over month and leap-year ends', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
  expect(weekdayOf('2026-11-24')).toBe(2);
});
