import { beforeEach, expect, test } from 'vitest';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { type DeskMember, memberWithPin, newDesk, type TestDesk, unlocked } from '#test/desks.ts';
import { listenTo } from '#test/event-stream.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp('empty', {}, { indexed: true });
const address = await t.listen();
const START = t.clock.nowMs;
let desk: TestDesk;
let ngozi: DeskMember;
let cookie: string;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newDesk(t);
  ngozi = await memberWithPin(t, desk.providerId, 'owner');
  cookie = await unlocked(t, desk, ngozi.id);
});

const listen = () => listenTo(`${address}/api/portal/providers/${desk.providerId}/news/events`, { cookie });
const lock = () => post(t, '/api/portal/desk/lock', {}, { cookie });
const COUNT_ONLY = /data: \{"unseen":(\d),"newest":null,"memberships":\[\],"locked":true\}\n\n/g;

async function book(time: string) {
  const patient = await newPatient(t);
  const wanted = { providerId: desk.providerId, date: `2026-11-25T${time}:00.000Z`, visitType: 'in-person' };
  const body = { ...wanted, careType: 'routine', reason: 'a secret' };
  const answer = await post(t, '/api/appointments', body, { cookie: patient.cookie });
  expect(answer.statusCode).toBe(201);
  return { ...patient, appointmentId: answer.json<{ id: number }>().id };
}

/** The events that came after the computer was locked. */
const afterLock = (received: string) =>
  received
    .slice(received.search(COUNT_ONLY))
    .split('\n\n')
    .filter((each) => each.includes('data:'));

test('the stream of news goes on at a locked computer, with the number only', async () => {
  const { until } = await listen();
  await until(/"unseen":0,"newest":null,"memberships":\[\{/);
  await lock();
  await until(/"locked":true/);
  await book('09:30');
  const received = await until(/"unseen":1,/);
  expect(afterLock(received).join('\n\n')).toMatch(/^[^]*"unseen":0[^]*"unseen":1[^]*$/);
  for (const event of afterLock(received)) expect(`${event}\n\n`).toMatch(COUNT_ONLY);
});

test('the stream of news of a computer that locked by itself says so at the next event', async () => {
  const { until } = await listen();
  await until(/"memberships":\[\{/);
  t.clock.nowMs += 180_000;
  await book('09:30');
  const received = await until(/"unseen":1,/);
  for (const event of afterLock(received)) expect(`${event}\n\n`).toMatch(COUNT_ONLY);
  expect(received).toContain('"locked":true');
});

test('a stream of news can be opened at a locked computer, by members of the place only', async () => {
  await lock();
  const { answer, until } = await listen();
  expect(answer.status).toBe(200);
  await until(COUNT_ONLY);
  const other = await newDesk(t);
  const url = `${address}/api/portal/providers/${other.providerId}/news/events`;
  expect((await fetch(url, { headers: { cookie } })).status).toBe(404);
});

test('listening is no action', async () => {
  await listen();
  t.clock.nowMs += 120_000;
  await listen();
  t.clock.nowMs += 60_000;
  expect((await t.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(423);
});

test('the stream of a conversation ends when the computer is locked', async () => {
  const { appointmentId } = await book('10:00');
  const opened = await post(t, `/api/appointments/${appointmentId}/conversation`, {}, { cookie });
  const { id } = opened.json<{ id: number }>();
  const { until, end } = await listenTo(`${address}/api/conversations/${id}/events`, { cookie });
  await until(/data: \{"version"/);
  await lock();
  expect(await end()).toMatch(/event: over\ndata: \{\}\n\n$/);
});

test.each([
  ['the computer is unlocked', () => unlocked(t, desk, ngozi.id)],
  ['the computer is removed', () => t.pool.query('delete from desks where id = $1', [desk.id])],
  ['the PIN is removed', () => removePin()],
  ['the member signs out', () => post(t, '/api/logout', {}, { cookie })],
])('a stream ends at once when %s, also of a locked computer', async (_, end) => {
  const open = await listen();
  await open.until(/"unseen":0/);
  await lock();
  await open.until(/"locked":true/);
  await end();
  expect(await open.end()).toMatch(/event: over\ndata: \{\}\n\n$/);
});

const removePin = () => t.app.inject({ method: 'DELETE', url: '/api/portal/pin', headers: { cookie: ngozi.cookie } });

test('a stream ends at once when the member is removed', async () => {
  const other = await memberOf(t, desk.providerId, 'owner');
  const { until, end } = await listen();
  await until(/"unseen":0/);
  const url = `/api/portal/providers/${desk.providerId}/members/${ngozi.id}/remove`;
  const removed = await post(t, url, { places: [desk.providerId] }, { cookie: other.cookie });
  expect(removed.statusCode).toBe(200);
  expect(await end()).toMatch(/event: over\ndata: \{\}\n\n$/);
});
