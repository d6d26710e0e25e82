import { expect, test } from 'vitest';
import { appliedValues, type TypedApplication } from './applied-values.ts';

const TYPED: TypedApplication = {
  name: 'Ayoka Family Clinic',
  specialty: 'Dentistry',
  email: 'ayoka@example.com',
  phone: '0800 000 0011',
  address: '5 Test Close',
  state: 'Lagos',
  credentials: ['MBBS'],
  otherCredentials: 'ACLS',
  availabilityDays: ['Friday'],
  availabilityHoursStart: '9:00 AM',
  availabilityHoursEnd: '5:00 PM',
  licenceCouncil: 'MDCN',
  licenceNumber: 'MDCN/1',
  resumeUrl: 'https://example.com/cv.pdf',
  kind: 'practitioner',
  contactName: 'Bola Ade',
  facilityType: 'Clinic',
  cacNumber: 'RC 1',
  pointConfirmed: true,
  people: [{ name: 'Dr. Bola Ade' }],
  furtherPlaces: [],
  week: { 1: [{ opens: '08:15', closes: '12:00' }], 0: [{ opens: '20:00', closes: '24:00' }], 2: [] },
};

test('one practitioner sends the specified fields only', () => {
  const {
    furtherPlaces: _l,
    week: _w,
    kind: _k,
    contactName: _n,
    facilityType: _f,
    cacNumber: _c,
    pointConfirmed: _r,
    people: _p,
    ...specified
  } = TYPED;
  expect(appliedValues(TYPED)).toEqual(specified);
});

test('a facility sends its own fields, and what comes nearest to the specified ones', () => {
  const sent = appliedValues({ ...TYPED, kind: 'facility' });
  expect(sent).toMatchObject({
    kind: 'facility',
    contactName: 'Bola Ade',
    facilityType: 'Clinic',
    cacNumber: 'RC 1',
    pointConfirmed: true,
    people: [{ name: 'Dr. Bola Ade' }],
    openingHours: [
      { weekday: 1, opens: '08:15', closes: '12:00' },
      { weekday: 0, opens: '20:00', closes: '24:00' },
    ],
    credentials: ['Other'],
    availabilityDays: ['Monday', 'Sunday'],
    availabilityHoursStart: '8:30 AM',
    availabilityHoursEnd: '7:00 PM',
  });
  for (const left of ['week', 'licenceCouncil', 'licenceNumber', 'otherCredentials', 'resumeUrl']) {
    expect(sent).not.toHaveProperty(left);
  }
});

test.each([
  ['no hours', {}],
  ['hours at night', { 1: [{ opens: '19:30', closes: '24:00' }] }],
])('with %s the specified times are the usual ones', (_what, week) => {
  expect(appliedValues({ ...TYPED, kind: 'facility', week })).toMatchObject({
    availabilityHoursStart: '9:00 AM',
    availabilityHoursEnd: '5:00 PM',
  });
});
