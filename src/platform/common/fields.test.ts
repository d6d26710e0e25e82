import { expect, test } from 'vitest';
import { CalendarDay, Id, IdParam, wholeNumberParam } from './fields.ts';

test.each(['2026-11-24', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (day) => {
  expect(CalendarDay.parse(day)).toBe(day);
});

test.each([
  '0000-01-01',
  '2023-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-24T10:00',
  '24/11/2026',
  '+02026-11-24',
  '',
])('"%s" is none', (day) => {
  expect(CalendarDay.safeParse(day).success).toBe(false);
});

test('an id is a plain positive whole number of at most nine digits', () => {
  expect(IdParam.parse('999999999')).toBe(999_999_999);
  for (const none of ['0', '01', '-1', '1.0', '1e3', ' 1', '1000000000', '٣', '']) {
    expect(IdParam.safeParse(none).success, none).toBe(false);
  }
  for (const none of [0, -1, 1.5, 1_000_000_000, '1', Number.NaN]) expect(Id.safeParse(none).success).toBe(false);
});

test('a whole number keeps to its limits', () => {
  const limited = wholeNumberParam(1, 100);
  expect(limited.parse('100')).toBe(100);
  for (const none of ['0', '101', '1e1', '-1', '1.5', '']) expect(limited.safeParse(none).success, none).toBe(false);
});
