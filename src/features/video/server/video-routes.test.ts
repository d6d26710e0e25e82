import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinSignature } from '#features/appointments/server/appointment-link.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { videoAppointment } from '#test/access/video-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import type { Room } from '../contract.ts';

const SECRET = 'shared with coturn only';
const TURN = { TURN_URLS: 'turn:turn.example.ng:3478, turns:turn.example.ng:5349?transport=tcp', TURN_SECRET: SECRET };
const t = await testApp('empty', TURN);
const MINUTE = 60_000;

async function anAppointment(minutesAgo = 5) {
  const [patient, desk] = [await newPatient(t), await newPatient(t, { fullName: 'Ada Desk' })];
  const providerId = await practiceOf(t, desk);
  return {
    patient,
    desk,
    providerId,
    id: await videoAppointment(t, { providerId, patientId: patient.id, minutesAgo }),
  };
}
const ask = async (method: 'GET' | 'PUT' | 'DELETE', url: string, cookie: string, payload?: object) =>
  await t.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const room = async (id: number, cookie: string) => (await ask('GET', `/api/visits/${id}/room`, cookie)).json<Room>();

test('each side reads the state of the visit; TURN credentials come while the room is open', async () => {
  const { patient, desk, id } = await anAppointment();
  expect(await room(id, patient.cookie)).toMatchObject({ side: 'patient', phase: 'open', consented: false });
  const { side, iceServers } = await room(id, desk.cookie);
  expect(side).toBe('provider');
  const [{ urls, username = '', credential } = { urls: [] }] = iceServers;
  expect(urls).toEqual(['turn:turn.example.ng:3478', 'turns:turn.example.ng:5349?transport=tcp']);
  expect(username).toBe(`${t.clock.nowMs / 1000 + 4 * 3600}:visit-${id}-provider`);
  expect(credential).toBe(createHmac('sha1', SECRET).update(username).digest('base64'));
});

test('before the room opens and after it closes no one is admitted, and no credentials are given', async () => {
  for (const [minutesAgo, phase] of [
    [-16, 'early'],
    [61, 'over'],
  ] as const) {
    const { patient, desk, id } = await anAppointment(minutesAgo);
    expect(await room(id, patient.cookie)).toMatchObject({ phase, iceServers: [], expected: null });
    expect((await ask('PUT', `/api/visits/${id}/admission`, desk.cookie)).statusCode).toBe(409);
    expect((await ask('PUT', `/api/visits/${id}/consent`, patient.cookie)).statusCode).toBe(409);
    const { rows } = await t.pool.query('select 1 from video_rooms where appointment_id = $1', [id]);
    expect(rows).toEqual([]);
  }
});

test('the patient agrees once for each visit, and only the patient', async () => {
  const { patient, desk, id } = await anAppointment();
  expect((await ask('PUT', `/api/visits/${id}/consent`, desk.cookie)).statusCode).toBe(403);
  for (let n = 0; n < 2; n++) {
    expect((await ask('PUT', `/api/visits/${id}/consent`, patient.cookie)).json()).toMatchObject({ consented: true });
  }
  const { rows } = await t.pool.query(`select about from consents where purpose = 'telehealth' and user_id = $1`, [
    patient.id,
  ]);
  expect(rows).toEqual([{ about: `appointment:${id}` }]);
});

test('only the provider admits and ends, after which the patient waits again', async () => {
  const { patient, desk, id } = await anAppointment();
  expect((await ask('PUT', `/api/visits/${id}/admission`, patient.cookie)).statusCode).toBe(403);
  expect((await room(id, patient.cookie)).admittedAt).toBeNull();
  expect((await ask('PUT', `/api/visits/${id}/admission`, desk.cookie)).statusCode).toBe(200);
  expect((await room(id, patient.cookie)).admittedAt).not.toBeNull();
  expect((await ask('DELETE', `/api/visits/${id}/admission`, patient.cookie)).statusCode).toBe(403);
  await ask('DELETE', `/api/visits/${id}/admission`, desk.cookie);
  expect((await room(id, patient.cookie)).admittedAt).toBeNull();
});

