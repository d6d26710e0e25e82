import { beforeAll, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newProvider, testApp } from '#test/app.ts';
import type { FilterCounts, FoundProvider } from '../contract.ts';

const t = await testApp('empty', {}, { indexed: true });
beforeAll(async () => {
  const dentist = (name: string, more: Record<string, unknown>) =>
    newProvider(t, { name, specialty: 'Dentistry', state: 'Lagos', lga: 'Ikeja', ...more });
  await dentist('Bluegate Dental', { languages: ['Hausa'], telehealthAvailable: true });
  await dentist('Palmcourt Dental', { acceptedInsurance: ['NHIS (National Health Insurance Scheme)'] });
  await dentist('Sunrise Dental', { bookable: false });
  const listed = { bookable: false, state: 'Kano', lga: 'Dala' };
  await newProvider(t, { ...listed, name: 'Danladi Dental', specialty: 'Dentistry' });
  await newProvider(t, { ...listed, name: 'NNPC Medical Centre' });
  await newProvider(t, { ...listed, name: 'Open Heart Hospital' });
  await newProvider(t, { ...listed, name: 'Avon Hospital' });
  await newProvider(t, { ...listed, name: 'Greater Tomorrow Hospital' });
  await newProvider(t, { ...listed, name: 'Dr. Musa Sunday' });
  await newProvider(t, { ...listed, name: 'Female Ward Clinic' });
  await newProvider(t, { ...listed, name: 'Mercyland Teaching Hospital' });
  await t.app.ready();
  await t.app.searchSettled?.();
});

