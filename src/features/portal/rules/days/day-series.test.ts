import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '#platform/common/lagos-time.ts';
import { type DaySeries, daysOf, patternOf, patternWithGaps } from './day-series.ts';

/** A Friday. */
const FRIDAY = '2026-12-04';

describe('the days of a series', () => {
  test('are all from the first to the last without weekdays', () => {
    expect(daysOf({ from: '2026-12-30', until: '2027-01-02' })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });

  test('are every second Friday for three months', () => {
    const days = daysOf({ from: FRIDAY, until: '2027-03-04', weekdays: [5], everyWeeks: 2 });
    expect(days).toEqual([
      '2026-12-04',
      '2026-12-18',
      '2027-01-01',
      '2027-01-15',
      '2027-01-29',
      '2027-02-12',
      '2027-02-26',
    ]);
  });

  test('begin with the first such weekday, also if the series begins later in its week', () => {
    expect(daysOf({ from: '2026-12-05', until: '2026-12-31', weekdays: [5], everyWeeks: 2 })).toEqual([
      '2026-12-11',
      '2026-12-25',
    ]);
  });

  test('are none if it ends before it begins, or no such weekday is in it', () => {
    expect(daysOf({ from: FRIDAY, until: '2026-12-03' })).toEqual([]);
    expect(daysOf({ from: FRIDAY, until: '2026-12-06', weekdays: [1] })).toEqual([]);
  });
});

describe('the days of any series', () => {
  const series = fc.record({
    from: fc.integer({ min: 0, max: 400 }).map((ahead) => addDays('2026-11-23', ahead)),
    length: fc.integer({ min: 0, max: 400 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    everyWeeks: fc.integer({ min: 1, max: 8 }),
  });
  test('are for each weekday its first date and every n weeks after it, and no other', () => {
    fc.assert(
      fc.property(series, ({ from, length, weekdays, everyWeeks }) => {
        const until = addDays(from, length);
        const days = daysOf({ from, until, weekdays, everyWeeks });
        const expected: string[] = [];
        for (const weekday of weekdays) {
          const first = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
          for (let day = first; day <= until; day = addDays(day, 7 * everyWeeks)) expected.push(day);
        }
        expect(days).toEqual(expected.toSorted());
      }),
    );
  });

  test('have the pattern that they were made from', () => {
    fc.assert(
      fc.property(series, ({ from, length, weekdays, everyWeeks }) => {
        const days = daysOf({ from, until: addDays(from, length), weekdays, everyWeeks } satisfies DaySeries);
        const pattern = patternOf(days);
        if (pattern.type !== 'weekly') return;
        const [first = '', last = ''] = [days[0], days.at(-1)];
        expect(daysOf({ from: first, until: last, ...pattern })).toEqual(days);
      }),
    );
  });
});

describe('the pattern of days', () => {
  test('is a range, weekdays every n weeks, or none', () => {
    expect(patternOf([FRIDAY])).toEqual({ type: 'range' });
    expect(patternOf(daysOf({ from: FRIDAY, until: '2026-12-21' }))).toEqual({ type: 'range' });
    const fridays = daysOf({ from: FRIDAY, until: '2027-03-12', weekdays: [5], everyWeeks: 2 });
    expect(patternOf(fridays)).toEqual({ type: 'weekly', weekdays: [5], everyWeeks: 2 });
    expect(patternOf(daysOf({ from: FRIDAY, until: '2026-12-31', weekdays: [1, 5] }))).toEqual({
      type: 'weekly',
      weekdays: [1, 5],
      everyWeeks: 1,
    });
    expect(patternOf(fridays.filter((_, at) => at !== 2))).toEqual({ type: 'several' });
    expect(patternOf([FRIDAY, '2026-12-06'])).toEqual({ type: 'several' });
    expect(patternOf([])).toEqual({ type: 'several' });
  });

  test('with gaps is the regular one with the fewest days missing', () => {
    const fridays = daysOf({ from: FRIDAY, until: '2027-03-12', weekdays: [5], everyWeeks: 2 });
    expect(patternWithGaps(fridays.filter((_, at) => at !== 2))).toEqual({
      pattern: { type: 'weekly', weekdays: [5], everyWeeks: 2 },
      except: [fridays[2]],
    });
    const range = daysOf({ from: FRIDAY, until: '2026-12-21' });
    expect(patternWithGaps(range.filter((_, at) => at !== 2))).toEqual({
      pattern: { type: 'range' },
      except: [range[2]],
    });
    expect(patternWithGaps([FRIDAY, '2026-12-09', '2027-03-12'])).toBeUndefined();
    expect(patternWithGaps([])).toBeUndefined();
  });

  test('of a single weekday counts whole weeks', () => {
    const [first = '', second = ''] = daysOf({ from: FRIDAY, until: '2027-03-12', weekdays: [5], everyWeeks: 3 });
    expect(daysBetween(first, second)).toBe(21);
  });
});
