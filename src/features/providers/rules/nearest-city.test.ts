import { expect, it } from 'vitest';
import { isFarFromCities, kmBetween, nearestCity, searchFrom } from './nearest-city.ts';
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

it('searches the city somebody is in, with a rounded position, from the first page', () => {
  expect(searchFrom({ ...NO_FILTERS, page: 3, lowCost: true }, OBIO_AKPOR)).toEqual({
    ...NO_FILTERS,
    lowCost: true,
    city: 'Port Harcourt',
    near: { lat: 4.877, lng: 6.984 },
  });
});

it('searches Lagos from anywhere else, and knows that it is far away', () => {
  const found = searchFrom({ ...NO_FILTERS, city: 'Port Harcourt' }, ABUJA);
  expect(found.city).toBe('Lagos');
  expect(isFarFromCities(found)).toBe(true);
  expect(isFarFromCities({ ...found, city: 'all' })).toBe(false);
  expect(isFarFromCities(searchFrom(NO_FILTERS, OBIO_AKPOR))).toBe(false);
});

it('leaves a chosen state and all of Nigeria alone', () => {
  expect(searchFrom({ ...NO_FILTERS, state: 'Kano' }, OBIO_AKPOR)).toMatchObject({ state: 'Kano', city: 'Lagos' });
  expect(searchFrom({ ...NO_FILTERS, city: 'all' }, OBIO_AKPOR).city).toBe('all');
});
