import { expect, it } from 'vitest';
import { mapLinks } from './map-links.ts';

const POST = {
  name: 'Dukawa Health Post',
  address: 'Dambatta, Kano',
  lga: 'Dambatta',
  state: 'Kano',
  latitude: 12.433,
  longitude: 8.515,
};

it.each(['area', 'unknown'] as const)(
  'asks the app for the provider by name where its place is known as %s',
  (precision) => {
    const { app, web, isPoint } = mapLinks({ ...POST, locationPrecision: precision });
    expect(decodeURIComponent(app)).toBe('geo:0,0?q=Dukawa Health Post, Dambatta, Kano');
    expect(decodeURIComponent(web)).toBe('https://www.openstreetmap.org/search?query=Dambatta, Kano, Nigeria');
    expect(isPoint).toBe(false);
  },
);

it.each(['exact', 'near'] as const)('leads to a point that is known as %s, with the name on it', (precision) => {
  expect(mapLinks({ ...POST, name: 'Ade & Obi (Annex)', locationPrecision: precision })).toEqual({
    app: 'geo:12.433,8.515?q=12.433,8.515(Ade%20%26%20Obi%20%28Annex%29)',
    web: 'https://www.openstreetmap.org/directions?to=12.433,8.515',
    isPoint: true,
  });
});

it('asks by name where there is no point', () => {
  expect(mapLinks({ ...POST, latitude: null, longitude: null, locationPrecision: 'exact' }).isPoint).toBe(false);
});
