import { expect, test } from 'vitest';
import {
  CalendarDay,
  CursorParam,
  DayOfInstants,
  emailField,
  Id,
  IdParam,
  Instant,
  phoneField,
  wholeNumberParam,
} from './fields.ts';

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

test('an instant, and a day of instants, is of a year that PostgreSQL takes in every zone', () => {
  for (const year of ['0000', '0001', '9999']) {
    expect(Instant.safeParse(`${year}-06-01T00:00:00Z`).success).toBe(false);
    expect(DayOfInstants.safeParse(`${year}-06-01`).success).toBe(false);
  }
  expect(Instant.safeParse('2026-11-24T10:30:00+01:00').success).toBe(true);
  expect(DayOfInstants.safeParse('2026-11-24').success).toBe(true);
});

test('an id is a plain positive whole number of at most 15 digits', () => {
  expect(IdParam.parse('2147483647')).toBe(2_147_483_647);
  for (const none of ['0', '01', '-1', '1.0', '1e3', ' 1', '1000000000000000', '٣', '']) {
    expect(IdParam.safeParse(none).success, none).toBe(false);
  }
  for (const none of [0, -1, 1.5, 1_000_000_000_000_000, '1', Number.NaN])
    expect(Id.safeParse(none).success).toBe(false);
});

test('an id that no column holds becomes one that no row has', () => {
  for (const id of [2_147_483_648, 999_999_999_999_999]) {
    expect(IdParam.parse(String(id))).toBe(-1);
    expect(Id.parse(id)).toBe(-1);
  }
});

test('a list begins after or before any id', () => {
  expect(['0', '1500000000', '999999999999999'].map((id) => CursorParam.parse(id))).toEqual([
    0, 1_500_000_000, 2_147_483_647,
  ]);
  for (const none of ['-1', '1e3', '1000000000000000', '']) expect(CursorParam.safeParse(none).success).toBe(false);
});

test('a whole number keeps to its limits', () => {
  const limited = wholeNumberParam(1, 100);
  expect(limited.parse('100')).toBe(100);
  for (const none of ['0', '101', '1e1', '-1', '1.5', '']) expect(limited.safeParse(none).success, none).toBe(false);
});

test.each(['a&b@example.com', 'ada@köln.example', 'ada@xn--kln-sna.example', 'adé.o+x@mail.example.ng'])(
  '%s is an e-mail address',
  (address) => {
    expect(emailField('no').safeParse(address).success).toBe(true);
  },
);

test.each([
  'ada',
  'ada@example',
  '.a@example.com',
  'a..b@example.com',
  'a b@example.com',
  'a@-x.com',
  'a@b@c.com',
  'a@x.c\n',
])('%j is none', (address) => {
  expect(emailField('no').safeParse(address).success).toBe(false);
});

test('a copied telephone number loses what cannot be seen', () => {
  expect(phoneField('no').parse('\u202A+234 803 123 4567\u202C\u200B')).toBe('+234 803 123 4567');
});
