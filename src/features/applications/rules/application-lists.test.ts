import { expect, test } from 'vitest';
import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { APPLICATION_LANGUAGES, APPLICATION_SPECIALTIES, CREDENTIALS, WEEKDAYS } from './application-lists.ts';
import { clockTime, HALF_HOURS, startsBefore } from './half-hours.ts';
import { specialtyFor } from './new-provider.ts';
import { isHttpsAddress } from './resume-limits.ts';

test('the lists have the specified lengths and no duplicates', () => {
  const lists = [STATES, APPLICATION_SPECIALTIES, CREDENTIALS, APPLICATION_LANGUAGES, WEEKDAYS, HALF_HOURS];
  expect(lists.map((list) => new Set<string>(list).size)).toEqual([37, 21, 30, 13, 7, 23]);
  expect([APPLICATION_SPECIALTIES[0], APPLICATION_SPECIALTIES.at(-1)]).toEqual(['Family Medicine', 'Other']);
  const named = ['MBBS', 'MD', 'BDS', 'BNSc', 'BPharm', 'PhD', 'MSc', 'MPH', 'DNP', 'RN', 'CNM', 'CRNA', 'PA', 'Other'];
  for (const credential of named) expect(CREDENTIALS).toContain(credential);
  // Credentials are sent as one text, separated by commas.
  expect(CREDENTIALS.filter((credential) => credential.includes(','))).toEqual([]);
});

test('patients can search by every specialty of the form', () => {
  for (const specialty of APPLICATION_SPECIALTIES.slice(0, -1)) expect(SPECIALTIES).toContain(specialtyFor(specialty));
  for (const language of APPLICATION_LANGUAGES) expect(LANGUAGES).toContain(language);
});

test('times go from 8:00 AM to 7:00 PM in half hours, and convert to HH:mm', () => {
  expect([HALF_HOURS[0], HALF_HOURS[1], HALF_HOURS[9], HALF_HOURS.at(-1)]).toEqual([
    '8:00 AM',
    '8:30 AM',
    '12:30 PM',
    '7:00 PM',
  ]);
  expect(['8:00 AM', '12:00 PM', '12:30 PM', '1:00 PM', '7:00 PM'].map(clockTime)).toEqual([
    '08:00',
    '12:00',
    '12:30',
    '13:00',
    '19:00',
  ]);
  expect(['7:30 AM', '7:30 PM', '13:00', ''].map(clockTime)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a day ends after it starts', () => {
  expect(startsBefore('11:30 AM', '12:00 PM')).toBe(true);
  expect(startsBefore('1:00 PM', '11:00 AM')).toBe(false);
  expect(startsBefore('9:00 AM', '9:00 AM')).toBe(false);
  expect(startsBefore('', '9:00 AM')).toBe(false);
});

test.each([
  ['https://example.com/cv.pdf', true],
  ['HTTPS://drive.example.com.ng/file?id=1#x', true],
  ['https://example.com', true],
  ['http://example.com/cv', false],
  ['javascript:alert(1)//https://example.com', false],
  ['https://user@example.com/', false],
  ['https://localhost/', false],
  ['https://example.com/a b', false],
  ['https:\\\\example.com', false],
  ['//example.com', false],
])('%s is an https address: %s', (typed, isOne) => {
  expect(isHttpsAddress(typed)).toBe(isOne);
});
