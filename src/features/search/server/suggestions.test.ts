import { beforeAll, expect, test } from 'vitest';
import { newProvider, testApp } from '#test/app.ts';
import type { Suggestion } from '../rules/suggestion-contract.ts';

const t = await testApp('empty', {}, { indexed: true });
beforeAll(async () => {
  const listed = { bookable: false };
  await newProvider(t, { ...listed, name: 'General Hospital Bama', state: 'Borno', lga: 'Bama', ratingTenths: 50 });
  await newProvider(t, { ...listed, name: 'General Hospital Isolo', lga: 'Oshodi-Isolo' });
  for (let times = 0; times < 2; times++)
    await newProvider(t, { ...listed, name: 'Smile Dental', state: 'Edo', lga: 'Oredo', specialty: 'Dentistry' });
  await newProvider(t, { ...listed, name: 'Surulere Health Post', lga: 'Surulere' });
  await newProvider(t, { ...listed, name: 'Dakingari Health Post', state: 'Kebbi', lga: 'Suru' });
  await t.app.ready();
  await t.app.searchSettled?.();
});

const suggest = async (q: string, place: Record<string, string> = {}) => {
  const answer = await t.app.inject({ url: '/api/providers/suggestions', query: { q, ...place } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Suggestion[];
};
const texts = async (q: string, place?: Record<string, string>) => (await suggest(q, place)).map(({ text }) => text);

test('providers in the searched place come before others', async () => {
  expect(await texts('general hos', { city: 'Lagos' })).toEqual(['General Hospital Isolo', 'General Hospital Bama']);
  expect(await texts('general hos', { state: 'Borno' })).toEqual(['General Hospital Bama', 'General Hospital Isolo']);
  expect((await texts('smile', { city: 'Lagos' }))[0]).toBe('Smile Dental');
});

test("an unfinished word isn't taken for a shorter place name", async () => {
  // "Surul" begins Surulere, and is near the name of other places.
  expect(await texts('surul', { city: 'Lagos' })).toEqual(['Surulere', 'Surulere', 'Surulere Health Post']);
});

test('providers with the same name and place are suggested once', async () => {
  expect(await texts('smile den')).toEqual(['Smile Dental']);
});

test('the beginning of a place after words for care suggests the place, and a search for the suggestion finds it', async () => {
  const [place] = await suggest('dentist in ored', { city: 'Lagos' });
  expect(place).toEqual({ kind: 'place', text: 'dentist in Oredo', detail: 'Edo' });
  const found = await t.app.inject({ url: '/api/providers', query: { q: 'dentist in Oredo, Edo' } });
  expect(found.json()).toMatchObject([{ name: 'Smile Dental' }, { name: 'Smile Dental' }]);
});

test('the beginning of a place after the word of a name suggests no place', async () => {
  expect((await suggest('smile ored')).map(({ kind }) => kind)).not.toContain('place');
});

test('a provider that only might satisfy the query is not suggested', async () => {
  for (const q of ['hygeia', 'near me', 'tomorrow', 'next tomorrow']) {
    expect(
      (await suggest(q, { city: 'Lagos' })).map(({ kind }) => kind),
      q,
    ).not.toContain('provider');
  }
});

test('a query that ends with a place suggests providers there', async () => {
  const suggested = await suggest('hospital borno', { city: 'Lagos' });
  expect(suggested.filter(({ kind }) => kind === 'provider').map(({ text }) => text)).toEqual([
    'General Hospital Bama',
  ]);
});
