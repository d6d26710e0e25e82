import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Listing } from '#features/registers/rules/listing.ts';
import { defaultHours } from '#features/schedules/rules/slots.ts';
import { Appointments } from '#features/search/rules/index/appointments.ts';
import { hide } from '#features/search/rules/index/segment.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { kmBetween } from '#platform/common/places/distance.ts';
import { indexedListings } from '#test/emergency-register.ts';
import { type SegmentRow, segmentOf } from '#test/search-segment.ts';
import { placesInDanger } from './emergency-routes.ts';

const KANO = { lat: 12, lng: 8.5 };
/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.19;
const NOON = lagosInstant('2026-11-23', '12:00');
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

type Drawn = Partial<Listing> &
  Pick<Listing, 'name'> &
  Partial<Pick<SegmentRow, 'schedule' | 'isDemo' | 'bookingState'>>;

/** A facility north of Kano's middle. */
const north = (km: number, name: string, more: Partial<Drawn> = {}): Drawn => ({
  ...{ name, latitude: KANO.lat + km / DEGREE_KM, longitude: KANO.lng },
  ...more,
});

function indexOf(drawn: readonly Drawn[]) {
  const listings = drawn.map((one) => ({
    ...{ source: 'test', sourceKey: one.name, specialty: 'Family Medicine (General Practitioner)' as const },
    ...{ facilityType: null, address: '', state: 'Kano' as const, lga: 'Dala', phone: null },
    ...{ latitude: 0, longitude: 0, locationPrecision: 'exact' as const },
    ...one,
  }));
  return { segments: [segmentOf(indexedListings(listings) as SegmentRow[])], appointments: new Appointments() };
}

function answerOf(drawn: readonly Drawn[], nowMs = NOON) {
  const { places, specialists } = placesInDanger(indexOf(drawn), KANO, nowMs);
  return {
    names: places.map(({ name }) => name),
    places,
    beside: specialists.map(({ field, place }) => [field, place.name]),
  };
}

describe('the places named', () => {
  test('are the nearest three of any size', () => {
    const { names } = answerOf([
      north(12, 'Far Teaching Hospital'),
      north(5, 'Third General Hospital'),
      north(1, 'First Cottage Hospital'),
      north(3, 'Second General Hospital'),
      north(0.1, 'Next Door Clinic'),
      north(0.2, 'Mobile Ambulance Hospital'),
    ]);
    expect(names).toEqual(['First Cottage Hospital', 'Second General Hospital', 'Third General Hospital']);
  });

  test('may be farther than 30 km only where too few are nearer', () => {
    const { places } = answerOf([
      north(2, 'Near General Hospital'),
      north(53, 'Other General Hospital'),
      north(70, 'Third General Hospital'),
    ]);
    expect(places.map(({ km }) => km > 30)).toEqual([false, true, true]);
  });

  test('stay the same three where a specialist place is nearer, which is named beside them', () => {
    const hospitals = [1, 2, 3].map((km) => north(km, `General Hospital ${'ABC'[km - 1]}`));
    const { names, beside } = answerOf([
      ...hospitals,
      north(0.5, 'National Orthopaedic Hospital'),
      north(0.6, 'Children Hospital'),
      north(0.7, 'Psychiatric Hospital'),
      north(31, 'Island Maternity Hospital'),
    ]);
    expect(names).toEqual(['General Hospital A', 'General Hospital B', 'General Hospital C']);
    expect(beside).toEqual([
      ['child', 'Children Hospital'],
      ['injury', 'National Orthopaedic Hospital'],
      ['self-harm', 'Psychiatric Hospital'],
    ]);
  });

  test('name a facility once that is listed twice, at its better known point', () => {
    const { places } = answerOf([
      north(1, 'Abuja National Hospital', { locationPrecision: 'area' }),
      north(1.5, 'National Hospital Abuja'),
      north(4, 'Wuse General Hospital'),
    ]);
    expect(places.map(({ name, precision }) => [name, precision])).toEqual([
      ['National Hospital Abuja', 'exact'],
      ['Wuse General Hospital', 'exact'],
    ]);
  });
});

