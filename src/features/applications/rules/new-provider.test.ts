import { expect, test } from 'vitest';
import { bioFor, hoursFor, placeFor } from './new-provider.ts';

const APPLIED = {
  specialty: 'Urology',
  state: 'Rivers',
  lga: 'Port Harcourt',
  bio: 'I listen.',
  credentials: 'MBBS, Other',
  otherCredentials: 'ACLS',
  availabilityDays: ['Sunday', 'Monday', 'Monday'],
  availabilityHoursStart: '9:00 AM',
  availabilityHoursEnd: '12:30 PM',
  openingHours: null,
  latitude: null,
  longitude: null,
};

test("weekly hours are the applicant's availability, each day once", () => {
  expect(hoursFor(APPLIED)).toEqual([
    { weekday: 0, opens: '09:00', closes: '12:30' },
    { weekday: 1, opens: '09:00', closes: '12:30' },
  ]);
  expect(hoursFor({ ...APPLIED, availabilityHoursEnd: '9:00 AM' })).toEqual([]);
  expect(hoursFor({ ...APPLIED, availabilityHoursStart: 'early' })).toEqual([]);
});

test('hours by weekday replace the specified days and times', () => {
  const openingHours = [{ weekday: 6, opens: '00:00', closes: '24:00' }];
  expect(hoursFor({ ...APPLIED, openingHours })).toEqual(openingHours);
});

test('a pin is the location, also where an LGA is given', () => {
  const pin = { latitude: 6.45, longitude: 3.4 };
  expect(placeFor({ ...APPLIED, ...pin })).toEqual({ ...pin, locationPrecision: 'exact' });
});

test('the location is the centre of the LGA, or unknown without one', () => {
  const place = placeFor(APPLIED);
  expect(place.locationPrecision).toBe('area');
  expect(place.latitude).toBeCloseTo(4.8, 0);
  const nowhere = { latitude: null, longitude: null, locationPrecision: 'unknown' };
  expect(placeFor({ ...APPLIED, lga: null })).toEqual(nowhere);
  expect(placeFor({ ...APPLIED, lga: 'Ikeja' })).toEqual(nowhere);
  expect(placeFor({ ...APPLIED, state: '' })).toEqual(nowhere);
});

test('the bio ends with the credentials, except "Other"', () => {
  expect(bioFor(APPLIED)).toBe('I listen.\n\nCredentials: MBBS, ACLS');
  expect(bioFor({ ...APPLIED, bio: null, otherCredentials: null })).toBe('Credentials: MBBS');
  expect(bioFor({ ...APPLIED, bio: 'Hello', credentials: 'Other', otherCredentials: null })).toBe('Hello');
});
