import { expect, it } from 'vitest';
import { distanceText } from './distance-text.ts';

it.each([
  [0, '0 m'],
  [0.35, '350 m'],
  [0.9994, '999 m'],
  [1, '1.0 km'],
  [2.44, '2.4 km'],
  [9.94, '9.9 km'],
  [10, '10 km'],
  [10.5, '11 km'],
  [524.2, '524 km'],
  [999.5, '1,000 km'],
  [4991.6, '4,992 km'],
])('reads %f km as %s', (km, text) => {
  expect(distanceText(km)).toBe(text);
});

it('says nothing when no distance is known', () => {
  expect([undefined, null, Number.NaN].map((km) => distanceText(km))).toEqual([undefined, undefined, undefined]);
});

it.each([
  [0.1, 'about 1 km'],
  [0.735, 'about 1 km'],
  [2.44, 'about 2 km'],
  [1000.4, 'about 1,000 km'],
])('reads %f km to a place that is known only about as %s', (km, text) => {
  expect(distanceText(km, false)).toBe(text);
  expect(distanceText(undefined, false)).toBeUndefined();
});
