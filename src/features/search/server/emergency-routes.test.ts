import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { providers } from '#db/schema/directory/providers.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import type { EmergencyAnswer } from '../rules/emergency/emergency-contract.ts';

const t = await testApp('empty', {}, { indexed: true });
const KANO = { state: 'Kano', lga: 'Kano Municipal', bookable: false, locationPrecision: 'exact' } as const;
const at = (name: string, latitude: number, longitude: number) => ({ ...KANO, name, latitude, longitude });
const general = await newProvider(t, {
  ...at('Sabo Bakin Zuwo General Hospital', 11.99, 8.52),
  facilityType: 'General Hospital',
  phone: '08031234567',
});
await newProvider(t, at('Murtala Mohammed Specialist Hospital', 11.998, 8.517));
const area = await newProvider(t, { ...at('Dala Cottage Hospital', 12.02, 8.48), locationPrecision: 'area' });
await newProvider(t, at('National Orthopaedic Hospital', 12.01, 8.49));
await newProvider(t, at('Mobile Ambulance Center', 12, 8.52));
await newProvider(t, {
  name: 'Red Mango General Hospital',
  isDemo: true,
  latitude: 12,
  longitude: 8.52,
  state: 'Kano',
});

const ask = async (query: Record<string, string>, cookie?: string) => {
  const answer = await t.app.inject({
    url: '/api/emergency-places',
    query,
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  return { status: answer.statusCode, body: answer.json() as EmergencyAnswer, bytes: gzipSync(answer.body).length };
};

beforeAll(async () => {
  await t.app.ready();
  await t.app.searchSettled?.();
});

test('asks for the place when none is known, signed out and in', async () => {
  const { cookie } = await newPatient(t, { state: 'Lagos' });
  for (const person of [undefined, cookie]) {
    const { status, body } = await ask({ q: 'bleeding' }, person);
    expect([status, body]).toEqual([200, { near: null, numbers: [], places: [], specialists: [] }]);
  }
});

test('answers the same from a position and from the place that it is in, signed out and in', async () => {
  const { cookie } = await newPatient(t);
  const answers = [
    await ask({ lat: '12', lng: '8.52' }),
    await ask({ state: 'Kano', place: 'Kano' }),
    await ask({ q: 'accident in kano' }),
    await ask({ state: 'Kano' }, cookie),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.places.map(({ name }) => name).sort()).toEqual([
      'Dala Cottage Hospital',
      'Murtala Mohammed Specialist Hospital',
      'Sabo Bakin Zuwo General Hospital',
    ]);
    expect(body.specialists.map(({ field, place }) => [field, place.name])).toEqual([
      ['injury', 'National Orthopaedic Hospital'],
    ]);
  }
  expect(answers[3]?.body.near).toEqual({ name: 'Kano', state: 'Kano', isCapital: true });
});

test('says of each what it is, where, how to reach it and whether it is open, in less than 2 kB', async () => {
  const { body, bytes } = await ask({ lat: '11.99', lng: '8.52' });
  expect(body.places[0]).toEqual({
    ...{ id: general, name: 'Sabo Bakin Zuwo General Hospital', kind: 'General Hospital', address: '1 Test Street' },
    ...{ lga: 'Kano Municipal', state: 'Kano', km: 0, precision: 'exact', latitude: 11.99, longitude: 8.52 },
    ...{ open: 'unknown', phone: '08031234567', isDemo: false },
  });
  expect(body.places.find(({ id }) => id === area)).toMatchObject({
    latitude: null,
    longitude: null,
    precision: 'area',
  });
  expect(bytes).toBeLessThan(2048);
});

test('names those of another town where none is near, and none 400 km away', async () => {
  const zaria = await ask({ lat: '11.07', lng: '7.7' });
  expect(zaria.body.places.map(({ km }) => Math.round(km / 10))).toEqual([14, 14, 14]);
  const maiduguri = await ask({ lat: '11.85', lng: '13.16' });
  expect(maiduguri.body).toMatchObject({ near: { name: null }, places: [], specialists: [] });
});

test('names the emergency numbers of the state that are known', async () => {
  expect((await ask({ state: 'Kano' })).body.numbers).toEqual([]);
  expect((await ask({ state: 'Lagos', place: 'Ikeja' })).body.numbers).toEqual([
    { name: 'Lagos State emergency line', contact: '767' },
  ]);
});

test('leaves out a hospital as soon as it is removed', async () => {
  const id = await newProvider(t, at('Gone General Hospital', 12.0, 8.52));
  const names = async () => {
    await t.app.searchSettled?.();
    return (await ask({ lat: '12', lng: '8.52' })).body.places.map(({ name }) => name);
  };
  expect(await names()).toContain('Gone General Hospital');
  await t.db
    .update(providers)
    .set({ removedAt: new Date(t.clock.nowMs), bookingState: 'closed' })
    .where(eq(providers.id, id));
  expect(await names()).not.toContain('Gone General Hospital');
});

test('refuses one coordinate alone and places that are too long', async () => {
  expect((await ask({ lat: '12' })).status).toBe(400);
  expect((await ask({ state: 'Kano', place: 'x'.repeat(81) })).status).toBe(400);
});
