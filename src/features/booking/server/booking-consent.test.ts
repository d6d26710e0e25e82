import { expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const providerId = await newProvider(t);

const book = (cookie: string, key: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie, 'idempotency-key': key },
    payload: {
      providerId,
      date: new Date(lagosInstant('2026-11-24', '10:30')).toISOString(),
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Cough',
    },
  });
const consentsOf = async (id: number) =>
  (
    await t.pool.query(
      'select purpose, version, granted, given_by, about, recorded_at from consents where user_id = $1',
      [id],
    )
  ).rows;

test('a booking records once the consent to the data that the provider sees, and a lost race records nothing', async () => {
  const patient = await newPatient(t);
  const first = await book(patient.cookie, 'one-key');
  expect(first.statusCode).toBe(201);
  expect((await book(patient.cookie, 'one-key')).json()).toEqual(first.json());
  expect(await consentsOf(patient.id)).toEqual([
    {
      purpose: 'share_with_provider',
      version: '2',
      granted: true,
      given_by: 'self',
      about: `appointment:${first.json().id}`,
      recorded_at: new Date(t.clock.nowMs),
    },
  ]);
  const late = await newPatient(t);
  expect((await book(late.cookie, 'another-key')).statusCode).toBe(409);
  expect(await consentsOf(late.id)).toEqual([]);
});
