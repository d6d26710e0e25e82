import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#platform/common/lagos-time.ts';
import { computedHolidays, type DeclaredHoliday, holidaysBetween, openOnHoliday } from './public-holidays.ts';

/** Easter Mondays. @see https://www.assa.org.au/edm (Astronomical Society of South Australia) for the Sundays before */
const EASTER_MONDAYS = [
  '1999-04-05',
  '2000-04-24',
  '2008-03-24',
  '2011-04-25',
  '2016-03-28',
  '2019-04-22',
  '2020-04-13',
  '2021-04-05',
  '2022-04-18',
  '2023-04-10',
  '2024-04-01',
  '2025-04-21',
  '2026-04-06',
  '2027-03-29',
  '2028-04-17',
  '2029-04-02',
  '2030-04-22',
  '2038-04-26',
];
const ofYear = (year: number) => computedHolidays({ from: `${year}-01-01`, until: `${year}-12-31` });
const named = (year: number, wanted: string) => ofYear(year).find(({ name }) => name === wanted)?.day;

describe('the computed public holidays', () => {
  test('are eight each year, in order', () => {
    expect(ofYear(2026)).toEqual([
      { day: '2026-01-01', name: "New Year's Day" },
      { day: '2026-04-03', name: 'Good Friday' },
      { day: '2026-04-06', name: 'Easter Monday' },
      { day: '2026-05-01', name: "Workers' Day" },
      { day: '2026-06-12', name: 'Democracy Day' },
      { day: '2026-10-01', name: 'National Day' },
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2026-12-26', name: 'Boxing Day' },
    ]);
  });

  test('leave out no year in between', () => {
    const days = computedHolidays({ from: '2026-12-26', until: '2028-01-01' }).map(({ day }) => day);
    expect([days.length, days[0], days.at(-1)]).toEqual([10, '2026-12-26', '2028-01-01']);
  });

  test.each(EASTER_MONDAYS)('know Easter Monday of %s', (day) => {
    expect(named(Number(day.slice(0, 4)), 'Easter Monday')).toBe(day);
  });

  test('have Good Friday on a Friday and Easter Monday on a Monday, from 22 March to 25 April after the Sunday', () => {
    for (let year = 1990; year <= 2150; year++) {
      const [friday = '', monday = ''] = [named(year, 'Good Friday'), named(year, 'Easter Monday')];
      expect([weekdayOf(friday), weekdayOf(monday)]).toEqual([5, 1]);
      expect(monday.slice(5) >= '03-23' && monday.slice(5) <= '04-26').toBe(true);
    }
  });
});

describe('the public holidays of a place', () => {
  const declared: readonly DeclaredHoliday[] = [
    { day: '2026-12-28', name: 'Day off in place of Boxing Day', state: null },
    { day: '2026-12-30', name: 'Osun festival', state: 'Osun' },
    { day: '2027-01-01', name: 'Eid-el-Test', state: null },
  ];
  const between = (state: string) => holidaysBetween({ from: '2026-12-25', until: '2027-01-01' }, declared, state);

  test('are the computed and the declared ones, over the end of a year', () => {
    expect(between('Lagos')).toEqual([
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2026-12-26', name: 'Boxing Day' },
      { day: '2026-12-28', name: 'Day off in place of Boxing Day' },
      { day: '2027-01-01', name: "New Year's Day, Eid-el-Test" },
    ]);
  });

  test('include those of its own state only', () => {
    expect(between('Osun').map(({ day }) => day)).toContain('2026-12-30');
    expect(between('Oyo').map(({ day }) => day)).not.toContain('2026-12-30');
  });

  test('are unanswered until a member says open, or the day is off', () => {
    // A Friday.
    const day = '2026-12-25';
    const hours = [{ weekday: 5, opens: '09:00', closes: '12:00' }];
    const off = { day, kind: 'off', opens: null, closes: null } as const;
    expect(openOnHoliday(day, { hours }, undefined)).toBe('unanswered');
    expect(openOnHoliday(day, { hours }, 'open')).toBe('open');
    expect(openOnHoliday(day, { hours, exceptions: [off] }, 'closed')).toBe('closed');
    expect(openOnHoliday(day, { hours }, 'closed')).toBe('unanswered');
    expect(openOnHoliday('2026-12-26', { hours }, undefined)).toBeUndefined();
  });
});
