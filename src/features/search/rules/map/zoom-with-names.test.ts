import { expect, test } from 'vitest';
import { lgasOf } from '#platform/common/places/nigerian-places.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { labelsIn } from './labels-in-view.ts';
import { zoomLimit, zoomNearer, zoomToShow } from './zoom-with-names.ts';

const PHONE = { width: 328, height: 300 };
const WIDE = { width: 830, height: 300 };
const VILLAGE_IN_BORNO = { lat: 12.9, lng: 13.2 };
const PLACES = {
  Ibadan: { lat: 7.3776, lng: 3.9059 },
  'the east of Ibadan': { lat: 7.42, lng: 3.93 },
  Kano: { lat: 12.0001, lng: 8.5167 },
  Jos: { lat: 9.9285, lng: 8.8921 },
  Abuja: { lat: 9.0579, lng: 7.4951 },
  Maiduguri: { lat: 11.8464, lng: 13.1603 },
  Ikeja: { lat: 6.5965, lng: 3.342 },
  Surulere: { lat: 6.5015, lng: 3.3581 },
  'a village in Borno': VILLAGE_IN_BORNO,
};

function namesIn({ lat, lng }: { lat: number; lng: number }, { width, height }: typeof PHONE, zoom: number): number {
  const [across, down] = [width, height].map((pixels) => (pixels / 2) * (360 / (256 * 2 ** zoom))) as [number, number];
  return labelsIn({ south: lat - down, west: lng - across, north: lat + down, east: lng + across }, zoom).length;
}

test.each(Object.entries(PLACES))('at %s the map shows at least two names', (_, place) => {
  for (const size of [PHONE, WIDE]) {
    const zoom = zoomToShow(place, size);
    expect(namesIn(place, size, zoom)).toBeGreaterThanOrEqual(2);
    expect(zoom).toBeLessThanOrEqual(14);
  }
});

test('the zoom is larger where the map has many names', () => {
  const zooms = Object.entries(PLACES).map(([name, place]) => [name, zoomToShow(place, PHONE)]);
  expect(Object.fromEntries(zooms)).toEqual({
    Surulere: 13,
    Ikeja: 13,
    Ibadan: 13,
    'the east of Ibadan': 13,
    Kano: 13,
    Abuja: 12,
    Jos: 10,
    Maiduguri: 8,
    'a village in Borno': 7,
  });
});

test('the zoom is within bounds for every LGA, and where the map has no names', () => {
  const lgas = STATES.flatMap((state) => lgasOf(state)).map(({ latitude, longitude }) => ({
    lat: latitude,
    lng: longitude,
  }));
  for (const place of [...lgas, { lat: 0, lng: 0 }]) {
    expect(zoomToShow(place, PHONE)).toBeGreaterThanOrEqual(7);
    expect(zoomToShow(place, PHONE)).toBeLessThanOrEqual(14);
  }
  for (const lga of lgas) expect(namesIn(lga, PHONE, zoomLimit([lga], PHONE))).toBeGreaterThan(0);
  expect(zoomToShow(PLACES.Ikeja, { width: 0, height: 0 })).toBe(7);
});

test('the largest zoom still shows a name around at least one of the places', () => {
  expect(zoomLimit([VILLAGE_IN_BORNO], PHONE)).toBe(10);
  expect(zoomLimit([VILLAGE_IN_BORNO, PLACES.Ikeja], PHONE)).toBe(14);
  expect(zoomLimit([], PHONE)).toBe(10);
});

test('the largest zoom still shows a name around the middle; undefined if none does', () => {
  const ikeja = () => PLACES.Ikeja;
  const village = () => VILLAGE_IN_BORNO;
  expect(zoomNearer({ from: 11, to: 13 }, ikeja, PHONE)).toBe(13);
  expect(zoomNearer({ from: 13, to: 13 }, ikeja, PHONE)).toBeUndefined();
  expect(zoomNearer({ from: 8, to: 14 }, village, PHONE)).toBe(10);
  expect(zoomNearer({ from: 10, to: 12 }, village, PHONE)).toBeUndefined();
  const awayWhenNear = (zoom: number) => (zoom > 11 ? VILLAGE_IN_BORNO : PLACES.Ikeja);
  expect(zoomNearer({ from: 10, to: 13 }, awayWhenNear, PHONE)).toBe(11);
});
