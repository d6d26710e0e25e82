import { beforeEach, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const tuesday = (time: string) => new Date(lagosInstant('2026-11-24', time)).toISOString();
const appointment = (providerId: number, change: object = {}) => ({
  providerId,
  date: tuesday('10:30'),
  status: 'scheduled',
  visitType: 'in-person',
  careType: 'routine',
  reason: 'My symptoms include: Cough',
  ...change,
});
let patient: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  patient = await newPatient(t);
  providerId = await newProvider(t);
});

const book = (payload: object, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url: '/api/appointments', payload, headers: { cookie: patient.cookie, ...headers } });
const scheduledAppointments = async () =>
  (await t.pool.query('select id from appointments where provider_id = $1', [providerId])).rowCount;
const timesOn = async (date: string) =>
  ((await t.app.inject(`/api/providers/${providerId}/availability?date=${date}`)).json() as { time: string }[]).map(
    ({ time }) => time,
  );

test('a free slot is booked, shown under My Appointments and not offered again', async () => {
  expect(await timesOn('2026-11-24')).toContain('10:30');
  const answer = await book(appointment(providerId));
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    providerId,
    date: tuesday('10:30'),
    endsAt: tuesday('11:00'),
    status: 'scheduled',
    visitType: 'in-person',
    careType: 'routine',
    reason: 'My symptoms include: Cough',
    provider: { id: providerId, name: 'Dr. Ngozi Test' },
  });
  const mine = await t.app.inject({
    url: `/api/users/${patient.id}/appointments`,
    headers: { cookie: patient.cookie },
  });
  expect(mine.json()).toEqual([answer.json()]);
  expect(await timesOn('2026-11-24')).not.toContain('10:30');
});

test('an instant written with another offset is the same slot', async () => {
  const answer = await book(appointment(providerId, { date: '2026-11-24T10:30:00+01:00' }));
  expect(answer.statusCode).toBe(201);
});

test('a taken slot is a 409 with a clear message', async () => {
  await book(appointment(providerId));
  const second = await newPatient(t);
  const answer = await book(appointment(providerId), { cookie: second.cookie });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    code: 'slot_taken',
    message: 'Somebody else has just booked this time. Please choose another one.',
    alternatives: ['09:30', '10:00', '11:00'].map((time) => ({
      id: `${providerId}-2026-11-24T${time}`,
      time,
      dateTime: tuesday(time),
    })),
  });
  expect(await scheduledAppointments()).toBe(1);
});

test("one's own visit in the way is called one's own", async () => {
  await book(appointment(providerId));
  expect((await book(appointment(providerId))).json()).toMatchObject({
    code: 'slot_taken',
    message: 'You have already booked this time. See My Appointments.',
  });
});

test.each([
  ['in the past', '2026-11-23T07:00:00.000Z'],
  ['off the grid', tuesday('10:31')],
  ['outside opening hours', tuesday('19:00')],
  ['on a day off', new Date(lagosInstant('2026-11-29', '10:00')).toISOString()],
  ['today, at a provider without same-day bookings', new Date(lagosInstant('2026-11-23', '15:00')).toISOString()],
  ['beyond the booking horizon', new Date(lagosInstant('2026-12-01', '10:00')).toISOString()],
])('a time %s cannot be booked', async (_, date) => {
  const answer = await book(appointment(providerId, { date }));
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('slot_unavailable');
  expect(await scheduledAppointments()).toBe(0);
});

test.each([
  ['telehealth', { visitType: 'telehealth' }, 'This provider does not offer telehealth visits.'],
  ['urgent care', { careType: 'urgent' }, 'This provider does not offer urgent care.'],
])('%s is refused where it is not offered', async (_, change, message) => {
  const answer = await book(appointment(providerId, change));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'not_offered', message });
  expect(await scheduledAppointments()).toBe(0);
});

test('a listing takes no bookings', async () => {
  providerId = await newProvider(t, { bookable: false });
  expect(await timesOn('2026-11-24')).toEqual([]);
  const answer = await book(appointment(providerId));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toBe('This facility takes no bookings here. Please call to book.');
});

test('a provider who accepts no new patients accepts those who have been there', async () => {
  providerId = await newProvider(t, { acceptingNewPatients: false });
  expect((await book(appointment(providerId))).json().message).toBe('This provider is not accepting new patients.');
  await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason)
     values ($1, $2, '2026-10-01T09:00Z', '2026-10-01T09:30Z', 'completed', 'in-person', 'routine', 'Check-up')`,
    [providerId, patient.id],
  );
  expect((await book(appointment(providerId))).statusCode).toBe(201);
});

test('the same Idempotency-Key gives the same appointment, however often it is sent', async () => {
  const headers = { 'idempotency-key': 'k-1' };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => book(appointment(providerId), headers)));
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await scheduledAppointments()).toBe(1);
});

test("a key is the patient's own: the same key of another patient is another booking", async () => {
  const headers = { 'idempotency-key': 'shared' };
  const first = await book(appointment(providerId), headers);
  const other = await newPatient(t);
  const second = await book(appointment(providerId, { date: tuesday('11:00') }), { ...headers, cookie: other.cookie });
  expect(second.statusCode).toBe(201);
  expect(second.json().id).not.toBe(first.json().id);
});

test.each([
  ['no care type', { careType: undefined }, { careType: 'Please select a care type' }],
  ['blank symptoms', { reason: '  \n ' }, { reason: 'Please describe your symptoms' }],
  [
    'a date that does not exist',
    { date: '2026-02-30T10:00:00Z' },
    { date: 'Use a date and time like 2026-11-24T09:30:00Z.' },
  ],
  ["somebody else's name on it", { patientId: 1 }, { patientId: 'Unknown field.' }],
])('%s is refused with a message', async (_, change, fields) => {
  const answer = await book(appointment(providerId, change));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual(fields);
});

test('an unknown provider is a 404, and booking signed out a 401', async () => {
  expect((await book(appointment(999_999_999))).statusCode).toBe(404);
  expect((await book(appointment(providerId), { cookie: '' })).statusCode).toBe(401);
  expect(await scheduledAppointments()).toBe(0);
});

test('a status other than scheduled cannot be booked', async () => {
  expect((await book(appointment(providerId, { status: 'completed' }))).statusCode).toBe(400);
});

test('a cancelled slot is free again', async () => {
  const { id } = (await book(appointment(providerId))).json();
  await t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    payload: { status: 'cancelled' },
    headers: { cookie: patient.cookie },
  });
  expect(await timesOn('2026-11-24')).toContain('10:30');
  expect((await book(appointment(providerId))).statusCode).toBe(201);
});
