import { expect, it } from 'vitest';
import { knownAcceptance } from './accepting-new-patients.ts';
import { BOOKING_STATES } from './booking-state.ts';
import { isSpecialtyUnknown } from './facility-kind.ts';

it.each([
  ['General Hospital', 'General Hospital', true],
  ['Health Facility', null, true],
  ['Pharmacy', 'Pharmacy', false],
  ['Family Medicine (General Practitioner)', 'Clinic', false],
  ['Other', null, false],
])('of specialty %s and type %s the specialty is unknown: %s', (specialty, facilityType, isUnknown) => {
  expect(isSpecialtyUnknown({ specialty, facilityType })).toBe(isUnknown);
});

it.each(BOOKING_STATES)(
  'a provider that is %s says whether it takes new patients unless it is a listing',
  (bookingState) => {
    const known = [true, false].map((acceptingNewPatients) => knownAcceptance({ bookingState, acceptingNewPatients }));
    expect(known).toEqual(bookingState === 'listed' ? [null, null] : [true, false]);
  },
);