test('after the call no start is expected, until the patient is admitted again', async () => {
  const { patient, desk, id } = await anAppointment();
  expect(await room(id, patient.cookie)).toMatchObject({ callEndedAt: null, expected: { kind: 'late' } });
  await ask('PUT', `/api/visits/${id}/admission`, desk.cookie);
  await ask('DELETE', `/api/visits/${id}/admission`, desk.cookie);
  const endedAt = new Date(t.clock.nowMs).toISOString();
  expect(await room(id, patient.cookie)).toMatchObject({ admittedAt: null, callEndedAt: endedAt, expected: null });
  await ask('PUT', `/api/visits/${id}/admission`, desk.cookie);
  expect(await room(id, patient.cookie)).toMatchObject({ admittedAt: endedAt, callEndedAt: null });
});

test('waiting patients are listed to members of the provider while they are there', async () => {
  const { patient, desk, id } = await anAppointment();
  const at = new Date(t.clock.nowMs);
  await t.pool.query('insert into video_rooms (appointment_id, waiting_since, patient_seen_at) values ($1, $2, $2)', [
    id,
    at,
  ]);
  const waiting = async (cookie: string) => (await ask('GET', '/api/video-waiting', cookie)).json<{ id: number }[]>();
  expect((await waiting(desk.cookie)).map((each) => each.id)).toEqual([id]);
  expect(await waiting(patient.cookie)).toEqual([]);
  await t.pool.query('update video_rooms set patient_seen_at = $2 where appointment_id = $1', [
    id,
    new Date(t.clock.nowMs - MINUTE),
  ]);
  expect(await waiting(desk.cookie)).toEqual([]);
});

test("the provider's look at the visit is noted in the patient's access log, repeated ones once", async () => {
  const { patient, desk, id } = await anAppointment();
  await t.pool.query('insert into video_rooms (appointment_id, waiting_since, patient_seen_at) values ($1, $2, $2)', [
    id,
    new Date(t.clock.nowMs),
  ]);
  for (let n = 0; n < 2; n++) {
    await room(id, patient.cookie);
    await room(id, desk.cookie);
    await ask('GET', '/api/video-waiting', desk.cookie);
  }
  const log = (await ask('GET', `/api/users/${patient.id}/access-log`, patient.cookie)).json<{ act: string }[]>();
  expect(log.map(({ act }) => act)).toEqual(['appointment.list', 'appointment.read']);
});

test('the provider writes a summary; the patient reads it, and who wrote and read it', async () => {
  const { patient, desk, id } = await anAppointment();
  const url = `/api/visits/${id}/summary`;
  expect((await ask('GET', url, patient.cookie)).json()).toBeNull();
  expect((await ask('PUT', url, patient.cookie, { text: 'I am well' })).statusCode).toBe(403);
  expect((await ask('PUT', url, desk.cookie, { text: '  ' })).statusCode).toBe(400);
  expect((await ask('PUT', url, desk.cookie, { text: 'Rest.' })).statusCode).toBe(200);
  await ask('PUT', url, desk.cookie, { text: 'Rest, and drink.' });
  await ask('GET', url, desk.cookie);
  const mine = (await ask('GET', `/api/users/${patient.id}/visit-summaries`, patient.cookie)).json();
  expect(mine).toMatchObject([{ appointmentId: id, text: 'Rest, and drink.', author: 'Ada Desk' }]);
  const log = (await ask('GET', `/api/users/${patient.id}/access-log`, patient.cookie)).json<{ act: string }[]>();
  expect(log.map(({ act }) => act)).toEqual(['summary.read', 'summary.write', 'summary.write']);
});

test('no summary is written before the start, nor of a visit that did not take place', async () => {
  const early = await anAppointment(-5);
  const cancelled = await anAppointment();
  await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [cancelled.id]);
  for (const { id, desk } of [early, cancelled]) {
    expect((await ask('PUT', `/api/visits/${id}/summary`, desk.cookie, { text: 'Rest.' })).statusCode).toBe(409);
  }
  expect((await t.pool.query('select 1 from visit_summaries where text = $1', ['Rest.'])).rows).toEqual([]);
});

