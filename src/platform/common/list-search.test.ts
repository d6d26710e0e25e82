import { expect, test } from 'vitest';
import { dayOf, pageOf, pagingOf, textOf } from './list-search.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=9999', 9999],
  ['page=10000', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
])('the query %j asks for page %d', (text, page) => {
  expect(pageOf(query(text))).toBe(page);
});

test('a page has twenty rows', () => {
  expect(pagingOf(query(''))).toEqual({ limit: '20', offset: '0' });
  expect(pagingOf(query('page=3'))).toEqual({ limit: '20', offset: '40' });
});

test('a text is trimmed and cut to 100 characters', () => {
  expect(textOf(query(''), 'q')).toBeUndefined();
  expect(textOf(query('q=%20Ada%20'), 'q')).toBe('Ada');
  expect(textOf(query(`q=${'x'.repeat(101)}`), 'q')).toHaveLength(100);
});

test('a malformed day is ignored', () => {
  expect(dayOf(query('from=2026-11-23'), 'from')).toBe('2026-11-23');
  for (const text of ['', 'from=', 'from=23.11.2026', 'from=2026-11-23T00:00']) {
    expect(dayOf(query(text), 'from')).toBeUndefined();
  }
});
