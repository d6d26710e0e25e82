import { expect, test } from 'vitest';
import { arrivedElsewhere, arrivedNews, isUpToDate } from './arrived-news.ts';
import type { NewsElsewhere, NewsList, PracticeNews } from './news-contract.ts';

const AT = '2026-11-23T08:00:00.000Z';
const one = (id: number, seenAt: string | null = null): PracticeNews => ({
  id,
  kind: 'booked',
  at: AT,
  appointmentId: id,
  date: AT,
  movedFrom: null,
  seenAt,
});
const list = (...items: PracticeNews[]): NewsList => ({
  unseen: items.filter(({ seenAt }) => seenAt === null).length,
  items,
});
const arrived = (before: NewsList | undefined, now: NewsList) => arrivedNews(before, now).map(({ id }) => id);

test('the first list has nothing that has just arrived', () => {
  expect(arrived(undefined, list(one(2), one(1)))).toEqual([]);
});

test('what an earlier list did not have has arrived, seen or not', () => {
  expect(arrived(list(), list(one(1)))).toEqual([1]);
  expect(arrived(list(one(1)), list(one(3), one(1), one(2, AT)))).toEqual([3, 2]);
  expect(arrived(list(one(1)), list(one(1, AT)))).toEqual([]);
});

test('a smaller id that was committed late has arrived', () => {
  expect(arrived(list(one(4), one(1, AT)), list(one(4), one(3), one(1, AT)))).toEqual([3]);
});

test('older news that move up into a cut list have not', () => {
  expect(arrived(list(one(5), one(4)), list(one(2), one(1), one(5, AT), one(4, AT)))).toEqual([]);
  expect(arrived(list(one(1), one(9, AT)), list(one(9, AT), one(5, AT), one(1, AT)))).toEqual([]);
});

test.each([
  [undefined, { unseen: 0, newest: null }, false],
  [list(), { unseen: 0, newest: null }, true],
  [list(one(2), one(1)), { unseen: 2, newest: 2 }, true],
  [list(one(2), one(1)), { unseen: 1, newest: 2 }, false],
  [list(one(2), one(1)), { unseen: 2, newest: 3 }, false],
])('a list %o agrees with the event %o: %s', (known, event, expected) => {
  expect(isUpToDate(known, event)).toBe(expected);
});

test('news at other places have arrived where the newest unseen one is newer than before', () => {
  const at = (id: number, newest: number | null, newestBooking: number | null = null): NewsElsewhere => ({
    id,
    unseen: newest === null ? 0 : 1,
    newest,
    newestBooking,
  });
  expect(arrivedElsewhere(undefined, [at(7, 3, 3)])).toEqual([]);
  expect(arrivedElsewhere([at(7, null)], [at(7, null)])).toEqual([]);
  expect(arrivedElsewhere([at(7, null), at(8, 2, 2)], [at(7, 3, 3), at(8, 2, 2)])).toEqual([
    { id: 7, hasBooking: true },
  ]);
  expect(arrivedElsewhere([at(7, 3, 3)], [at(7, 4, 3)])).toEqual([{ id: 7, hasBooking: false }]);
  // Seen at another desk, and a place that was just joined.
  expect(arrivedElsewhere([at(7, 4, 4)], [at(7, 3, 3), at(9, 5, 5)])).toEqual([]);
});
