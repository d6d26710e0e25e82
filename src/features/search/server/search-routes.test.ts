import { beforeAll, describe, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import type { FilterCounts, FoundProvider } from '../contract.ts';
import type { Suggestion } from '../rules/suggestion-contract.ts';

const t = await testApp('empty', {}, { indexed: true });
const ids = {
  dental: await newProvider(t, {
    name: 'Bluegate Dental',
    specialty: 'Dentistry',
    lga: 'Surulere',
    languages: ['Yoruba'],
  }),
  heart: await newProvider(t, { name: 'Sunrise Heart', specialty: 'Cardiology', telehealthAvailable: true }),
  port: await newProvider(t, {
    name: 'Tamuno Clinic',
    state: 'Rivers',
    lga: 'Port Harcourt',
    acceptingNewPatients: false,
  }),
  listing: await newProvider(t, { name: 'Bonny Health Post', state: 'Rivers', lga: 'Bonny', bookable: false }),
  unknown: await newProvider(t, {
    name: 'Dala House',
    ...{ specialty: 'General Hospital', facilityType: 'General Hospital', state: 'Kano', lga: 'Dala' },
    bookable: false,
  }),
};
const get = async <T>(url: string, query: Record<string, string> = {}) => {
  const answer = await t.app.inject({ url, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as T;
};
const counts = (query: Record<string, string> = {}) => get<FilterCounts>('/api/providers/counts', query);
const suggest = (q: string) => get<Suggestion[]>('/api/providers/suggestions', { q });

beforeAll(async () => {
  await t.app.ready();
  await t.app.searchSettled?.();
});

describe('counts', () => {
  test('are the numbers of results that each choice would leave', async () => {
    expect(await counts()).toMatchObject({
      telehealth: 1,
      acceptingNewPatients: 2,
      lowCost: 0,
      openNow: 3,
      specialty: { Dentistry: 1, Cardiology: 1 },
      language: { Yoruba: 1 },
      state: { Lagos: 2, Rivers: 2, Kano: 1 },
      availableOn: { '2026-11-23': 0, '2026-11-24': 3, '2026-11-28': 0 },
    });
  });

  test('leave out listings, of which it is not known whether they take new patients', async () => {
    const open = await get<FoundProvider[]>('/api/providers', { acceptingNewPatients: 'true' });
    expect(new Set(open.map(({ id }) => id))).toEqual(new Set([ids.dental, ids.heart]));
    const all = await get<FoundProvider[]>('/api/providers', {});
    expect(Object.fromEntries(all.map(({ id, acceptingNewPatients: accepts }) => [id, accepts]))).toEqual({
      [ids.dental]: true,
      [ids.heart]: true,
      [ids.port]: false,
      [ids.listing]: null,
      [ids.unknown]: null,
    });
  });

  test('count a facility whose specialty is unknown under none, though a text for general care finds it', async () => {
    const gp = 'Family Medicine (General Practitioner)';
    const inKano = { state: 'Kano' };
    expect((await counts(inKano)).specialty).toEqual({});
    expect(await get<FoundProvider[]>('/api/providers', { ...inKano, specialty: gp })).toEqual([]);
    const kind = { specialty: 'General Hospital', facilityType: 'General Hospital' };
    const queries: readonly Record<string, string>[] = [
      { q: 'family doctor' },
      { q: 'general hospital' },
      { specialty: kind.specialty },
    ];
    for (const query of queries) {
      const found = await get<FoundProvider[]>('/api/providers', { ...inKano, ...query });
      expect(found).toMatchObject([{ id: ids.unknown, ...kind }]);
    }
  });

  test('apply every other filter, but not the filter itself', async () => {
    const inRivers = await counts({ state: 'Rivers', specialty: 'Dentistry' });
    expect(inRivers.state).toEqual({ Lagos: 1 });
    expect(inRivers.specialty).toEqual({ 'Family Medicine (General Practitioner)': 2 });
    expect(inRivers.acceptingNewPatients).toBe(0);
  });

  test('equal the totals of the searches with the choice', async () => {
    const { specialty, state, availableOn } = await counts({ acceptingNewPatients: 'true' });
    const choices = [
      ...Object.entries(specialty).map(([value, count]) => ['specialty', value, count] as const),
      ...Object.entries(state).map(([value, count]) => ['state', value, count] as const),
      ...Object.entries(availableOn).map(([value, count]) => ['availableOn', value, count] as const),
    ];
    for (const [name, value, count] of choices) {
      const found = await get<FoundProvider[]>('/api/providers', { acceptingNewPatients: 'true', [name]: value });
      expect(found, `${name}=${value}`).toHaveLength(count ?? Number.NaN);
    }
  });
});

describe('suggestions', () => {
  test('are specialties, places and providers, by what they begin with or mean', async () => {
    expect(await suggest('den')).toContainEqual({ kind: 'specialty', text: 'Dentistry' });
    expect(await suggest('paed')).toContainEqual({ kind: 'specialty', text: 'Pediatrics' });
    expect(await suggest('sur')).toContainEqual({ kind: 'place', text: 'Surulere', detail: 'Lagos' });
    expect(await suggest('blueg')).toContainEqual({
      kind: 'provider',
      id: ids.dental,
      text: 'Bluegate Dental',
      detail: 'Surulere, Lagos',
    });
  });

  test.each([
    ['toothac', 'Dentistry'],
    ['skin ra', 'Dermatology'],
    ['my tooth', 'Dentistry'],
    ['dokita oju', 'Ophthalmology'],
    ['childrens doctor', 'Pediatrics'],
  ])('know the words of people without a medical one: %s', async (q, specialty) => {
    expect(await suggest(q)).toContainEqual({ kind: 'specialty', text: specialty });
  });

  test.each([
    ['bluegate d', 'Bluegate Dental'],
    ['dental b', 'Bluegate Dental'],
    ['sunrise he', 'Sunrise Heart'],
  ])('stay while a second word is typed: %s', async (q, name) => {
    expect((await suggest(q))[0]).toMatchObject({ kind: 'provider', text: name });
  });

  test('stay the same if no name continues like that', async () => {
    expect(await suggest('sunrise q')).toEqual(await suggest('sunrise'));
    expect(await suggest('sunrise q')).not.toEqual([]);
    expect(await suggest('sunrise qux')).toEqual([]);
  });

  test('are at most eight, have few fields, and need more than one letter', async () => {
    for (const q of ['a', 'ab', 'hospital', 'o', 'lagos', '%', 'ẹ']) {
      const found = await suggest(q);
      expect(found.length).toBeLessThanOrEqual(8);
      expect(JSON.stringify(found).length).toBeLessThan(1000);
      if (q.length === 1) expect(found).toEqual([]);
    }
  });
});

test('open now is by the clock in Lagos, and a listing without hours never is', async () => {
  const open = async () => (await get<FoundProvider[]>('/api/providers', { openNow: 'true' })).map(({ id }) => id);
  expect(new Set(await open())).toEqual(new Set([ids.dental, ids.heart, ids.port]));
  t.clock.nowMs = lagosInstant('2026-11-23', '16:59');
  expect(await open()).toHaveLength(3);
  t.clock.nowMs = lagosInstant('2026-11-23', '17:00');
  expect(await open()).toEqual([]);
});

test('cards of the index have only the fields of the contract', async () => {
  const body = JSON.stringify(await get('/api/providers'));
  for (const secret of ['email', 'searchText', 'sourceKey', 'ratingTenths', 'createdAt', 'visitMinutes', 'languages"'])
    expect(body).not.toContain(`"${secret}`);
});

test('a booked slot is shown as taken, and as free again once the appointment is cancelled', async () => {
  const { id: patientId, cookie } = await newPatient(t);
  const found = async () => (await get<FoundProvider[]>('/api/providers', { q: 'sunrise' }))[0];
  const next = async () => (await found())?.nextSlotAt;
  const times = (await found())?.nextSlots ?? [];
  const [before, second, third] = times;
  expect(times).toHaveLength(3);
  expect(before).toBe(await next());
  const booked = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie },
    payload: { providerId: ids.heart, date: before, visitType: 'in-person', careType: 'routine', reason: 'Check-up' },
  });
  expect(booked.statusCode, `${patientId}: ${booked.body}`).toBe(201);
  await t.app.searchSettled?.();
  expect(Date.parse((await next()) ?? '')).toBe(Date.parse(before ?? '') + 30 * 60_000);
  expect((await found())?.nextSlots?.slice(0, 2)).toEqual([second, third]);
  const { id } = booked.json();
  const cancelledAt = new Date(t.clock.nowMs);
  await t.pool.query(`update appointments set status = 'cancelled', updated_at = $2 where id = $1`, [id, cancelledAt]);
  await t.app.searchSettled?.();
  expect(await next()).toBe(before);
});

