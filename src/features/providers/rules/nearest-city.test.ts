import { expect, it } from 'vitest';
import { kmBetween, nearestCity } from './nearest-city.ts';

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
