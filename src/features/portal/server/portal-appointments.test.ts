import { beforeEach, describe, expect, test } from 'vitest';
import { completeAppointments } from '#features/appointments/server/complete-appointments.ts';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { newAccount, setUpSecondFactor } from '#test/sign-in.ts';
import { markAppointment } from './mark-appointment.ts';

const OWNER = { role: 'owner', deskReadsReasons: false } as const;
const t = await testApp();
const START = t.clock.nowMs;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let desk: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

const today = (cookie = desk.cookie, id = providerId) =>
  t.app.inject({ url: `/api/portal/providers/${id}/visits?from=2026-11-23&to=2026-11-23`, headers: { cookie } });
const mark = (id: number, to: string, was = 'none', cookie = desk.cookie) =>
  t.app.inject({
    method: 'PUT',
    url: `/api/portal/visits/${id}/mark`,
    payload: { mark: to, was },
    headers: { cookie },
  });
/** Sessions of staff end long before a day is over. */
const later = async (ms: number) => {
  t.clock.nowMs += ms;
  desk = { ...desk, cookie: `session=${await openSession(t.db, desk.id, t.clock.nowMs)}` };
};
const rowOf = async (id: number) =>
  (await t.pool.query('select status, attendance, marked_at, patient_id from appointments where id = $1', [id]))
    .rows[0];
const looksAt = async (id: number) =>
  (
    await t.pool.query(`select act, actor_name, details from activity_log where object = $1 order by id`, [
      `appointment:${id}`,
    ])
  ).rows;

describe('the list of a day', () => {
  test('has patient, time, reason and urgency, in order of time', async () => {
    const later = await appointmentTo(t, providerId, 120, 'My chest hurts badly and I cannot breathe');
    const sooner = await appointmentTo(t, providerId, 30, 'Follow-up');
    await t.pool.query(
      `update appointments set for_name = 'Baby Visitor', for_age = 2, for_relation = 'child' where id = $1`,
      [sooner],
    );
    const answer = await today();
    expect(answer.statusCode).toBe(200);
    const [first, second] = answer.json();
    expect(first).toMatchObject({
      id: sooner,
      mark: 'none',
      patient: { name: 'Ngozi Visitor', age: null, phone: '0803 000 0000' },
      forPerson: { name: 'Baby Visitor', age: 2, relation: 'child' },
      triage: null,
    });
    expect(second).toMatchObject({ id: later, forPerson: null, triage: { urgency: 'high' } });
    expect(second.triage.signs.length).toBeGreaterThan(0);
    expect(answer.body).not.toContain('email');
  });

  test('leaves out cancelled visits, whose consent to share has ended', async () => {
    const id = await appointmentTo(t, providerId, 30, 'A secret');
    await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
    expect((await today()).json()).toEqual([]);
    expect(await looksAt(id)).toEqual([]);
    const one = await t.app.inject({ url: `/api/portal/visits/${id}`, headers: { cookie: desk.cookie } });
    expect(one.statusCode).toBe(404);
  });

  test('covers seven days at most', async () => {
    const ask = (from: string, to: string) =>
      t.app.inject({
        url: `/api/portal/providers/${providerId}/visits?from=${from}&to=${to}`,
        headers: { cookie: desk.cookie },
      });
    expect((await ask('2026-11-23', '2026-11-29')).statusCode).toBe(200);
    expect((await ask('2026-11-23', '2026-11-30')).statusCode).toBe(400);
    expect((await ask('2026-11-23', '2026-11-22')).statusCode).toBe(400);
    expect((await ask('2026-02-30', '2026-03-01')).statusCode).toBe(400);
  });
});

