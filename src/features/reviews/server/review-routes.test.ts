import { beforeEach, describe, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const START = t.clock.nowMs;
let patient: { id: number; cookie: string };
let providerId: number;
const base = await t.listen();

beforeEach(async () => {
  t.clock.nowMs = START;
  patient = await newPatient(t);
  providerId = await newProvider(t);
});

async function newAppointment(
  status = 'completed',
  { attendance = null as string | null, daysAgo = 2, by = patient.id } = {},
) {
  const startsAt = new Date(START - daysAgo * DAY_MS);
  const { rows } = await t.pool.query<{ id: number }>(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason, attendance)
     values ($1, $2, $3, $4, $5, 'in-person', 'routine', 'A secret cough', $6) returning id`,
    [providerId, by, startsAt, new Date(startsAt.getTime() + HOUR_MS / 2), status, attendance],
  );
  return rows[0]?.id ?? 0;
}
const send = (method: 'POST' | 'PUT', appointment: number, payload: object, cookie = patient.cookie) =>
  t.app.inject({ method, url: `/api/appointments/${appointment}/review`, payload, headers: { cookie } });
const shown = async () => (await t.app.inject(`/api/providers/${providerId}/reviews`)).json();
const rating = async () => {
  const { rating: tenths, reviewCount } = (await t.app.inject(`/api/providers/${providerId}`)).json();
  return { tenths, reviewCount };
};
const rows = async () => (await t.pool.query('select * from reviews where provider_id = $1', [providerId])).rows;

describe('leaving a review', () => {
  test('of a completed visit: it is shown without a name, and the rating follows', async () => {
    const appointment = await newAppointment();
    const answer = await send('POST', appointment, { stars: 4, text: '  Took her time.\nKind.  ' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      appointmentId: appointment,
      stars: 4,
      text: 'Took her time.\nKind.',
      createdAt: new Date(START).toISOString(),
      editedAt: null,
      editableUntil: new Date(START + 7 * DAY_MS).toISOString(),
      hidden: false,
    });
    expect(await shown()).toEqual([
      {
        id: answer.json().id,
        stars: 4,
        comment: 'Took her time.\nKind.',
        createdAt: new Date(START).toISOString(),
        editedAt: null,
        notConfirmed: true,
      },
    ]);
    expect(await rating()).toEqual({ tenths: 40, reviewCount: 1 });
    const own = await t.app.inject({ url: `/api/users/${patient.id}/reviews`, headers: { cookie: patient.cookie } });
    expect(own.json()).toEqual([answer.json()]);
  });

  test('stars alone are enough; a comment of blanks is none', async () => {
    expect((await send('POST', await newAppointment(), { stars: 5 })).json().text).toBeNull();
    expect(
      (await send('POST', await newAppointment('completed', { daysAgo: 3 }), { stars: 4, text: ' \n ' })).json().text,
    ).toBeNull();
    expect(await rating()).toEqual({ tenths: 40, reviewCount: 1 });
  });

  test.each([
    ['was missed', 'completed', 'no_show', 2],
    ['was cancelled', 'cancelled', null, 2],
    ['was moved', 'rescheduled', null, 2],
    ['is to come', 'scheduled', null, -2],
    ['is over but not yet marked', 'scheduled', null, 0.5],
  ])('of a visit that %s is refused', async (_, status, attendance, daysAgo) => {
    const answer = await send('POST', await newAppointment(status, { attendance, daysAgo }), { stars: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_reviewable']);
    expect(await rows()).toEqual([]);
    expect(await rating()).toEqual({ tenths: 0, reviewCount: 0 });
  });
});

describe('leaving a review again, or an invalid one', () => {
  test('repeating it is the same review, another one is refused', async () => {
    const appointment = await newAppointment();
    const first = await send('POST', appointment, { stars: 4, text: 'Kind.' });
    const again = await send('POST', appointment, { stars: 4, text: 'Kind.' });
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    const other = await send('POST', appointment, { stars: 1, text: 'Rude.' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'already_reviewed']);
    expect(await rows()).toMatchObject([{ stars: 4, comment: 'Kind.' }]);
  });

  test.each([
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 4.5 }, 'stars'],
    [{ text: 'No stars' }, 'stars'],
    [{ stars: 5, text: 'x'.repeat(1001) }, 'text'],
    [{ stars: 5, hiddenAt: null }, 'hiddenAt'],
  ])('with %j is refused', async (payload, field) => {
    const answer = await send('POST', await newAppointment(), payload);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await rows()).toEqual([]);
  });
});

describe('changing a review', () => {
  test('within seven days marks it as edited; the rating follows', async () => {
    const appointment = await newAppointment();
    await send('POST', appointment, { stars: 2, text: 'Late.' });
    t.clock.nowMs = START + 7 * DAY_MS - 1;
    const answer = await send('PUT', appointment, { stars: 5, text: 'They called to apologise.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ stars: 5, editedAt: new Date(t.clock.nowMs).toISOString() });
    expect(await shown()).toMatchObject([{ stars: 5, editedAt: new Date(t.clock.nowMs).toISOString() }]);
    expect(await rating()).toEqual({ tenths: 50, reviewCount: 1 });
  });

  test('after seven days is refused, unless nothing changes', async () => {
    const appointment = await newAppointment();
    await send('POST', appointment, { stars: 2 });
    t.clock.nowMs = START + 7 * DAY_MS;
    const answer = await send('PUT', appointment, { stars: 5 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_reviewable']);
    expect(await rows()).toMatchObject([{ stars: 2, edited_at: null }]);
    expect((await send('PUT', appointment, { stars: 2 })).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ stars: 2, edited_at: null }]);
  });

  test('is refused for a visit without a review', async () => {
    expect((await send('PUT', await newAppointment(), { stars: 5 })).statusCode).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test("another patient's visit is as if missing, to administrators too", async () => {
    const appointment = await newAppointment();
    const other = await newPatient(t);
    const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
    for (const method of ['POST', 'PUT'] as const) {
      const missing = await send(method, 999_999_999, { stars: 1 }, other.cookie);
      for (const { cookie } of [other, admin]) {
        const answer = await send(method, appointment, { stars: 1 }, cookie);
        expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
      }
    }
    expect(await rows()).toEqual([]);
  });
});

test('twenty reviews at once are all counted', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => newPatient(t)));
  const appointments = await Promise.all(
    people.map(({ id }, n) => newAppointment('completed', { attendance: 'attended', by: id, daysAgo: n + 1 })),
  );
  const statuses = await Promise.all(
    people.map(async ({ cookie }, n) => {
      const answer = await fetch(`${base}/api/appointments/${appointments[n]}/review`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ stars: (n % 5) + 1 }),
      });
      return answer.status;
    }),
  );
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 201));
  expect(await rating()).toEqual({ tenths: 30, reviewCount: 20 });
});

test('twenty reviews of one visit at once are one', async () => {
  const appointment = await newAppointment();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const answer = await fetch(`${base}/api/appointments/${appointment}/review`, {
        method: 'POST',
        headers: { cookie: patient.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ stars: 3, text: String(n) }),
      });
      return answer.status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await rating()).toEqual({ tenths: 30, reviewCount: 1 });
});
