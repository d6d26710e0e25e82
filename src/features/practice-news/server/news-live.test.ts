import { beforeEach, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { personWith } from '#test/access/principals.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { listenTo } from '#test/event-stream.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp('empty', {}, { indexed: true });
const address = await t.listen();
let desk: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  desk = await newPatient(t, { role: 'provider' });
  providerId = await newProvider(t);
  await addMember(t.db, { providerId, userId: desk.id, role: 'owner', nowMs: t.clock.nowMs });
});

const listen = (id = providerId) =>
  listenTo(`${address}/api/portal/providers/${id}/news/events`, { cookie: desk.cookie });

async function book(id = providerId): Promise<void> {
  const wanted = { providerId: id, date: '2026-11-25T09:30:00.000Z', visitType: 'in-person', careType: 'routine' };
  const answer = await post(
    t,
    '/api/appointments',
    { ...wanted, reason: 'a secret' },
    { cookie: (await newPatient(t)).cookie },
  );
  expect(answer.statusCode).toBe(201);
}

test('a listener gets the numbers at once after a booking, and after another desk has seen it', async () => {
  const { answer, until } = await listen();
  expect(answer.status).toBe(200);
  await until(
    /data: \{"unseen":0,"newest":null,"memberships":\[\{"id":\d+,"role":"owner","deskReadsReasons":false\}\]\}\n\n/,
  );
  await book();
  expect(await until(/data: \{"unseen":1,"newest":\d+,"memberships":\[.*\]\}\n\n/)).not.toContain('secret');
  const url = `/api/portal/providers/${providerId}/news`;
  const headers = { cookie: desk.cookie };
  const { items } = (await t.app.inject({ url, headers })).json<{ items: { id: number }[] }>();
  await t.app.inject({ method: 'PUT', url: `${url}/seen`, payload: { ids: items.map(({ id }) => id) }, headers });
  await until(/"unseen":1[^]*data: \{"unseen":0,"newest":\d+,"memberships":\[.*\]\}\n\n/);
});

test("another practice's news wake no other stream", async () => {
  const { until } = await listen();
  await until(/"unseen":0/);
  await book(await newProvider(t));
  await book();
  expect(await until(/"unseen":1/)).toMatch(/^[^]*"unseen":0[^]*"unseen":1[^]*$/);
  expect((await until(/"unseen":1/)).match(/data:/g)).toHaveLength(2);
});

test('a listener hears of bookings at their other places on the same stream', async () => {
  const other = await newProvider(t);
  await addMember(t.db, { providerId: other, userId: desk.id, role: 'owner', nowMs: t.clock.nowMs });
  const { until } = await listen();
  await until(new RegExp(`"elsewhere":\\[\\{"id":${other},"unseen":0,"newest":null,"newestBooking":null\\}\\]`));
  await book(other);
  await until(
    new RegExp(`"unseen":0[^]*"elsewhere":\\[\\{"id":${other},"unseen":1,"newest":\\d+,"newestBooking":\\d+\\}`),
  );
});

test('a place that the listener has left is left out', async () => {
  const other = await newProvider(t);
  await addMember(t.db, { providerId: other, userId: desk.id, role: 'owner', nowMs: t.clock.nowMs });
  const { until } = await listen();
  await until(new RegExp(`"elsewhere":\\[\\{"id":${other}`));
  await t.pool.query('delete from provider_members where user_id = $1 and provider_id = $2', [desk.id, other]);
  await book(other);
  await book();
  expect(await until(/"unseen":1,/)).not.toContain(`{"id":${other},"unseen":1`);
});

test('a listener hears at once of a public holiday that is entered or removed in its state', async () => {
  const { cookie } = await personWith(t, { role: 'admin', permissions: ['manage_providers'] });
  await t.pool.query("update providers set state = 'Kano' where id = $1", [providerId]);
  const { until } = await listen();
  await until(/"unseen":0/);
  const enter = (state: string) =>
    post(t, '/api/admin/holidays', { day: '2026-11-25', name: 'Eid-el-Test', state }, { cookie });
  expect((await enter('Yobe')).statusCode).toBe(201);
  const kano = await enter('Kano');
  const seen = await until(/(data: [^]*){2}/);
  expect(seen.match(/data:/g)).toHaveLength(2);
  const { id } = kano.json().holidays.find(({ state }: { state: string | null }) => state === 'Kano');
  await t.app.inject({ method: 'DELETE', url: `/api/admin/holidays/${id}`, headers: { cookie } });
  await until(/(data: [^]*){3}/);
});

test('signing out ends the stream', async () => {
  const { until, end } = await listen();
  await until(/"unseen":0/);
  await t.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: desk.cookie } });
  expect(await end()).toContain('event: over');
});

test('who is no member any more gets no further event, and the stream ends', async () => {
  const { until, end } = await listen();
  await until(/"unseen":0/);
  await t.pool.query('delete from provider_members where user_id = $1', [desk.id]);
  await book();
  const received = await end();
  expect(received).toContain('event: over');
  expect(received).not.toContain('"unseen":1');
});

test('an account has at most four streams', async () => {
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await listen()).answer.status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});