describe('what is known of a place', () => {
  test('it is real wherever a real one is known; fictional ones stand alone', () => {
    const demo = north(0.5, 'Red Mango General Hospital', { isDemo: true });
    expect(answerOf([demo, north(190, 'Real General Hospital')]).names).toEqual(['Real General Hospital']);
    expect(answerOf([demo]).places).toMatchObject([{ name: 'Red Mango General Hospital', isDemo: true }]);
    expect(answerOf([demo, north(1, 'Real Children Hospital')]).beside).toEqual([]);
  });

  test('it is never closed, removed or merged', () => {
    const index = indexOf([north(1, 'Merged General Hospital'), north(2, 'Other General Hospital')]);
    hide(index.segments[0] as (typeof index.segments)[0], 1);
    expect(placesInDanger(index, KANO, NOON).places.map(({ name }) => name)).toEqual(['Other General Hospital']);
    const closed = north(1, 'Closed General Hospital', { bookingState: 'closed' });
    expect(answerOf([closed, north(2, 'Other General Hospital')]).names).toEqual(['Other General Hospital']);
  });

  test('it says whether it is open, and those closed now come last', () => {
    const open = (opens: string, closes: string): Drawn['schedule'] => ({
      ...{ visitMinutes: 30, providesUrgentCare: true },
      hours: WEEK.map((weekday) => ({ weekday, opens, closes })),
    });
    const emergency = { specialty: 'Emergency Medicine', providesUrgentCare: true } as unknown as Drawn;
    const { places } = answerOf([
      north(1, 'Evening Practice', { ...emergency, schedule: open('18:00', '22:00') } as Drawn),
      north(2, 'Day Practice', { ...emergency, schedule: open('08:00', '20:00') } as Drawn),
      north(3, 'Always General Hospital', { schedule: open('00:00', '24:00') } as Drawn),
    ]);
    expect(places.map(({ name, open: is }) => [name.split(' ')[0], is])).toEqual([
      ['Day', 'open'],
      ['Always', 'always'],
      ['Evening', 'closed'],
    ]);
  });

  test('a hospital is not called closed by the hours of its appointments, nor any place open by the usual hours', () => {
    const schedule = (hours: ReturnType<typeof defaultHours>): Partial<Drawn> => ({
      schedule: { hours, visitMinutes: 30, providesUrgentCare: true },
    });
    const { places } = answerOf([
      north(1, 'Evening General Hospital', schedule([{ weekday: 1, opens: '18:00', closes: '20:00' }])),
      north(2, 'Usual General Hospital', schedule(defaultHours(true))),
      north(3, 'Unknown General Hospital'),
    ]);
    expect(places.map(({ name, open }) => [name.split(' ')[0], open])).toEqual([
      ['Evening', 'unknown'],
      ['Usual', 'unknown'],
      ['Unknown', 'unknown'],
    ]);
  });

  test('it leads to no point that is only the middle of an area', () => {
    const { places } = answerOf([
      north(1, 'Area General Hospital', { locationPrecision: 'area' }),
      north(2, 'Near General Hospital', { locationPrecision: 'near' }),
    ]);
    expect(places.map(({ latitude }) => latitude === null)).toEqual([true, false]);
  });
});

test('the k-th named is at most 2 km farther than the k-th nearest, for any network', () => {
  const facility = fc.record({
    name: fc.constantFrom(
      'Dala General Hospital',
      'General Hospital Dala',
      'Kano Teaching Hospital',
      'Dala Clinic',
      'Dala Hospital',
    ),
    latitude: fc.double({ min: 11.9, max: 12.1, noNaN: true }),
    longitude: fc.double({ min: 8.4, max: 8.6, noNaN: true }),
    locationPrecision: fc.constantFrom('exact' as const, 'near' as const, 'area' as const),
  });
  fc.assert(
    fc.property(fc.array(facility, { minLength: 1, maxLength: 40 }), (drawn) => {
      const { places } = answerOf(drawn);
      const words = (name: string) => name.split(' ').sort().join(' ');
      const sorted = drawn
        .filter(({ name }) => /General|Teaching/.test(name))
        .map((one) => ({ ...one, km: kmBetween(KANO, { lat: one.latitude, lng: one.longitude }) }))
        .sort((a, b) => a.km - b.km);
      const distinct = sorted.filter((one, at) =>
        sorted
          .slice(0, at)
          .every(
            (other) =>
              words(other.name) !== words(one.name) ||
              kmBetween({ lat: other.latitude, lng: other.longitude }, { lat: one.latitude, lng: one.longitude }) > 2,
          ),
      );
      // Among three listings of one name in a row, which two are one facility depends on where one begins.
      expect(places.length).toBeGreaterThanOrEqual(Math.min(3, distinct.length));
      for (const [k, { km }] of places.entries()) {
        if (distinct[k] !== undefined) expect(km - distinct[k].km).toBeLessThanOrEqual(2.001);
      }
    }),
    { numRuns: 200 },
  );
});
