import { expect, test } from 'vitest';
import { openFirst } from './open-first.ts';

const place = (id: number, more: { readonly bookable?: boolean; readonly distanceKm?: number } = {}) => {
  const bookable = more.bookable ?? true;
  return { id, bookable, nextSlotAt: bookable ? '2026-11-26T07:00:00.000Z' : null, ...more };
};
const doorsOf = (...args: Parameters<typeof openFirst>) =>
  openFirst(...args).map(({ place: { id }, doors }) => [id, doors]);

test('open places come first, closed ones last, each as they were found', () => {
  const listing = place(3, { bookable: false });
  expect(doorsOf([place(1), place(2), listing, place(4)], [place(4), place(9)])).toEqual([
    [4, 'open'],
    [9, 'open'],
    [3, 'unknown'],
    [1, 'closed'],
    [2, 'closed'],
  ]);
});

test('where it is known how far they are, a near hospital of unknown hours comes before a far open one', () => {
  const near = [place(1, { distanceKm: 1 }), place(2, { distanceKm: 3, bookable: false }), place(3, { distanceKm: 5 })];
  expect(doorsOf(near, [place(9, { distanceKm: 4 })])).toEqual([
    [2, 'unknown'],
    [9, 'open'],
    [1, 'closed'],
    [3, 'closed'],
  ]);
});

test('no patient is sent past nearer places to an open one far away, and no open place is called closed', () => {
  const near = [place(1, { distanceKm: 1 }), place(2, { distanceKm: 80 })];
  expect(doorsOf(near, [place(2, { distanceKm: 80 }), place(9, { distanceKm: 90 })])).toEqual([
    [2, 'open'],
    [1, 'closed'],
  ]);
});

test('a place is not called closed if its hours are unknown, or before it is known which places are open', () => {
  const full = { ...place(1), nextSlotAt: null };
  expect(doorsOf([full], [])).toEqual([[1, 'unknown']]);
  expect(doorsOf([place(1), place(2)], undefined)).toEqual([
    [1, 'unknown'],
    [2, 'unknown'],
  ]);
});
