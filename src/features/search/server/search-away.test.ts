import { beforeAll, expect, test } from 'vitest';
import { newProvider, testApp } from '#test/app.ts';
import type { FoundProvider } from '../contract.ts';

const t = await testApp('empty', {}, { indexed: true });
beforeAll(async () => {
  const dentist = (name: string, more: Record<string, unknown>) =>
    newProvider(t, { name, specialty: 'Dentistry', locationPrecision: 'exact', ...more });
  await dentist('Bluegate Dental', { lga: 'Surulere', latitude: 6.5, longitude: 3.35 });
  await dentist('Palmcourt Dental', { lga: 'Eti-Osa', latitude: 6.44, longitude: 3.48 });
  await dentist('Sunrise Dental', { lga: null, latitude: null, longitude: null, locationPrecision: 'unknown' });
  await t.app.ready();
  await t.app.searchSettled?.();
});

const awayOf = async (query: Record<string, string>) => {
  const answer = await t.app.inject({ url: '/api/providers', query });
  expect(answer.statusCode, answer.body).toBe(200);
  const found = answer.json() as FoundProvider[];
  return Object.fromEntries(found.map(({ name, awayFrom }) => [name, awayFrom]));
};

test('a provider outside the named place has its distance from that place', async () => {
  expect(await awayOf({ q: 'dentist near surulere' })).toEqual({
    'Bluegate Dental': undefined,
    'Palmcourt Dental': { place: 'Surulere', km: expect.any(Number) },
  });
  const { 'Palmcourt Dental': away } = await awayOf({ q: 'dentist surulere' });
  expect(away?.km).toBeGreaterThan(11);
  expect(away?.km).toBeLessThan(18);
});

test('no provider has a distance if the query names no place or only a state, or if the patient gives a location', async () => {
  const none = { 'Bluegate Dental': undefined, 'Palmcourt Dental': undefined };
  expect(await awayOf({ q: 'dentist' })).toMatchObject(none);
  expect(await awayOf({ q: 'dentist lagos' })).toMatchObject(none);
  expect(await awayOf({ q: 'dentist surulere', lat: '6.5', lng: '3.35' })).toMatchObject(none);
});
