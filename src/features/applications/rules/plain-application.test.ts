import { expect, test } from 'vitest';
import { plainApplication } from './plain-application.ts';

const sent = (fields: string) => {
  const given = new URLSearchParams(fields);
  return { text: (name: string) => given.get(name) ?? '', all: (name: string) => given.getAll(name) };
};

test('a practitioner sends lists, flags and what was filled in, and nothing of a facility', () => {
  const fields =
    'name=Ada&credentials=MBBS&credentials=FWACP&languages=Hausa&telehealthSupport=true&bio=&lga=Bwari&cacNumber=RC 1&people.0.name=Bola&listing=7';
  expect(plainApplication(sent(fields))).toMatchObject({
    name: 'Ada',
    credentials: 'MBBS, FWACP',
    languages: ['Hausa'],
    telehealthSupport: true,
    mobileClinic: false,
    lga: 'Bwari',
    listingId: 7,
  });
  for (const name of ['bio', 'cacNumber', 'people', 'kind'])
    expect(plainApplication(sent(fields))).not.toHaveProperty(name);
});

test('a facility sends its hours by day and the people who are named', () => {
  const fields =
    'kind=facility&facilityType=Clinic&opens-1=08:00&closes-1=17:00&opens-6=09:00&people.0.name=Bola&people.2.title=Nurse';
  expect(plainApplication(sent(fields))).toMatchObject({
    kind: 'facility',
    facilityType: 'Clinic',
    openingHours: [
      { weekday: 1, opens: '08:00', closes: '17:00' },
      { weekday: 6, opens: '09:00', closes: '' },
    ],
    people: [{ name: 'Bola' }, { name: '', title: 'Nurse' }],
  });
});
