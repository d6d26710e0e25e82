import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutsideState } from '#features/registers/rules/state-outlines.ts';
import { pointsOf } from '#platform/common/places/basemap.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { clustersOf } from './clusters.ts';
import { labelsIn } from './labels-in-view.ts';
import { markerInitials, markerPlace } from './marker.ts';
import { labelsAt } from './place-labels.ts';

const unknown = { id: 1, name: 'Clinic', latitude: null, longitude: null, locationPrecision: 'unknown' as const };

test('initials are the first letters of each word', () => {
  expect(markerInitials('Dr. Ngozi Okeke')).toBe('DNO');
  expect(markerInitials("  St. Luke's  hospital ")).toBe('SLH');
  expect(markerInitials('ọ̀ṣun clinic')).toBe('ỌC');
  expect(markerInitials('(Jos) General Hospital - Maternity')).toBe('JGH');
});

test('a marker is at the known point, with its precision', () => {
  const at = { latitude: 6.5, longitude: 3.4, state: 'Lagos', lga: 'Ikeja' };
  expect(markerPlace({ ...unknown, ...at, locationPrecision: 'exact' })).toEqual({
    lat: 6.5,
    lng: 3.4,
    isApproximate: false,
  });
  expect(markerPlace({ ...unknown, ...at, locationPrecision: 'area' })?.isApproximate).toBe(true);
});

test('without a point a marker is within 2 km of the centre of its LGA, always at the same place, in every state', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STATES),
      fc.nat(1000),
      fc.integer({ min: 1, max: 999_999_999 }),
      (state, pick, id) => {
        const lgas = lgasOf(state);
        const lga = lgas[pick % lgas.length];
        if (lga === undefined) throw new Error(`${state} has no LGA`);
        const place = markerPlace({ ...unknown, id, state, lga: lga.name });
        if (place === undefined) throw new Error('no place');
        expect(place.isApproximate).toBe(true);
        expect(kmBetween(place, { lat: lga.latitude, lng: lga.longitude })).toBeLessThan(2);
        expect(markerPlace({ ...unknown, id, state, lga: lga.name })).toEqual(place);
      },
    ),
  );
});

test('a provider with neither a point nor a known LGA is not drawn', () => {
  expect(markerPlace({ ...unknown, state: 'Kano', lga: null })).toBeUndefined();
  expect(markerPlace({ ...unknown, state: 'Kano', lga: 'Nowhere' })).toBeUndefined();
  expect(markerPlace({ ...unknown, state: 'Atlantis', lga: null })).toBeUndefined();
});

test('overlapping markers form one cluster, no two clusters overlap, and no marker is lost', () => {
  const things = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 100, y: 100 },
  ];
  expect(clustersOf(things, 20).map(({ members, x }) => [members.length, x])).toEqual([
    [2, 5],
    [1, 100],
  ]);
  const coordinate = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 60 }), (all) => {
      const clusters = clustersOf(all, 40);
      expect(clusters.flatMap(({ members }) => members)).toHaveLength(all.length);
      for (const one of clusters)
        for (const other of clusters)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
    }),
  );
});

test('points are restored from their differences', () => {
  expect(pointsOf([340, 645, 1, -2], 100)).toEqual([
    [6.45, 3.4],
    [6.43, 3.41],
  ]);
});

test('at large zooms the areas of Lagos replace its name', () => {
  const names = (zoom: number) => labelsAt(zoom).map(({ name }) => name);
  expect(names(6)).toContain('Lagos');
  expect(names(6)).not.toContain('Surulere');
  expect(names(12)).toEqual(expect.arrayContaining(['Surulere', 'Victoria Island', 'Ikeja']));
  expect(names(12)).not.toContain('Lagos');
});

const NIGERIA = { south: 4, west: 2.6, north: 14, east: 14.8 };
/** The view of a phone around a point, with half a screen on each side. */
const around = (lat: number, lng: number, zoom: number) => {
  const [across, down] = [360, 300].map((pixels) => (pixels * 360) / (256 * 2 ** zoom)) as [number, number];
  return { south: lat - down, west: lng - across, north: lat + down, east: lng + across };
};

test('at small zooms the name of every state is inside the state', () => {
  const names = labelsIn(NIGERIA, 8).filter(({ isState }) => isState);
  expect(names.map(({ name }) => name).sort()).toEqual([...STATES].sort());
  for (const state of STATES) {
    const label = names.find(({ name }) => name === state);
    expect(label !== undefined && isOutsideState(state, label.lat, label.lng), state).toBe(false);
  }
});

test('cities whose LGA names are not in use are labelled with the names of their quarters', () => {
  const names = (lat: number, lng: number) => labelsIn(around(lat, lng, 12), 12).map(({ name }) => name);
  expect(names(9.06, 7.47)).toEqual(expect.arrayContaining(['Asokoro', 'Gudu', 'Jabi']));
  expect(names(12.01, 8.53)).toEqual(expect.arrayContaining(['Bompai', 'Kurna']));
});

test('at large zooms every LGA has a name in view, and no two names overlap', () => {
  for (const { latitude, longitude } of STATES.flatMap((state) => lgasOf(state))) {
    const names = labelsIn(around(latitude, longitude, 12), 12);
    expect(names.length).toBeGreaterThan(0);
    const lgas = names.filter(({ name }) => !labelsAt(12).some((label) => label.name === name));
    for (const one of lgas) {
      const over = names.filter(
        ({ lat, lng }) => Math.abs(lat - one.lat) < 0.002 && Math.abs(lng - one.lng) < 0.004 && lat !== one.lat,
      );
      expect(over).toEqual([]);
    }
  }
});
