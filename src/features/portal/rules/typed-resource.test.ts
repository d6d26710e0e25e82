import { describe, expect, test } from 'vitest';
import type { SeenResource, SeenService } from './resources-contract.ts';
import { mergeResource, placesLeftFor, resourceOf, resourceProblems, typedResource } from './typed-resource.ts';
import { mergeService, serviceOf, serviceProblems, typedService } from './typed-service.ts';

const HOURS = [
  { weekday: 1, opens: '08:00', closes: '12:00' },
  { weekday: 0, opens: '09:00', closes: '10:00' },
];
const PLACE = { placeId: 7, hours: HOURS };
const ROOM: SeenResource = {
  ...{ kind: 'room', name: 'Room 1', title: null, capacity: 3, isPublic: false, takesOrdinary: false },
  ...{ hours: HOURS, places: [7, 9] },
};
const SCALING: SeenService = {
  ...{ name: 'Scaling', minutes: 60, afterMinutes: 10, priceKobo: 1_500_050, bookedBy: 'known' },
  ...{ visitTypes: ['in-person'], careTypes: ['routine', 'urgent'], resourceIds: [3, 4] },
  ownLengths: [{ resourceId: 4, minutes: 90, afterMinutes: 10 }],
};

describe('the form of what takes visits', () => {
  test('holds what was read, and a new one follows the place', () => {
    expect(resourceOf(typedResource(ROOM, PLACE))).toEqual(ROOM);
    const fresh = typedResource(undefined, PLACE);
    expect(resourceOf({ ...fresh, name: ' Dr Amina ', title: ' ' })).toEqual({
      ...{ kind: 'practitioner', name: 'Dr Amina', title: null, capacity: 1, isPublic: true, takesOrdinary: true },
      ...{ hours: null, places: [7] },
    });
    // Own hours begin with those of the place.
    expect(resourceOf({ ...fresh, followsPlace: false }).hours).toEqual(HOURS);
  });

  test('names each problem by the field of the server', () => {
    const typed = typedResource(ROOM, PLACE);
    expect(resourceProblems(typed, 30)).toEqual({});
    const wrong = {
      ...typed,
      name: ' ',
      atOnce: '100',
      places: [],
      week: { 1: [{ opens: '09:00', closes: '08:00' }] },
    };
    expect(Object.keys(resourceProblems(wrong, 30))).toEqual(['name', 'capacity', 'places', 'hours.1']);
    expect(Object.keys(resourceProblems({ ...typed, week: {} }, 30))).toEqual(['hours']);
    expect(resourceProblems({ ...typed, week: {}, followsPlace: true }, 30)).toEqual({});
    const short = { ...typed, week: { 1: [{ opens: '09:00', closes: '09:20' }] } };
    expect(resourceProblems(short, 30)).toEqual({});
    expect(Object.keys(resourceProblems({ ...short, takesOrdinary: true }, 30))).toEqual(['hours.1']);
    for (const atOnce of ['', '0', '1.5', 'x'])
      expect(resourceProblems({ ...typed, atOnce }, 30)).toHaveProperty('capacity');
  });

  test('takes in what another desk saved, and names what both changed', () => {
    const base = typedResource(ROOM, PLACE);
    const mine = { ...base, name: 'Room A', title: 'Ground floor' };
    const now = { ...base, name: 'Room B', atOnce: '2' };
    expect(mergeResource(base, mine, now)).toEqual({ typed: { ...mine, atOnce: '2' }, both: ['name'] });
  });
});

describe('the form of a service', () => {
  test('holds what was read, with the price in naira', () => {
    expect(typedService(SCALING, 30).price).toBe('15000.5');
    expect(serviceOf(typedService(SCALING, 30))).toEqual(SCALING);
    // As it is listed: what is sent has no other field than the server knows.
    expect(serviceOf(typedService({ ...SCALING, id: 7 } as typeof SCALING, 30))).toEqual(SCALING);
    expect(serviceOf({ ...typedService(SCALING, 30), price: ' ' }).priceKobo).toBeNull();
    expect(serviceOf({ ...typedService(undefined, 20), price: '₦5,000' })).toMatchObject({
      minutes: 20,
      priceKobo: 500_000,
    });
  });

  test('names each problem by the field of the server', () => {
    const typed = typedService(SCALING, 30);
    expect(serviceProblems(typed)).toEqual({});
    const wrong = {
      name: '',
      minutes: '4',
      afterMinutes: '',
      price: 'free',
      visitTypes: [],
      careTypes: [],
      resourceIds: [],
    };
    expect(Object.keys(serviceProblems({ ...typed, ...wrong }))).toEqual([
      'name',
      'minutes',
      'afterMinutes',
      'priceKobo',
      'visitTypes',
      'careTypes',
      'resourceIds',
    ]);
  });

  test('sends a length of one person only if it differs and they give the service', () => {
    const own = { 3: { minutes: '', afterMinutes: ' ' }, 4: { minutes: '60', afterMinutes: '10' } };
    const typed = { ...typedService(SCALING, 30), own };
    expect(serviceOf(typed).ownLengths).toEqual([]);
    const slow = { ...own, 3: { minutes: '', afterMinutes: '20' }, 5: { minutes: '90', afterMinutes: '0' } };
    expect(serviceOf({ ...typed, own: slow }).ownLengths).toEqual([{ resourceId: 3, minutes: 60, afterMinutes: 20 }]);
    const wrong = { 3: { minutes: '4', afterMinutes: '121' } };
    expect(Object.keys(serviceProblems({ ...typed, own: wrong }))).toEqual(['own.3.minutes', 'own.3.afterMinutes']);
  });

  test('takes in what another desk saved', () => {
    const base = typedService(SCALING, 30);
    const merged = mergeService(base, { ...base, minutes: '45' }, { ...base, minutes: '50', price: '1' });
    expect(merged).toEqual({ typed: { ...base, minutes: '45', price: '1' }, both: ['minutes'] });
  });
});

test('a person who works only here leaves the other places of the member, and no place of others', () => {
  const places = [
    { id: 7, name: 'Wuse' },
    { id: 9, name: 'Garki' },
  ];
  const offer = { providerId: 7, places };
  expect(placesLeftFor({ places: [7, 9, 11] }, offer)).toEqual([7, 11]);
  expect(placesLeftFor({ places: [7] }, offer)).toEqual([7]);
});
