import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Listing } from './listing.ts';
import { comparedName, foldSameFacilities } from './same-facility.ts';

let keys = 0;
const row = (name: string, change: Partial<Listing> = {}): Listing => ({
  source: 'test',
  sourceKey: String((keys += 1)),
  name,
  specialty: 'Family Medicine (General Practitioner)',
  facilityType: 'Hospital',
  address: '',
  state: 'Lagos',
  lga: 'Surulere',
  latitude: 6.52,
  longitude: 3.354,
  locationPrecision: 'exact',
  phone: null,
  ...change,
});
/** Returns a point at this distance north of the other rows, km. */
const north = (km: number) => ({ latitude: 6.52 + km / 111.2 });
const namesOf = (rows: readonly Listing[]) => foldSameFacilities(rows).facilities.map(({ name }) => name);

test.each([
  ['St. Luke’s Hospital', 'ST LUKES  HOSPITAL'],
  ['Ajegunle PHC', 'Ajegunle Primary Health Center'],
  ['Ajegunle Primary Healthcare Centre', 'Ajegunle Primary Health Centre'],
  ['Lagos University Teaching Hospital (LUTH)', 'Lagos University Teaching Hospital'],
  ['Lagos State University Teaching Hospital LASUTH', 'Lagos State University Teaching Hospital'],
  ['Owo Federal Medical Centre FMC', 'Owo Federal Medical Center'],
])('%s and %s are one name', (a, b) => {
  expect(comparedName(a)).toBe(comparedName(b));
});

test.each([
  ['Ajegunle Health Post', 'Ajegunle Health Centre'],
  ['Ekpenyong I Health Centre', 'Ekpenyong II Health Centre'],
  ['Grace Clinic', 'Grace Clinic Annex'],
  ['Oke Ado HC', 'Oke Ado MCH'],
  ['Abuja Road ECWA', 'Abuja Road NKST'],
])('%s and %s are two names', (a, b) => {
  expect(comparedName(a)).not.toBe(comparedName(b));
});

describe('one facility in several rows', () => {
  it('is the best known row in its place, with what it lacks from the others', () => {
    const matched = row('Lagos University Teaching Hospital LUTH', {
      ...{ locationPrecision: 'near', address: 'Idi Araba Ward', phone: '0800 123 4567', facilityType: null },
    });
    const between = row('Havana Hospital');
    const surveyed = row('Lagos University Teaching Hospital', { ...north(0.2), lga: 'Mushin' });
    const { facilities, sameAs } = foldSameFacilities([matched, between, surveyed]);
    const completed = { ...surveyed, address: 'Idi Araba Ward', phone: '0800 123 4567', facilityType: 'Hospital' };
    expect(facilities).toEqual([between, completed]);
    expect([...sameAs]).toEqual([[matched, completed]]);
  });

  it('takes type and specialty together from a row that has a type', () => {
    const untyped = row('Zuman', { facilityType: null });
    const typed = row('Zuman', { facilityType: 'Dental Clinic', specialty: 'Dentistry', locationPrecision: 'near' });
    expect(foldSameFacilities([untyped, typed]).facilities).toEqual([
      { ...untyped, facilityType: 'Dental Clinic', specialty: 'Dentistry' },
    ]);
  });

  it.each<[why: string, other: Partial<Listing>]>([
    ['farther than a kilometre', north(1.1)],
    ['in another state', { state: 'Ogun' }],
    ['known by its ward alone', { locationPrecision: 'area' }],
    ['without a point', { latitude: null, longitude: null, locationPrecision: 'unknown' }],
  ])('is not one of its name %s', (_, other) => {
    expect(namesOf([row('Grace Clinic'), row('Grace Clinic', other)])).toHaveLength(2);
  });

  it('lies within a kilometre of its best known row, not only of the next one', () => {
    const chain = [0, 0.9, 1.8, 2.7, 3.6].map((km) => row('Grace Clinic', north(km)));
    expect(namesOf(chain)).toHaveLength(3);
    expect(namesOf([row('Grace Clinic', { ...north(0.9), locationPrecision: 'near' }), ...chain])).toHaveLength(3);
  });

  it('has more to its name than its kind', () => {
    expect(namesOf([row('Primary Health Centre'), row('Primary Health Centre')])).toHaveLength(2);
    expect(namesOf([row('Grace Clinic'), row('Grace Clinic')])).toHaveLength(1);
  });

  it('may be known by its area alone where a state has one of the name', () => {
    const ward: Partial<Listing> = { locationPrecision: 'area', lga: 'Mushin' };
    const hospital = 'Gbagada General Hospital';
    expect(namesOf([row(hospital), row(hospital, { ...ward, ...north(7) })])).toEqual([hospital]);
    expect(namesOf([row(hospital), row(hospital, { ...ward, ...north(9) })])).toHaveLength(2);
    expect(namesOf([row(hospital), row(hospital, north(3)), row(hospital, { ...ward, ...north(2) })])).toHaveLength(3);
  });
});

it('does not depend on the order, loses no name, and is idempotent', () => {
  const listing = fc
    .record({
      name: fc.constantFrom('Grace Clinic', 'GRACE CLINIC', 'Badagry General Hospital', 'Health Post'),
      tenthsOfKm: fc.nat(120),
      locationPrecision: fc.constantFrom<Listing['locationPrecision']>('exact', 'near', 'area'),
    })
    .map(({ name, tenthsOfKm, locationPrecision }) => row(name, { ...north(tenthsOfKm / 10), locationPrecision }));
  fc.assert(
    fc.property(fc.array(listing, { maxLength: 8 }), (rows) => {
      const { facilities, sameAs } = foldSameFacilities(rows);
      expect(facilities.length + sameAs.size).toBe(rows.length);
      expect(new Set(facilities.map(({ name }) => comparedName(name)))).toEqual(
        new Set(rows.map(({ name }) => comparedName(name))),
      );
      expect(foldSameFacilities(facilities).facilities).toEqual(facilities);
      expect(foldSameFacilities(rows.toReversed()).facilities).toHaveLength(facilities.length);
    }),
  );
});
