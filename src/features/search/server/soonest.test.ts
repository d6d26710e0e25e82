import { beforeAll, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import type { FoundProvider } from '../contract.ts';

const t = await testApp('empty', {}, { indexed: true });
const IBADAN = { lat: '7.3776', lng: '3.947' };
const ids = {
  /** Tomorrow from eight, as all without urgent care. */
  family: await newProvider(t, { name: 'Elm Family', latitude: 6.5, longitude: 3.4 }),
  urgent: await newProvider(t, { name: 'Oak Urgent', providesUrgentCare: true }),
  near: await newProvider(t, { name: 'Ash Ibadan', latitude: 7.38, longitude: 3.95 }),
  listing: await newProvider(t, { name: 'Yew Post', bookable: false }),
  full: await newProvider(t, { name: 'Full Urgent', providesUrgentCare: true, acceptingNewPatients: false }),
};

beforeAll(async () => {
  await t.app.ready();
  await t.app.searchSettled?.();
});

async function soonest(query: Record<string, string> = {}): Promise<FoundProvider[]> {
  const answer = await t.app.inject({ url: '/api/providers/soonest', query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const idsOf = (found: readonly FoundProvider[]) => found.map(({ id }) => id);

test('the earliest free provider comes first, the nearest of those free at the same time; those without bookings or closed to new patients are left out', async () => {
  const found = await soonest(IBADAN);
  expect(idsOf(found)).toEqual([ids.urgent, ids.near, ids.family]);
  const times = found.map(({ nextSlotAt }) => nextSlotAt ?? '');
  expect(times).toEqual(times.toSorted((one, other) => one.localeCompare(other)));
  expect(found.map(({ distanceKm }) => distanceKm !== undefined)).toEqual([false, true, true]);
  expect(idsOf(await soonest({ ...IBADAN, limit: '1' }))).toEqual([ids.urgent]);
});

test('filters apply', async () => {
  expect(idsOf(await soonest({ urgentCare: 'true' }))).toEqual([ids.urgent]);
  expect(idsOf(await soonest({ ...IBADAN, radiusKm: '20' }))).toEqual([ids.near]);
  expect(await soonest({ state: 'Kano' })).toEqual([]);
});

test('a provider whose first slot was booked comes after those whose first slot is free', async () => {
  const { cookie } = await newPatient(t);
  const [first, second] = await soonest({
    specialty: 'Family Medicine (General Practitioner)',
    lat: '6.5',
    lng: '3.4',
  }).then((all) => all.filter(({ id }) => id !== ids.urgent));
  expect([first?.id, second?.id]).toEqual([ids.family, ids.near]);
  const booked = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie },
    payload: {
      providerId: ids.family,
      date: first?.nextSlotAt,
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Cough',
    },
  });
  expect(booked.statusCode, booked.body).toBe(201);
  await t.app.searchSettled?.();
  const after = (await soonest({ lat: '6.5', lng: '3.4' })).filter(({ id }) => id !== ids.urgent);
  expect(idsOf(after)).toEqual([ids.near, ids.family]);
});

test('a latitude without longitude, a too large count and unknown parameters are refused', async () => {
  for (const query of [{ lat: '6.5' }, { limit: '21' }, { availableOn: '2026-11-24' }] as Record<string, string>[]) {
    expect((await t.app.inject({ url: '/api/providers/soonest', query })).statusCode).toBe(400);
  }
});
