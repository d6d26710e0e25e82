import { beforeEach, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const HOUR_MS = 60 * 60 * 1000;
let patient: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  patient = await newPatient(t);
  providerId = await newProvider(t);
});

async function newAppointment(startsInHours: number, status = 'scheduled'): Promise<number> {
  const startsAt = new Date(t.clock.nowMs + startsInHours * HOUR_MS);
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason)
     values ($1, $2, $3, $4, $5, 'in-person', 'routine', 'Cough') returning id`,
    [providerId, patient.id, startsAt, new Date(startsAt.getTime() + HOUR_MS / 2), status],
  );
  return rows[0].id;
}
const setStatus = (id: number | string, status: string, cookie = patient.cookie) =>
  t.app.inject({ method: 'PUT', url: `/api/appointments/${id}/status`, payload: { status }, headers: { cookie } });
const rowOf = async (id: number) =>
  (await t.pool.query('select status, late_cancellation from appointments where id = $1', [id])).rows[0];

test('cancelling in time is free of the late mark', async () => {
  const id = await newAppointment(30);
  const answer = await setStatus(id, 'cancelled');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id, status: 'cancelled', lateCancellation: false });
});

test('cancelling inside 24 hours is possible and recorded as late', async () => {
  const id = await newAppointment(2);
  expect((await setStatus(id, 'cancelled')).json()).toMatchObject({ status: 'cancelled', lateCancellation: true });
  expect(await rowOf(id)).toEqual({ status: 'cancelled', late_cancellation: true });
});

test('rescheduling stops 24 hours before', async () => {
  const early = await newAppointment(30);
  expect((await setStatus(early, 'rescheduled')).json()).toMatchObject({ status: 'rescheduled' });
  const late = await newAppointment(23);
  const answer = await setStatus(late, 'rescheduled');
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('Appointments can be rescheduled online up to 24 hours before.');
  expect((await rowOf(late)).status).toBe('scheduled');
});

test.each([
  ['has started', -1, 'scheduled', 'This appointment has already started.'],
  ['is cancelled already', 30, 'cancelled', 'This appointment is already cancelled.'],
  ['is over', -30, 'completed', 'This appointment is already completed.'],
])('a visit that %s stays as it is', async (_, hours, status, message) => {
  const id = await newAppointment(hours, status);
  const answer = await setStatus(id, 'cancelled');
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ code: 'not_cancellable', message });
  expect((await rowOf(id)).status).toBe(status);
});

test("another patient's appointment answers exactly like a missing one, for administrators too", async () => {
  const id = await newAppointment(30);
  const other = await newPatient(t);
  const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
  const missing = await setStatus(999_999_999, 'cancelled', other.cookie);
  for (const { cookie } of [other, admin]) {
    const answer = await setStatus(id, 'cancelled', cookie);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(missing.body);
  }
  expect((await rowOf(id)).status).toBe('scheduled');
});

test("only the patient's own list is returned; another's is a 404 like a missing user's", async () => {
  await newAppointment(30);
  const other = await newPatient(t);
  const list = (id: number, cookie: string) =>
    t.app.inject({ url: `/api/users/${id}/appointments`, headers: { cookie } });
  expect((await list(patient.id, patient.cookie)).json()).toHaveLength(1);
  expect((await list(other.id, other.cookie)).json()).toEqual([]);
  const foreign = await list(patient.id, other.cookie);
  const missing = await list(999_999_999, other.cookie);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toBe(missing.body);
  expect((await t.app.inject(`/api/users/${patient.id}/appointments`)).statusCode).toBe(401);
});

test('a status that a patient cannot set is refused', async () => {
  const id = await newAppointment(30);
  for (const status of ['completed', 'scheduled', 'nonsense'])
    expect((await setStatus(id, status)).statusCode).toBe(400);
  expect((await rowOf(id)).status).toBe('scheduled');
});

test('of two cancellations at once, one succeeds and the other is refused', async () => {
  const id = await newAppointment(30);
  const answers = await Promise.all([setStatus(id, 'cancelled'), setStatus(id, 'cancelled')]);
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 409]));
});