test('a brief reply is the same without biographies, regardless of what they contain', async () => {
  const bio = 'Says "bio":"x", and \\"bio\\":null, and {}';
  const id = await newProvider(t, { name: 'Ada "bio":null, Clinic', bio });
  await t.app.searchSettled?.();
  const query = { q: 'Ada Clinic' };
  const [whole] = await get<FoundProvider[]>('/api/providers', query);
  expect(whole).toMatchObject({ id, bio });
  const { bio: _bio, ...without } = whole ?? {};
  expect(await get<FoundProvider[]>('/api/providers', { ...query, brief: 'true' })).toEqual([without]);
});

test('the list near a provider has its specialty first, then others, never itself, each once', async () => {
  const at = { latitude: 9.05, longitude: 7.49, locationPrecision: 'exact' as const, state: 'Abuja FCT', lga: null };
  const provider = await newProvider(t, { ...at, name: 'Wuse Heart', specialty: 'Urology' });
  const alike = await newProvider(t, { ...at, name: 'Far Urology', specialty: 'Urology', latitude: 9.3 });
  const next = await newProvider(t, { ...at, name: 'Next Door', specialty: 'Dentistry', latitude: 9.051 });
  await newProvider(t, { ...at, name: 'Elsewhere', specialty: 'Urology', latitude: 11.5 });
  await t.app.searchSettled?.();
  const near = await get<FoundProvider[]>(`/api/providers/${provider}/nearby`);
  expect(near.map(({ id }) => id)).toEqual([alike, next]);
  expect(near[1]?.distanceKm).toBeCloseTo(0.11, 1);
  expect((await t.app.inject('/api/providers/999999/nearby')).statusCode).toBe(404);
});

test('near a provider known only by LGA or state are others of it, without a distance, each once', async () => {
  const at = { state: 'Kano', lga: 'Dala', latitude: 12.01, longitude: 8.49, locationPrecision: 'exact' as const };
  const nowhere = { state: 'Kano', latitude: null, longitude: null, locationPrecision: 'unknown' as const };
  const inLga = await newProvider(t, { ...nowhere, lga: 'Dala' });
  const inState = await newProvider(t, { ...nowhere, lga: null });
  for (const name of ['Dala Clinic', 'Dala clinic', 'Gwammaja Clinic']) await newProvider(t, { ...at, name });
  await t.app.searchSettled?.();
  for (const id of [inLga, inState]) {
    const near = await get<FoundProvider[]>(`/api/providers/${id}/nearby`);
    expect(near.map(({ name }) => name)).toEqual(expect.arrayContaining(['Dala Clinic', 'Gwammaja Clinic']));
    expect(near.map(({ name }) => name)).not.toContain('Dala clinic');
    expect(near.every(({ state }) => state === 'Kano')).toBe(true);
    expect(near.filter(({ distanceKm }) => distanceKm !== undefined)).toEqual([]);
  }
});