describe('every look', () => {
  test("is noted in the patient's access log, a list once a day", async () => {
    const id = await appointmentTo(t, providerId, 30);
    await today();
    await today();
    const details = { memberRole: 'owner', practice: 'Dr. Ngozi Test' };
    expect(await looksAt(id)).toEqual([{ act: 'appointment.list', actor_name: 'Front Desk', details }]);
    await later(15 * HOUR_MS);
    await today();
    expect(await looksAt(id)).toHaveLength(2);
  });

  test('at one visit is noted once in a quarter of an hour', async () => {
    const id = await appointmentTo(t, providerId, 30);
    const open = () => t.app.inject({ url: `/api/portal/visits/${id}`, headers: { cookie: desk.cookie } });
    await open();
    await open();
    expect((await looksAt(id)).map(({ act }) => act)).toEqual(['appointment.read']);
    t.clock.nowMs += 15 * MINUTE_MS;
    await open();
    expect(await looksAt(id)).toHaveLength(2);
  });

  test('is noted for each account of a practice', async () => {
    const id = await appointmentTo(t, providerId, 30);
    const doctor = await newPatient(t, { fullName: 'The Doctor', role: 'provider' });
    await addMember(t.db, { providerId, userId: doctor.id, role: 'owner', nowMs: START });
    await today();
    await today(doctor.cookie);
    expect((await looksAt(id)).map(({ actor_name }) => actor_name)).toEqual(['Front Desk', 'The Doctor']);
  });

  test('that cannot be logged is refused', async () => {
    const id = await appointmentTo(t, providerId, 30, 'A secret');
    await t.pool.query('alter table activity_log add constraint nothing_more check (false) not valid');
    const answer = await today();
    await t.pool.query('alter table activity_log drop constraint nothing_more');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(await looksAt(id)).toEqual([]);
  });

  test('is in the access log of the patient in words', async () => {
    const id = await appointmentTo(t, providerId, -30);
    await today();
    await mark(id, 'attended');
    const { patient_id: patientId } = await rowOf(id);
    const { rows } = await t.pool.query(
      `select act from activity_log where log = 'access' and subject_id = $1 order by id`,
      [patientId],
    );
    expect(rows.map(({ act }) => act)).toEqual(['appointment.list', 'appointment.mark']);
  });
});

describe('marking who came', () => {
  test('is possible from 4 hours before a visit on for who comes early, and otherwise from its start on', async () => {
    const id = await appointmentTo(t, providerId, 241);
    const refused = async (to: string, was = 'none') => {
      const answer = await mark(id, to, was);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_markable']);
    };
    await refused('attended');
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', attendance: null, marked_at: null });
    t.clock.nowMs += MINUTE_MS;
    await refused('no_show');
    await refused('completed');
    expect((await mark(id, 'attended')).json()).toMatchObject({ mark: 'attended' });
    await refused('completed', 'attended');
    expect((await mark(id, 'none', 'attended')).json()).toMatchObject({ mark: 'none', markedAt: null });
    await later(4 * HOUR_MS);
    const answer = await mark(id, 'attended');
    expect(answer.json()).toMatchObject({ id, mark: 'attended' });
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', attendance: 'attended' });
    expect((await mark(id, 'completed', 'attended')).json().mark).toBe('completed');
    expect(await rowOf(id)).toMatchObject({ status: 'completed', attendance: 'attended' });
  });
});

