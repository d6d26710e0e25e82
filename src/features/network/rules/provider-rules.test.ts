import { describe, expect, test } from 'vitest';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { SPECIALTIES } from '#features/directory/rules/specialties.ts';
import { isImageAddress } from './image-address.ts';
import { warningDue } from './licence-warning.ts';
import { FORM_LANGUAGES, FORM_SPECIALTIES, lgasOffered, placeOf, stateChoiceOf } from './provider-choices.ts';
import { changesOf, NEW_PROVIDER, type ProviderValues, valuesOf } from './provider-values.ts';

test('the lists of the form have the lengths of the specification, and the search knows all entries', () => {
  expect([FORM_SPECIALTIES.length, FORM_LANGUAGES.length, INSURERS.length]).toEqual([20, 11, 12]);
  expect(new Set([...FORM_SPECIALTIES, ...FORM_LANGUAGES]).size).toBe(31);
  for (const specialty of FORM_SPECIALTIES) expect(SPECIALTIES).toContain(specialty);
  for (const language of FORM_LANGUAGES) expect(LANGUAGES).toContain(language);
  for (const named of ['Endocrinology', 'Pulmonology', 'Nephrology', 'Rheumatology', 'General Surgery']) {
    expect(FORM_SPECIALTIES).toContain(named);
  }
});

describe('a place', () => {
  const ikeja = { state: 'Lagos', lga: 'Ikeja' };
  const city = { state: 'Rivers', lga: 'Obio/Akpor' };
  test.each([
    [{ state: 'Port Harcourt' }, undefined, { state: 'Rivers', lga: 'Port Harcourt' }],
    [{ state: 'Port Harcourt', lga: '' }, ikeja, { state: 'Rivers', lga: 'Port Harcourt' }],
    [{ state: 'Port Harcourt' }, city, city],
    [{ state: 'Port Harcourt', lga: null }, city, { state: 'Rivers', lga: 'Port Harcourt' }],
    [{ state: 'Port Harcourt', lga: 'obio akpor' }, undefined, city],
    [{ state: 'Lagos' }, ikeja, ikeja],
    [{ state: 'Kano' }, ikeja, { state: 'Kano', lga: null }],
    [{}, ikeja, ikeja],
    [{ lga: 'eti-osa' }, ikeja, { state: 'Lagos', lga: 'Eti-Osa' }],
    [{ lga: 'Somewhere Else' }, ikeja, { state: 'Lagos', lga: 'Somewhere Else' }],
    [{ lga: null }, ikeja, { state: 'Lagos', lga: null }],
  ])('given as %j, before %j, is %j', (given, before, place) => {
    expect(placeOf(given, before)).toEqual(place);
  });

  test('is called Port Harcourt only where it is', () => {
    expect(stateChoiceOf(city)).toBe('Port Harcourt');
    expect(stateChoiceOf({ state: 'Rivers', lga: 'Bonny' })).toBe('Rivers');
    expect(stateChoiceOf({ state: 'Rivers', lga: null })).toBe('Rivers');
    expect(stateChoiceOf({ state: 'Kano', lga: 'Port Harcourt' })).toBe('Kano');
  });
});

test('the LGAs to choose from are those of the state, and the own one while its state stays', () => {
  const none = { state: '', lga: '' };
  expect(lgasOffered('', none)).toEqual([]);
  expect(lgasOffered('Lagos', none)).toHaveLength(20);
  expect(lgasOffered('Port Harcourt', none)).toEqual(['Port Harcourt', 'Obio/Akpor']);
  const imported = { state: 'Lagos', lga: 'Ikeja Local Govt' };
  expect(lgasOffered('Lagos', imported)[0]).toBe('Ikeja Local Govt');
  expect(lgasOffered('Lagos', imported)).toHaveLength(21);
  expect(lgasOffered('Kano', imported)).not.toContain('Ikeja Local Govt');
  expect(lgasOffered('Lagos', { state: 'Lagos', lga: 'Ikeja' })).toHaveLength(20);
});

describe('an edit sends', () => {
  const before: ProviderValues = {
    ...NEW_PROVIDER,
    name: 'Dr. Test',
    state: 'Port Harcourt',
    lga: 'Port Harcourt',
    bio: 'About us',
    speaksLocalLanguages: ['Igbo', 'Ijaw'],
    profileImage: 'https://example.com/a.jpg',
  };
  test.each<[string, Partial<ProviderValues>, object]>([
    ['nothing when nothing changed', {}, {}],
    ['nothing for languages in another order', { speaksLocalLanguages: ['Ijaw', 'Igbo'] }, {}],
    ['the languages when the set changed', { speaksLocalLanguages: ['Igbo'] }, { speaksLocalLanguages: ['Igbo'] }],
    ['null for an emptied optional text', { bio: '  ' }, { bio: null }],
    ['nothing for an emptied image', { profileImage: '' }, {}],
    ['a new image', { officeImage: 'https://example.com/o.jpg' }, { officeImage: 'https://example.com/o.jpg' }],
    ['an emptied required text, to be refused', { name: '' }, { name: '' }],
    ['the choice of the place with an emptied LGA', { lga: '' }, { lga: null, state: 'Port Harcourt' }],
    ['flags that changed', { mobileClinic: true, acceptingNewPatients: true }, { mobileClinic: true }],
  ])('%s', (_, change, sent) => {
    expect(changesOf(before, { ...before, ...change })).toEqual(sent);
  });

  test('nothing for an unchanged provider', () => {
    const stored = { ...before, state: 'Rivers', lga: 'Obio/Akpor', bio: null, email: null, officeImage: null };
    expect(valuesOf(stored)).toMatchObject({ state: 'Port Harcourt', lga: 'Obio/Akpor', bio: '', email: '' });
    expect(changesOf(valuesOf(stored), valuesOf(stored))).toEqual({});
  });
});

test.each([
  [`/images/${'a1'.repeat(32)}.webp`, true],
  ['https://example.com', true],
  ['https://cdn.example.com:8443/a/b.jpg?w=1#x', true],
  ['http://example.com/a.jpg', false],
  ['//example.com/a.jpg', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  ['https://user:pass@example.com/a.jpg', false],
  ['https://example.com/"onerror="alert(1)', false],
  ['https://example.com/a b.jpg', false],
  ['https://', false],
  [`/images/${'a1'.repeat(32)}.svg`, false],
  ['/images/../../etc/passwd', false],
  [`x/images/${'a1'.repeat(32)}.webp`, false],
])('%j as the address of a picture: %j', (address, isOne) => {
  expect(isImageAddress(address)).toBe(isOne);
});

test('a warning is due from 60, 30 and 7 days before the end on, and none afterwards', () => {
  expect([61, 60, 31, 30, 8, 7, 0, -1].map(warningDue)).toEqual([undefined, 60, 60, 30, 30, 7, 7, undefined]);
});
