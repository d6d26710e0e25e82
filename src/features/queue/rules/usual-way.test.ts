import { expect, test } from 'vitest';
import { newPointOf, typedPoint } from './typed-point.ts';
import { KIND_NAMES, pointOf, usualWay } from './usual-way.ts';

const nameOf = (kind: keyof typeof KIND_NAMES) => KIND_NAMES[kind];
const ADA = { id: 7, name: 'Dr. Ada Obi' };
const EZE = { id: 8, name: 'Dr. Emeka Eze' };

test('the way is in the usual order, with a point for each doctor', () => {
  const way = usualWay(['cash', 'doctor', 'records'], [ADA, EZE], nameOf);
  expect(way.map(({ name, resourceId }) => [name, resourceId])).toEqual([
    ['Records', null],
    ['Dr. Ada Obi', 7],
    ['Dr. Emeka Eze', 8],
    ['Cash', null],
  ]);
});

test('a place without people has one point for its doctors', () => {
  expect(usualWay(['doctor'], [], nameOf)).toEqual([pointOf('doctor', 'Doctor')]);
});

test('a long name is cut to what a point may be called', () => {
  expect(usualWay(['doctor'], [{ id: 1, name: 'Ngozi'.repeat(20) }], nameOf)[0]?.name).toHaveLength(40);
});

test('what is filled in becomes a request, or says what is wrong by field', () => {
  const typed = typedPoint(pointOf('cash', 'Cash'));
  expect(newPointOf({ ...typed, name: ' Cash desk ', units: ' 2 ' }).body).toEqual({
    ...{ kind: 'cash', name: 'Cash desk', resourceId: null, units: 2, plannedMinutes: 4 },
  });
  expect(Object.keys(newPointOf({ ...typed, name: ' ', units: '0', plannedMinutes: '241' }).wrong)).toEqual([
    ...['name', 'units', 'plannedMinutes'],
  ]);
  for (const units of ['', '1.5', '21', '-1', 'two']) {
    expect(newPointOf({ ...typed, units }).wrong, units).toHaveProperty('units');
  }
});
