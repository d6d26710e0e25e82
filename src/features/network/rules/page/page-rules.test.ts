import { expect, test } from 'vitest';
import { kmApart, nearestLga } from '#platform/common/places/nearest-lga.ts';
import { PAGE_FIELD_NAMES, PAGE_FIELDS, waitsForReview } from './page-fields.ts';
import { pageWords } from './page-words.ts';
import { inputOf, pageChangesOf, typedPage, typedPoint } from './typed-page.ts';

const VALUES = {
  phone: '0803 000 0000',
  bio: null,
  services: ['Check-up', 'Vaccination'],
  speaksLocalLanguages: ['Hausa', 'English'],
  telehealthAvailable: true,
  lowCostOptions: false,
  mobileClinic: false,
  profileImage: null,
  officeImage: 'https://example.com/office.png',
  name: 'Ngozi Clinic',
  place: { address: '1 Test Street', state: 'Lagos', lga: 'Ikeja' },
  point: { latitude: 6.6018, longitude: 3.3515 },
  specialty: 'Cardiology',
  facilityType: null,
  providesUrgentCare: false,
};

test('every field that is reviewed says why, and no other', () => {
  const explained = PAGE_FIELD_NAMES.filter((field) => PAGE_FIELDS[field].why !== undefined);
  expect(explained).toEqual(PAGE_FIELD_NAMES.filter((field) => PAGE_FIELDS[field].waits !== undefined));
  expect(explained).toHaveLength(7);
});

test('a point waits when it is set first, moves by more than 1 km, or into another LGA', () => {
  const { point } = VALUES;
  const near = { latitude: 6.6098, longitude: 3.3515 };
  const far = { latitude: 6.6118, longitude: 3.3515 };
  expect([kmApart(point, near) < 1, kmApart(point, far) > 1]).toEqual([true, true]);
  expect(waitsForReview('point', point, near)).toBe(false);
  expect(waitsForReview('point', point, far)).toBe(true);
  expect(waitsForReview('point', null, near)).toBe(true);
  // Along a line from one LGA into the next, in steps of about 100 m.
  const line = Array.from({ length: 400 }, (_, step) => ({ latitude: 9, longitude: 6.9 + step * 0.001 }));
  const pairs = line.slice(1).map((next, step) => [line[step] ?? next, next] as const);
  const crossing = pairs.filter(([here, next]) => nearestLga(here).lga !== nearestLga(next).lga);
  expect(crossing.length).toBeGreaterThan(0);
  for (const [here, next] of crossing) expect(waitsForReview('point', here, next)).toBe(true);
});

test('urgent care waits when it is switched on', () => {
  expect(waitsForReview('providesUrgentCare', false, true)).toBe(true);
  expect(waitsForReview('providesUrgentCare', true, false)).toBe(false);
});

test('an untouched form has no changes, and each input becomes the field that it belongs to', () => {
  const typed = typedPage(VALUES);
  expect(pageChangesOf(VALUES, typed)).toEqual({});
  expect(pageChangesOf(VALUES, { ...typed, services: ' Check-up \n\nScan', officeImage: '', lga: 'Epe' })).toEqual({
    services: { was: ['Check-up', 'Vaccination'], to: ['Check-up', 'Scan'] },
    officeImage: { was: 'https://example.com/office.png', to: null },
    place: { was: VALUES.place, to: { address: '1 Test Street', state: 'Lagos', lga: 'Epe' } },
  });
  expect(pageChangesOf(VALUES, { ...typed, speaksLocalLanguages: ['English', 'Hausa'] })).toEqual({});
});

test.each([
  ['6.6018, 3.3515', { latitude: 6.6018, longitude: 3.3515 }],
  [' 6.6018 3.3515 ', { latitude: 6.6018, longitude: 3.3515 }],
  ['6.6018', undefined],
  ['near the market', undefined],
  ['', undefined],
])('the point of %j', (typed, point) => {
  expect(typedPoint(typed)).toEqual(point);
});

test('errors of the server reach their inputs', () => {
  expect(['phone.to', 'services.to.3', 'place.to.lga', 'place', 'point.to.latitude'].map(inputOf)).toEqual([
    'phone',
    'services',
    'lga',
    'address',
    'point',
  ]);
});

test('values read as words', () => {
  expect(pageWords('place', VALUES.place)).toBe('1 Test Street, Ikeja, Lagos');
  expect(pageWords('point', VALUES.point)).toBe('6.6018, 3.3515');
  expect(pageWords('licence', { council: 'MDCN', number: 'R 1' })).toBe('MDCN R 1');
  expect([pageWords('facilityType', null), pageWords('providesUrgentCare', true)]).toEqual(['–', 'Yes']);
});