const find = async (q: string, more: Record<string, string> = {}) => {
  const answer = await t.app.inject({ url: '/api/providers', query: { q, ...more } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as FoundProvider[];
};
const namesFor = async (q: string) => (await find(q)).map(({ name }) => name).sort();

test.each([
  ['dentist open now in Ikeja', ['Bluegate Dental', 'Palmcourt Dental']],
  ['open now', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist ikeja available tomorrow', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist ikeja tomorrow', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist ikeja open on thursdays', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist ikeja friday morning', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist ikeja free tomorrow morning', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist ikeja thursday', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist for thursday ikeja', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist dis thursday ikeja', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist ikeja wensday', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist ikeja tomorow', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist tomoro ikeja', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dental clinic ikeja tmrw', ['Bluegate Dental', 'Palmcourt Dental']],
  ['dentist in ikeja wey dey speak hausa', ['Bluegate Dental']],
  ['dentist video call', ['Bluegate Dental']],
  ['online dentist', ['Bluegate Dental']],
  ['dentist that takes NHIS', ['Palmcourt Dental']],
  ['dentist accepts NHIA', ['Palmcourt Dental']],
  ['dentist with hmo', ['Palmcourt Dental']],
  ['nhis hospital ikeja', ['Palmcourt Dental']],
])('words in a query act as the filter that they name: %s', async (q, names) => {
  expect(await namesFor(q)).toEqual(names);
  expect((await find(q)).some(({ lacksOffer }) => lacksOffer)).toBe(false);
});

test('open now uses Lagos time, and if no provider is known to be open the others are found and marked', async () => {
  const before = t.clock.nowMs;
  t.clock.nowMs = lagosInstant('2026-11-23', '22:00');
  const found = await find('dentist open now ikeja');
  t.clock.nowMs = before;
  expect(found.map(({ name }) => name)).toContain('Sunrise Dental');
  expect(found.every(({ lacksOffer }) => lacksOffer)).toBe(true);
});

test('a weekday means the next one, and providers not known to be free then are marked', async () => {
  // The usual hours have none on Sundays.
  const found = await find('dentist ikeja on sunday');
  expect(found.map(({ name }) => name)).toContain('Sunrise Dental');
  expect(found.every(({ lacksOffer }) => lacksOffer)).toBe(true);
});

test.each(['dentist ikeja sunday', 'dentist ikeja on sundy', 'dentist ikeja night'])(
  'a day or time of day after a kind of care is read as the requested time: %s',
  async (q) => {
    const found = await find(q);
    expect(found.map(({ name }) => name)).toContain('Sunrise Dental');
    expect(found.every(({ lacksOffer }) => lacksOffer)).toBe(true);
  },
);

test('a weekday alone is a name if it is part of a name together with the other words', async () => {
  for (const q of ['dr sunday', 'doctor sunday', 'sunday musa', 'sunday', 'dr sunday kano'])
    expect(await namesFor(q), q).toEqual(['Dr. Musa Sunday']);
  expect(await namesFor('friday okon')).toEqual([]);
});

test('if no provider in the place is known to have the offer, all are listed and marked', async () => {
  const found = await find('dentist kano nhis');
  expect(found.map(({ name, lacksOffer }) => [name, lacksOffer])).toContainEqual(['Danladi Dental', true]);
  const [plain] = await find('dentist kano');
  expect(plain).not.toHaveProperty('lacksOffer');
});

test.each([
  ['tooth pain', { names: ['Dentistry'] }],
  ['denist ikeja', { names: ['Dentistry'] }],
  ['dentist ikejaa', { names: ['Ikeja'] }],
  ['eye doctor', { names: ['Ophthalmology / Optometry'] }],
  ['dentist ikeja friday', { names: [], availableOn: '2026-11-27' }],
  ['dentistry ikeja open now', { names: [], openNow: true }],
  ['tomorrow', { names: [], availableOn: '2026-11-24' }],
  ['friday', { names: [], availableOn: '2026-11-27' }],
  ['video doctor friday', { names: [], availableOn: '2026-11-27', telehealth: true }],
  ['hausa doctor friday', { names: [], availableOn: '2026-11-27' }],
  ['accident kano today', { names: ['Emergency Medicine'], emergency: true }],
  ['dentist for my pikin', undefined],
  ['appointment tomorrow', { names: [], availableOn: '2026-11-24' }],
  ['dentistry video call', { names: [], telehealth: true }],
  ['dentistry nhia', { names: ['NHIS (National Health Insurance Scheme)'] }],
  ['dentistry with hmo', undefined],
  ['dentistry speaks hausa', undefined],
  ['dentistry near me', { names: [], nearMe: true }],
  ['near me', { names: [], nearMe: true }],
  ['nearest dentistry', { names: [], nearMe: true }],
  ['any dentistry around here', { names: [], nearMe: true }],
  ['dentistry close by', { names: [], nearMe: true }],
  ['nitosi mi', { names: [], nearMe: true }],
  ['nearest dentistry lekki', undefined],
  ['Sunrise Dental', undefined],
  ['dentistry ikeja', undefined],
])(
  'the first result has the interpretation of the query, if it goes beyond the words of the query: %s',
  async (q, understood) => {
    const [first, ...others] = await find(q);
    expect(first?.understood).toEqual(understood);
    expect(others.filter((other) => 'understood' in other)).toEqual([]);
  },
);

test('the interpretation omits what a filter already states and what no provider has', async () => {
  const today = { availableOn: '2026-11-27', telehealth: 'true', specialty: 'Dentistry' };
  expect((await find('dentistry video friday', today))[0]).not.toHaveProperty('understood');
  expect((await find('dentistry sunday'))[0]).toMatchObject({ lacksOffer: true });
  expect((await find('dentistry sunday'))[0]).not.toHaveProperty('understood');
  const here = { lat: '6.6', lng: '3.35' };
  expect((await find('dentistry near me', here))[0]).not.toHaveProperty('understood');
});

test('the counts are those of the matches', async () => {
  const answer = await t.app.inject({ url: '/api/providers/counts', query: { q: 'dentist speaks hausa' } });
  expect((answer.json() as FilterCounts).language).toEqual({ Hausa: 1 });
});

test.each([
  'Open Heart Hospital',
  'Avon Hospital',
  'Greater Tomorrow Hospital',
  'Dr. Musa Sunday',
  'Female Ward Clinic',
])('a facility is found by its name, even if it contains filter words: %s', async (name) => {
  expect(await namesFor(name)).toEqual([name]);
});

test.each([
  ['nnpc hospital', 'NNPC Medical Centre'],
  ['nnpc clinic kano', 'NNPC Medical Centre'],
  ['open heart clinic', 'Open Heart Hospital'],
  // No provider in Kano has the specialty; a teaching hospital has every kind of care.
  ['dermatologist kano', 'Mercyland Teaching Hospital'],
])(
  'words for facilities are interchangeable if no name has them, and the biggest facilities have all care: %s',
  async (q, name) => {
    expect(await namesFor(q)).toEqual([name]);
  },
);

test('beside a kind of care, a word without matches does not empty the results', async () => {
  expect(await namesFor('remove tooth dentist kano')).toContain('Danladi Dental');
  expect(await namesFor('quxvop dentist')).toContain('Sunrise Dental');
});
