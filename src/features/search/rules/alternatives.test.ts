import { expect, test } from 'vitest';
import type { FoundProvider } from '../contract.ts';
import { alternativesTo } from './alternatives.ts';

type Precision = FoundProvider['locationPrecision'];

let ids = 0;
const one = (change: Partial<FoundProvider>): FoundProvider => ({
  id: (ids += 1),
  name: `Clinic ${ids}`,
  specialty: 'Urology',
  facilityType: null,
  address: '',
  lga: 'Ganjuwa',
  state: 'Bauchi',
  latitude: 10.8,
  longitude: 9.7,
  locationPrecision: 'exact',
  profileImage: null,
  rating: 0,
  reviewCount: 0,
  providesUrgentCare: false,
  telehealthAvailable: false,
  lowCostOptions: false,
  acceptingNewPatients: true,
  mobileClinic: false,
  speaksLocalLanguages: [],
  bookable: false,
  phone: null,
  nextSlotAt: null,
  isDemo: false,
  ...change,
});
const namesOf = (found: readonly FoundProvider[]) => found.map(({ name }) => name);

test.each<[own: Precision, other: Precision, km: number, shown: number | undefined]>([
  ['exact', 'exact', 0.451, 0.451],
  ['exact', 'near', 0.451, 1],
  ['near', 'near', 2.6, 3],
  ['area', 'exact', 0.37, undefined],
  ['exact', 'area', 7.2, undefined],
  ['unknown', 'exact', 0.451, undefined],
])('between %s and %s points shows %f km as %s', (own, other, distanceKm, shown) => {
  const [found] = alternativesTo(one({ locationPrecision: own }), [one({ locationPrecision: other, distanceKm })], 3);
  expect(found?.distanceKm).toBe(shown);
});

test('a provider is no alternative to itself, nor under its name within a kilometre', () => {
  const own = one({ name: "St. Luke's Dispensary" });
  const again = one({ name: 'ST LUKES  DISPENSARY', latitude: 10.8005 });
  const farther = one({ name: own.name, latitude: 10.82 });
  expect(alternativesTo(own, [own, again, farther], 3).map(({ id }) => id)).toEqual([farther.id]);
});

test('what a register has twice is one alternative, and the next takes the place', () => {
  const found = ['Kobi', 'Kobi', 'Karshi', 'Gudu', 'Wuse'].map((name) => one({ name }));
  expect(namesOf(alternativesTo(one({}), found, 3))).toEqual(['Kobi', 'Karshi', 'Gudu']);
});

test('without a point one of the same name is the same, unless it is in another LGA', () => {
  const own = one({ name: 'Kobi', latitude: null, longitude: null, locationPrecision: 'unknown' });
  expect(alternativesTo(own, [one({ name: 'Kobi' })], 3)).toEqual([]);
  expect(alternativesTo({ ...own, lga: null }, [one({ name: 'Kobi' })], 3)).toEqual([]);
  expect(alternativesTo(own, [one({ name: 'Kobi', lga: 'Toro' })], 3)).toHaveLength(1);
});
