import { expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp();
const DAY_MS = 24 * 60 * 60 * 1000;

/** A patient, a provider with a member, and a visit that ended some days ago (negative: upcoming). */
async function anAppointment({ endedDaysAgo = -1, status = 'scheduled' } = {}) {
  const patient = await newPatient(t, { fullName: 'Ada Obi' });
  const doctor = await newPatient(t, { role: 'provider', fullName: 'Ngozi Desk' });
  const providerId = await newProvider(t, { name: 'Dr. Ngozi Test' });
  await addMember(t.db, { providerId, userId: doctor.id, role: 'owner', nowMs: t.clock.nowMs });
  const ends = new Date(t.clock.nowMs - endedDaysAgo * DAY_MS);
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason)
     values ($1, $2, $3, $4, $5, 'in-person', 'routine', 'Cough') returning id`,
    [providerId, patient.id, new Date(ends.getTime() - 1_800_000), ends, status],
  );
  return { patient, doctor, providerId, appointmentId: rows[0].id as number };
}

const open = (appointmentId: number, { cookie }: { cookie: string }) =>
  post(t, `/api/appointments/${appointmentId}/conversation`, {}, { cookie });
const read = (id: number, { cookie }: { cookie: string }) =>
  t.app.inject({ url: `/api/conversations/${id}/messages`, headers: { cookie } });
const write = (id: number, text: string, { cookie }: { cookie: string }) =>
  post(t, `/api/conversations/${id}/messages`, { text }, { cookie });
const looks = async (subjectId: number) =>
  (await t.pool.query(`select * from activity_log where log = 'access' and subject_id = $1 order by id`, [subjectId]))
    .rows;

test('patient and provider of a visit write to each other; each look of the provider is logged', async () => {
  const { patient, doctor, appointmentId } = await anAppointment();
  const opened = await open(appointmentId, patient);
  expect(opened.statusCode, opened.body).toBe(200);
  expect(opened.json()).toMatchObject({ kind: 'provider', side: 'person', with: 'Dr. Ngozi Test', mayWrite: true });
  const { id } = opened.json<{ id: number }>();
  expect((await open(appointmentId, doctor)).json()).toMatchObject({ id, side: 'staff', with: 'Ada Obi' });
  expect((await write(id, 'Must I fast before the test?', patient)).statusCode).toBe(201);
  expect(await looks(patient.id)).toEqual([]);
  const list = await t.app.inject({ url: '/api/provider-conversations', headers: { cookie: doctor.cookie } });
  expect(list.json()).toMatchObject([{ id, unread: 1, with: 'Ada Obi' }]);
  expect((await read(id, doctor)).json()).toMatchObject([{ side: 'person', text: 'Must I fast before the test?' }]);
  expect(await looks(patient.id)).toMatchObject([
    { act: 'conversation.read', actor_id: doctor.id, actor_name: 'Ngozi Desk', object: `conversation:${id}` },
  ]);
  expect((await write(id, 'Yes, eight hours.', doctor)).statusCode).toBe(201);
  expect((await read(id, patient)).json()).toMatchObject([{}, { side: 'staff', author: 'Ngozi Desk' }]);
  expect(await looks(patient.id)).toHaveLength(1);
});

test('former members, other providers and administrators see nothing of it', async () => {
  const { patient, doctor, appointmentId } = await anAppointment();
  const { id } = (await open(appointmentId, patient)).json<{ id: number }>();
  await write(id, 'Hello', patient);
  const other = await anAppointment();
  const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
  await t.pool.query('delete from provider_members where user_id = $1', [doctor.id]);
  for (const stranger of [doctor, other.doctor, other.patient, admin]) {
    expect((await read(id, stranger)).statusCode).toBe(404);
    expect((await write(id, 'Hi', stranger)).statusCode).toBe(404);
    expect((await open(appointmentId, stranger)).statusCode).toBe(404);
    const events = await t.app.inject({ url: `/api/conversations/${id}/events`, headers: { cookie: stranger.cookie } });
    expect(events.statusCode).toBe(404);
  }
  for (const path of ['', '/messages']) {
    const answer = await t.app.inject({
      url: `/api/admin/conversations/${id}${path}`,
      headers: { cookie: admin.cookie },
    });
    expect(answer.statusCode).toBe(404);
  }
  const inbox = await t.app.inject({ url: '/api/admin/conversations', headers: { cookie: admin.cookie } });
  expect(inbox.json()).toEqual([]);
  expect((await read(id, patient)).json()).toHaveLength(1);
});

test.each([
  ['is to come', { endedDaysAgo: -3 }, 200],
  ['ended 30 days ago', { endedDaysAgo: 30, status: 'completed' }, 200],
  ['ended 31 days ago', { endedDaysAgo: 31, status: 'completed' }, 409],
  ['was cancelled', { endedDaysAgo: -3, status: 'cancelled' }, 409],
])('because of a visit that %s', async (_, appointment, status) => {
  const { patient, appointmentId } = await anAppointment(appointment);
  expect((await open(appointmentId, patient)).statusCode).toBe(status);
});

test('thirty days after the last visit both can still read, and neither can write', async () => {
  const { patient, doctor, appointmentId } = await anAppointment({ endedDaysAgo: 1, status: 'completed' });
  const { id } = (await open(appointmentId, patient)).json<{ id: number }>();
  await write(id, 'Hello', patient);
  const before = t.clock.nowMs;
  t.clock.nowMs += 30 * DAY_MS;
  await t.pool.query('update sessions set last_seen_at = $1, created_at = $1', [new Date(t.clock.nowMs)]);
  try {
    for (const person of [patient, doctor]) {
      const refused = await write(id, 'Too late', person);
      expect(refused.json().code).toBe('conversation_over');
      expect((await read(id, person)).json()).toHaveLength(1);
    }
    const mine = await t.app.inject({ url: '/api/conversations', headers: { cookie: patient.cookie } });
    expect(mine.json()).toMatchObject([{ id, mayWrite: false }]);
  } finally {
    t.clock.nowMs = before;
  }
});
