import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Provider } from '#features/directory/contract.ts';
import { importRegister } from '#features/registers/server/import-register.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { newPatient, testApp } from '#test/app.ts';
import { REGISTER_FILE } from '#test/register-file.ts';

const reportDir = mkdtempSync(join(tmpdir(), 'alafia-import-'));
afterAll(() => rmSync(reportDir, { recursive: true, force: true }));
const t = await testApp('empty', {}, { indexed: true });
beforeAll(async () => {
  await importRegister({ db: t.db, path: REGISTER_FILE, bookable: true, reportDir });
  await t.app.ready();
  await t.app.searchSettled?.();
}, 120_000);

const search = async (query: Record<string, string>) => {
  const answer = await t.app.inject({ url: '/api/providers', query });
  expect(answer.statusCode, answer.body).toBe(200);
  return { found: answer.json() as Provider[], total: Number(answer.headers['x-total-count']) };
};

test('searches by city, specialty, text and place find facilities of the register', async () => {
  const lagos = await search({ city: 'Lagos' });
  expect(lagos.total).toBeGreaterThan(0);
  expect(lagos.found.every(({ state }) => state === 'Lagos')).toBe(true);

  const maternity = await search({ specialty: 'Obstetrics & Gynecology' });
  expect(maternity.total).toBeGreaterThan(0);
  expect(maternity.found.every(({ specialty }) => specialty === 'Obstetrics & Gynecology')).toBe(true);

  const hospitals = await search({ q: 'hospital general' });
  expect(hospitals.total).toBeGreaterThan(0);
  expect(hospitals.found.every(({ name, facilityType }) => /hospital/i.test(`${name} ${facilityType}`))).toBe(true);

  const near = await search({ lat: '6.6018', lng: '3.3515' });
  const distances = near.found.map(({ distanceKm }) => distanceKm ?? Number.POSITIVE_INFINITY);
  expect(distances[0]).toBeLessThan(100);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('a visit is booked with a facility of the register, in a slot of the default hours', async () => {
  const [facility] = (await search({ city: 'Lagos', q: 'health' })).found;
  expect(facility).toMatchObject({ bookable: true, isDemo: false });
  const slots = (await t.app.inject(`/api/providers/${facility?.id}/availability?date=2026-11-24`)).json() as Slot[];
  expect(slots[0]).toMatchObject({ time: '08:00' });
  expect(slots.at(-1)).toMatchObject({ time: '16:30' });
  const { id, cookie } = await newPatient(t);
  const booked = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie },
    payload: {
      providerId: facility?.id,
      date: slots[0]?.dateTime,
      status: 'scheduled',
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Fever',
    },
  });
  expect(booked.statusCode).toBe(201);
  const mine = await t.app.inject({ url: `/api/users/${id}/appointments`, headers: { cookie } });
  expect(mine.json()).toMatchObject([{ provider: { name: facility?.name }, status: 'scheduled' }]);
});
