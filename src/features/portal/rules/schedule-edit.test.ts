import { expect, test } from 'vitest';
import { addDays } from '#platform/common/lagos-time.ts';
import { daySpan, exceptionsOn, exceptionsRefusal, spanRefusal, weekRefusal, withExceptions } from './schedule-edit.ts';
import { DAYS_AHEAD, DAYS_AT_ONCE } from './week-check.ts';

/** A Monday. */
const TODAY = '2026-11-23';
const MORNING = { opens: '09:00', closes: '12:00' };
const SCHEDULE = {
  hours: [{ weekday: 1, ...MORNING }],
  visitMinutes: 30,
  providesUrgentCare: false,
};
const extra = (day: string, opens: string, closes: string) =>
  exceptionsOn(day, { kind: 'extra', hours: [{ opens, closes }] }, []);

test.each([
  ['today', TODAY, TODAY, undefined],
  ['yesterday', addDays(TODAY, -1), TODAY, 'date'],
  ['an end before the start', addDays(TODAY, 1), TODAY, 'until'],
  ['the most days at once', TODAY, addDays(TODAY, DAYS_AT_ONCE - 1), undefined],
  ['a day more', TODAY, addDays(TODAY, DAYS_AT_ONCE), 'until'],
  ['the furthest day', addDays(TODAY, DAYS_AHEAD), addDays(TODAY, DAYS_AHEAD), undefined],
  ['the day after it', addDays(TODAY, DAYS_AHEAD), addDays(TODAY, DAYS_AHEAD + 1), 'until'],
])('exceptions for %s are refused at the field they are wrong in', (_, from, until, field) => {
  expect(spanRefusal(from, until, TODAY)?.field).toBe(field);
});

test('a span has all its days, and a change sets its exceptions on each', () => {
  expect(daySpan(TODAY, '2026-11-25').days).toEqual([TODAY, '2026-11-24', '2026-11-25']);
  expect(exceptionsOn(TODAY, { kind: 'off', hours: [] }, extra(TODAY, '14:00', '15:00'))).toEqual([
    { day: TODAY, kind: 'off', opens: null, closes: null },
  ]);
  expect(extra(TODAY, '14:00', '15:00')).toEqual([{ day: TODAY, kind: 'extra', opens: '14:00', closes: '15:00' }]);
  expect(exceptionsOn(TODAY, { kind: 'usual', hours: [] }, extra(TODAY, '14:00', '15:00'))).toEqual([]);
});

test('extra hours and closed parts of a day replace their own kind and leave the other', () => {
  const lunch = { opens: '11:00', closes: '11:30' };
  const evening = { opens: '18:00', closes: '19:00' };
  const both = exceptionsOn(TODAY, { kind: 'closed', hours: [lunch] }, extra(TODAY, '14:00', '15:00'));
  expect(both.map(({ kind, opens }) => [kind, opens])).toEqual([
    ['extra', '14:00'],
    ['closed', '11:00'],
  ]);
  expect(
    exceptionsOn(TODAY, { kind: 'extra', hours: [evening] }, both).map(({ kind, opens }) => [kind, opens]),
  ).toEqual([
    ['closed', '11:00'],
    ['extra', '18:00'],
  ]);
  expect(exceptionsOn(addDays(TODAY, 1), { kind: 'closed', hours: [lunch] }, both)).toHaveLength(1);
  const off = exceptionsOn(TODAY, { kind: 'off', hours: [] }, both);
  expect(exceptionsOn(TODAY, { kind: 'closed', hours: [lunch] }, off).map(({ kind }) => kind)).toEqual([
    'off',
    'closed',
  ]);
});

test('exceptions of a span replace those on its days and leave the others', () => {
  const [before, inside, after] = ['2026-11-22', '2026-11-24', '2026-11-26'].map(
    (day) => extra(day, '14:00', '15:00')[0],
  );
  if (before === undefined || inside === undefined || after === undefined) throw new Error('An exception is missing.');
  const schedule = { ...SCHEDULE, exceptions: [before, inside, after] };
  expect(withExceptions(schedule, daySpan(TODAY, '2026-11-25'), []).exceptions).toEqual([before, after]);
});

test('extra hours must not overlap with the weekly hours of their day, nor weekly hours with upcoming extra hours', () => {
  const clashing = { ...SCHEDULE, exceptions: extra(TODAY, '11:59', '13:00') };
  expect(exceptionsRefusal(clashing, [TODAY])?.field).toBe('hours');
  expect(weekRefusal(clashing, TODAY)?.field).toBe('hours.1');
  expect(weekRefusal(clashing, addDays(TODAY, 1))).toBeUndefined();
  const closed = [...extra(TODAY, '11:00', '13:00'), ...exceptionsOn(TODAY, { kind: 'closed', hours: [MORNING] }, [])];
  expect(exceptionsRefusal({ ...SCHEDULE, exceptions: closed }, [TODAY])?.field).toBe('hours');
  const adjacent = { ...SCHEDULE, exceptions: extra(TODAY, '12:00', '13:00') };
  expect(exceptionsRefusal(adjacent, [TODAY])).toBeUndefined();
  expect(weekRefusal(adjacent, TODAY)).toBeUndefined();
});
