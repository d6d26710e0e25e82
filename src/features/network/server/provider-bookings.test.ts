import { beforeEach, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { personWith } from '#test/access/principals.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';

const t = await testApp();
const admin = await personWith(t, { role: 'admin', permissions: ['manage_providers'] });
let id: number;
beforeEach(async () => {
  id = await newProvider(t, { bookingState: 'setting_up', liveBy: null });
});

const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  t.app.inject({ method, url, headers: { cookie: admin.cookie }, ...(payload && { payload }) });
const pause = (paused: boolean, was: string) => send('PUT', `/api/admin/providers/${id}/bookings`, { paused, was });
const invite = (email: string) => send('POST', `/api/admin/providers/${id}/members`, { fullName: 'Ngozi Desk', email });
const mailsTo = async (email: string) =>
  (await t.pool.query('select kind from messages where recipient = $1 order by id', [email])).rows.map(
    ({ kind }) => kind,
  );

test('an added provider takes no bookings, and no administrator can start them', async () => {
  expect((await send('GET', `/api/admin/providers/${id}`)).json()).toMatchObject({
    bookable: false,
    bookingState: 'setting_up',
    liveBy: null,
    members: [],
  });
  const answer = await pause(false, 'setting_up');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().bookingState).toBe('setting_up');
});

test('an administrator pauses bookings and allows them again; the practice then starts them itself', async () => {
  id = await newProvider(t, { liveBy: 'member', hoursConfirmedAt: new Date(t.clock.nowMs) });
  expect((await pause(true, 'live')).json()).toMatchObject({ bookingState: 'paused', pausedReason: 'administrator' });
  expect((await pause(true, 'live')).statusCode).toBe(200);
  expect((await pause(false, 'live')).json().code).toBe('changed_meanwhile');
  expect((await pause(false, 'paused')).json()).toMatchObject({ bookingState: 'paused', pausedReason: 'member' });
});

test('what the operator runs goes on as it was', async () => {
  id = await newProvider(t);
  await pause(true, 'live');
  expect((await pause(false, 'paused')).json()).toMatchObject({
    bookable: true,
    liveBy: 'operator',
    pausedReason: null,
  });
});

test("a listing can't be paused, and no member can be invited to it", async () => {
  id = await newProvider(t, { bookable: false });
  expect((await pause(true, 'listed')).json().code).toBe('changed_meanwhile');
  expect((await invite('nobody@example.com')).json().code).toBe('not_in_network');
});

test('a member is invited to run an added provider; the same address is mailed again', async () => {
  const email = 'ngozi.desk@example.com';
  expect((await invite(email)).json().members).toEqual([
    { name: 'Ngozi Desk', email, role: 'owner', hasAccepted: false },
  ]);
  expect((await invite('NGOZI.desk@example.com')).json().members).toHaveLength(1);
  expect(await mailsTo(email)).toEqual(['invitation', 'invitation']);
  const { rows } = await t.pool.query('select name from providers where id = $1', [id]);
  for (const { text } of await mailedTo(t, email)) expect(text).toContain(rows[0].name);
  const accepted = await personWith(t, { role: 'provider', permissions: [] });
  await addMember(t.db, { providerId: id, userId: accepted.id, role: 'owner', nowMs: t.clock.nowMs + 1 });
  expect((await send('GET', `/api/admin/providers/${id}`)).json().members).toMatchObject([
    { hasAccepted: false },
    { hasAccepted: true },
  ]);
});

test('the invitation ends with the provider', async () => {
  await invite('late@example.com');
  expect((await send('DELETE', `/api/admin/providers/${id}`)).statusCode).toBe(200);
  const { rows } = await t.pool.query("select 1 from users where email = 'late@example.com' and deleted_at is null");
  expect(rows).toEqual([]);
});

test('a practice with booked patients and no member is a task for support, until it is done', async () => {
  await t.pool.query("update providers set phone = '01 234 5678' where id = $1", [id]);
  const { id: patientId } = await newPatient(t);
  const startsAt = new Date(t.clock.nowMs + 24 * 60 * 60_000);
  await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
     values ($1, $2, $3, $4, 'in-person', 'routine', 'Cough')`,
    [id, patientId, startsAt, new Date(startsAt.getTime() + 30 * 60_000)],
  );
  await t.pool.query("insert into support_tasks (kind, provider_id, added_at) values ('call_practice', $1, $2)", [
    id,
    new Date(t.clock.nowMs),
  ]);
  const tasks = (await send('GET', '/api/admin/support-tasks')).json();
  expect(tasks).toEqual([
    {
      id: expect.any(Number),
      kind: 'call_practice',
      addedAt: new Date(t.clock.nowMs).toISOString(),
      provider: { id, name: 'Dr. Ngozi Test', phone: '01 234 5678', email: null },
      upcomingVisits: 1,
      nextVisitAt: startsAt.toISOString(),
    },
  ]);
  const done = () => send('PUT', `/api/admin/support-tasks/${tasks[0].id}/done`);
  expect((await done()).statusCode).toBe(200);
  expect((await done()).json()).toEqual({ id: tasks[0].id, doneAt: new Date(t.clock.nowMs).toISOString() });
  expect((await send('GET', '/api/admin/support-tasks')).json()).toEqual([]);
  expect((await send('PUT', '/api/admin/support-tasks/999999/done')).statusCode).toBe(404);
});
