import { expect, it } from 'vitest';
import { kmBetween } from '#platform/common/places/distance.ts';
import { isNearestFar, isSurelyFar, nearestCity, searchFrom } from './nearest-city.ts';
import { NO_FILTERS } from './search-filters.ts';

it.each([
  ['Ikeja', 6.605, 3.349, 'Lagos'],
  ['Epe, 65 km from the centre', 6.584, 3.983, undefined],
  ['Obio/Akpor', 4.877, 6.984, 'Port Harcourt'],
  ['Abuja', 9.057, 7.495, undefined],
])('knows the city of %s', (_, lat, lng, city) => {
  expect(nearestCity({ lat, lng })).toBe(city);
});

it('measures along the surface', () => {
  expect(kmBetween({ lat: 6.4551, lng: 3.3842 }, { lat: 4.8156, lng: 7.0188 })).toBeCloseTo(441.9, 0);
});

const ABUJA = { lat: 9.05712, lng: 7.49508 };
const OBIO_AKPOR = { lat: 4.87712, lng: 6.98408 };

it('searches the city of the position, rounded, from the first page', () => {
  expect(searchFrom({ ...NO_FILTERS, page: 3, lowCost: true }, OBIO_AKPOR)).toEqual({
    ...NO_FILTERS,
    lowCost: true,
    city: 'Port Harcourt',
    near: { lat: 4.877, lng: 6.984 },
  });
});

it('searches all of Nigeria from anywhere else', () => {
  expect(searchFrom({ ...NO_FILTERS, city: 'Port Harcourt' }, ABUJA).city).toBe('all');
});

it('tells from the first result whether the nearest in the city is far', () => {
  const fromAbuja = { ...NO_FILTERS, near: ABUJA };
  expect(isNearestFar(fromAbuja, { distanceKm: 525 })).toBe(true);
  expect(isNearestFar(fromAbuja, {})).toBe(true);
  expect(isNearestFar(fromAbuja, undefined)).toBe(false);
  expect(isNearestFar({ ...fromAbuja, city: 'all' }, { distanceKm: 525 })).toBe(false);
  expect(isNearestFar({ ...fromAbuja, state: 'Kano' }, { distanceKm: 525 })).toBe(true);
  expect(isNearestFar({ ...fromAbuja, city: 'all', state: 'Kano' }, { distanceKm: 14 })).toBe(false);
  expect(isNearestFar({ ...fromAbuja, page: 2 }, { distanceKm: 530 })).toBe(false);
  expect(isNearestFar(NO_FILTERS, {})).toBe(false);
  // Lagos State reaches farther than the 50 km, and these 50 km into other states.
  expect(isNearestFar(searchFrom(NO_FILTERS, { lat: 6.585, lng: 3.98 }), { distanceKm: 1 })).toBe(false);
  expect(isNearestFar(searchFrom(NO_FILTERS, { lat: 5.08, lng: 7.33 }), { distanceKm: 34 })).toBe(true);
});

it('is surely far beyond 100 km, and never at an unknown distance', () => {
  expect([{ distanceKm: 99 }, { distanceKm: 101 }, {}].map(isSurelyFar)).toEqual([false, true, false]);
});

it('leaves a chosen state and all of Nigeria alone', () => {
  expect(searchFrom({ ...NO_FILTERS, state: 'Kano' }, OBIO_AKPOR)).toMatchObject({ state: 'Kano', city: 'Lagos' });
  expect(searchFrom({ ...NO_FILTERS, city: 'all' }, OBIO_AKPOR).city).toBe('all');
});