describe('marking who came early', () => {
  test('keeps the time of the visit taken, and opens no review', async () => {
    const startsAt = new Date(START + 90 * MINUTE_MS);
    await t.pool.query('update providers set notice_minutes = 0 where id = $1', [providerId]);
    const id = await appointmentTo(t, providerId, 90);
    const other = await newPatient(t);
    const offered = async () =>
      (await t.app.inject({ url: `/api/providers/${providerId}/availability?date=2026-11-23` }))
        .json<{ dateTime: string }[]>()
        .map(({ dateTime }) => dateTime);
    await mark(id, 'attended');
    expect(await offered()).not.toContain(startsAt.toISOString());
    const wanted = { providerId, date: startsAt, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
    const booked = await t.app.inject({
      method: 'POST',
      url: '/api/appointments',
      headers: { cookie: other.cookie },
      payload: wanted,
    });
    expect([booked.statusCode, booked.json().code]).toEqual([409, 'slot_taken']);
    const { patient_id: patientId } = await rowOf(id);
    const cookie = `session=${await openSession(t.db, patientId, t.clock.nowMs)}`;
    const review = await t.app.inject({
      method: 'POST',
      url: `/api/appointments/${id}/review`,
      headers: { cookie },
      payload: { stars: 5 },
    });
    expect(review.statusCode).toBe(409);
    expect((await t.pool.query('select id from reviews where appointment_id = $1', [id])).rows).toEqual([]);
    await mark(id, 'none', 'attended');
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', attendance: null });
  });
});

describe('marking who came, and who did not', () => {
  test('a no-show is completed as missed', async () => {
    const id = await appointmentTo(t, providerId, -20);
    expect((await mark(id, 'no_show')).json().mark).toBe('no_show');
    expect(await rowOf(id)).toMatchObject({ status: 'completed', attendance: 'no_show' });
    expect((await looksAt(id)).at(-1)).toMatchObject({
      act: 'appointment.mark',
      details: { mark: 'no_show', was: 'none' },
    });
  });

  test('can be taken back for a day, and not after that', async () => {
    const id = await appointmentTo(t, providerId, -20);
    await mark(id, 'no_show');
    await later(24 * HOUR_MS - 1);
    expect((await mark(id, 'none', 'no_show')).json()).toMatchObject({ mark: 'none', markedAt: null });
    await mark(id, 'no_show');
    await later(24 * HOUR_MS);
    const late = await mark(id, 'none', 'no_show');
    expect([late.statusCode, late.json().code]).toEqual([409, 'not_markable']);
    expect((await rowOf(id)).attendance).toBe('no_show');
  });

  test('is over once time alone has completed the visit', async () => {
    const id = await appointmentTo(t, providerId, -20);
    await later(25 * HOUR_MS);
    await completeAppointments.run({ db: t.db, now: t.clock.now } as Parameters<typeof completeAppointments.run>[0]);
    expect((await mark(id, 'attended')).json().code).toBe('not_markable');
    expect(await rowOf(id)).toMatchObject({ status: 'completed', attendance: null });
  });
});

describe('a mark', () => {
  test('is refused for a cancelled visit', async () => {
    const id = await appointmentTo(t, providerId, -20);
    await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
    expect((await mark(id, 'attended')).statusCode).toBe(404);
  });

  test('is not taken back once the patient has reviewed the visit', async () => {
    const id = await appointmentTo(t, providerId, -20);
    await mark(id, 'completed');
    await t.pool.query('insert into reviews (appointment_id, provider_id, stars) values ($1, $2, 5)', [id, providerId]);
    expect((await mark(id, 'none', 'completed')).json().code).toBe('not_markable');
    expect((await rowOf(id)).status).toBe('completed');
  });

  test('is not taken back once the slot was booked again', async () => {
    const id = await appointmentTo(t, providerId, -20);
    await mark(id, 'no_show');
    await appointmentTo(t, providerId, 5);
    const answer = await mark(id, 'none', 'no_show');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_markable']);
    expect((await rowOf(id)).attendance).toBe('no_show');
  });

  test('by two desks at once counts once, and the slower one is refused', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await appointmentTo(t, providerId, -20 - 31 * (round + 1));
      const by = { userId: desk.id, desk: undefined, member: OWNER };
      const wanted = { id, ...by, was: 'none' as const, nowMs: t.clock.nowMs };
      const context = { db: t.db, keyFor: TEST_KEYS };
      const outcomes = await Promise.allSettled([
        markAppointment(context, { ...wanted, mark: 'attended' }),
        markAppointment(context, { ...wanted, mark: 'no_show' }),
      ]);
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(1);
      expect(refused[0]).toMatchObject({ reason: { code: 'mark_changed' } });
      expect((await looksAt(id)).filter(({ act }) => act === 'appointment.mark')).toHaveLength(1);
    }
  });

  test('the same mark by both is one', async () => {
    const id = await appointmentTo(t, providerId, -20);
    const both = await Promise.all([mark(id, 'attended'), mark(id, 'attended')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await looksAt(id)).filter(({ act }) => act === 'appointment.mark')).toHaveLength(1);
  });
});

test('where a second factor is required, nothing of the portal opens without one', async () => {
  const production = await testApp('empty', { PUBLIC_URL: 'https://care.example.ng' });
  const doctor = await newAccount(production, 'doctor', { role: 'provider' });
  const own = await practiceOf(production, doctor);
  const appointment = await appointmentTo(production, own, -10);
  const ask = (path: string) =>
    production.app.inject({
      url: `/api/portal/${path}`,
      headers: { cookie: doctor.cookie.replace('session', '__Host-session') },
    });
  const paths = ['providers', `providers/${own}/settings`, `visits/${appointment}`];
  for (const path of paths) {
    const answer = await ask(path);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'second_factor_required']);
  }
  await setUpSecondFactor(production, doctor.cookie.replace('session', '__Host-session'));
  for (const path of paths) expect([path, (await ask(path)).statusCode]).toEqual([path, 200]);
});