test("an account that only knows the number is refused as for any number, and its name is in no patient's log", async () => {
  const { patient, id } = await anAppointment();
  const stranger = await newPatient(t, { fullName: 'Eve Stranger' });
  const refused = await ask('GET', `/api/visits/${id}/room`, stranger.cookie);
  expect(refused.statusCode).toBe(403);
  await ask('GET', `/api/visits/${id}/summary`, stranger.cookie);
  const missing = await ask('GET', '/api/visits/999999/room', stranger.cookie);
  expect([missing.statusCode, missing.body]).toEqual([403, refused.body]);
  const log = (await ask('GET', `/api/users/${patient.id}/access-log`, patient.cookie)).json<{ act: string }[]>();
  expect(log).toEqual([]);
  const { rows } = await t.pool.query('select log, actor_name, subject_id from activity_log where actor_id = $1', [
    stranger.id,
  ]);
  expect(rows[0]).toMatchObject({ log: 'audit', subject_id: null });
  expect(rows[0].actor_name).not.toContain('Eve');
});

test('after ten refusals an account has to wait, whether the visits exist or not; its own visit stays open', async () => {
  const { id } = await anAppointment();
  const own = await anAppointment();
  const look = (appointmentId: number) => ask('GET', `/api/visits/${appointmentId}/room`, own.patient.cookie);
  for (let at = 0; at < 5; at += 1) {
    expect([(await look(id)).statusCode, (await look(999_900 + at)).statusCode]).toEqual([403, 403]);
  }
  expect([(await look(id)).statusCode, (await look(999_999)).statusCode]).toEqual([429, 429]);
  expect((await look(own.id)).statusCode).toBe(200);
  const { rows } = await t.pool.query(
    `select count(*)::int as n from activity_log where act = 'video.refused' and actor_id = $1`,
    [own.patient.id],
  );
  expect(rows[0].n).toBe(5);
});

test('a signed mail link opened with another account says so; a forged one reveals nothing', async () => {
  const { patient, id } = await anAppointment();
  const stranger = await newPatient(t);
  const { rows } = await t.pool.query('select email from users where id = $1', [patient.id]);
  const link = joinSignature(TEST_KEYS('link'), { id, patientId: patient.id }, rows[0].email);
  const at = (of: number, said: string) => `/api/visits/${of}/room?link=${encodeURIComponent(said)}`;
  expect((await ask('GET', at(id, link), patient.cookie)).json()).toMatchObject({ id, side: 'patient' });
  const refused = await ask('GET', at(id, link), stranger.cookie);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'other_account']);
  const other = (await anAppointment()).id;
  for (const [of, said] of [
    [id, `${link.slice(0, -2)}xx`],
    [id, ''],
    [other, link],
    [999_999, link],
  ] as const) {
    const forged = await ask('GET', at(of, said), stranger.cookie);
    expect([forged.statusCode, forged.json().code]).toEqual([403, 'forbidden']);
  }
  expect((await t.app.inject({ url: at(id, link) })).statusCode).toBe(401);
});

test('the relative that the patient booked for is shown by name to both sides', async () => {
  const { patient, desk, id } = await anAppointment();
  await t.pool.query(
    `update appointments set for_name = 'Mama Ngozi', for_age = 71, for_relation = 'parent' where id = $1`,
    [id],
  );
  expect(await room(id, patient.cookie)).toMatchObject({ side: 'patient', patientName: 'Mama Ngozi' });
  expect(await room(id, desk.cookie)).toMatchObject({ side: 'provider', patientName: 'Mama Ngozi' });
});

test.each([
  ['was cancelled', `status = 'cancelled'`],
  ['was moved', `status = 'rescheduled'`],
  ['is in person', `visit_type = 'in-person'`],
])('the provider of a visit that %s does not learn whose it is', async (_, change) => {
  const { patient, desk, id } = await anAppointment();
  await t.pool.query(`update appointments set ${change} where id = $1`, [id]);
  expect(await room(id, desk.cookie)).toMatchObject({ side: 'provider', phase: 'off', patientName: '' });
  expect(await room(id, patient.cookie)).toMatchObject({ phase: 'off', patientName: 'Test Patient' });
});
