import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { issueToken } from '../addresses/account-token-store.ts';
import { openSession } from '../sessions/session-store.ts';
import { cleanUpAccounts } from './clean-up-accounts.ts';

const t = await testApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const send = (method: 'GET' | 'DELETE', url: string, cookie: string) =>
  t.app.inject({ method, url, headers: { cookie } });
const elsewhere = async (userId: number) =>
  `session=${await openSession(t.db, userId, t.clock.now(), { userAgent: CHROME })}`;
const isSignedIn = async (cookie: string) => (await send('GET', '/api/user', cookie)).statusCode === 200;
const sessionsOf = async (id: number, cookie: string) =>
  (await send('GET', `/api/users/${id}/sessions`, cookie)).json();

test('a user sees their sessions, and which one is current', async () => {
  const me = await newPatient(t);
  await elsewhere(me.id);
  await elsewhere((await newPatient(t)).id);
  const answer = await send('GET', `/api/users/${me.id}/sessions`, me.cookie);
  expect(answer.headers['x-total-count']).toBe('2');
  const at = new Date(t.clock.nowMs).toISOString();
  expect(answer.json()).toEqual([
    { id: expect.any(Number), current: false, browser: 'Chrome', system: 'Android', createdAt: at, lastSeenAt: at },
    { id: expect.any(Number), current: true, browser: null, system: null, createdAt: at, lastSeenAt: at },
  ]);
});

test('expired sessions are not shown', async () => {
  const me = await newPatient(t);
  await elsewhere(me.id);
  t.clock.nowMs += 14 * DAY_MS;
  const cookie = await elsewhere(me.id);
  expect(await sessionsOf(me.id, cookie)).toHaveLength(1);
});

test('ending one session leaves the others open', async () => {
  const me = await newPatient(t);
  const [phone, desk] = [await elsewhere(me.id), await elsewhere(me.id)];
  const ofPhone = (await sessionsOf(me.id, phone)).find(({ current }: { current: boolean }) => current);
  const url = `/api/users/${me.id}/sessions/${ofPhone.id}`;
  expect((await send('DELETE', url, me.cookie)).statusCode).toBe(200);
  expect(await Promise.all([phone, desk, me.cookie].map(isSignedIn))).toEqual([false, true, true]);
  expect((await send('DELETE', url, me.cookie)).statusCode).toBe(404);
});

test('all other sessions are ended', async () => {
  const me = await newPatient(t);
  const other = await newPatient(t);
  const others = [await elsewhere(me.id), await elsewhere(me.id)];
  expect((await send('DELETE', `/api/users/${me.id}/sessions`, me.cookie)).json()).toEqual({ ended: 2 });
  expect(await Promise.all([...others, me.cookie, other.cookie].map(isSignedIn))).toEqual([false, false, true, true]);
});

test("a user can neither see nor end another user's sessions", async () => {
  const me = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
  const other = await newPatient(t);
  const [theirs] = await sessionsOf(other.id, other.cookie);
  const unknown = await send('GET', '/api/users/999999999/sessions', me.cookie);
  expect(unknown.statusCode).toBe(404);
  for (const [method, url] of [
    ['GET', `/api/users/${other.id}/sessions`],
    ['DELETE', `/api/users/${other.id}/sessions`],
    ['DELETE', `/api/users/${other.id}/sessions/${theirs.id}`],
    ['GET', `/api/users/${other.id}/messages`],
  ] as const) {
    const answer = await send(method, url, me.cookie);
    expect([answer.statusCode, answer.body], `${method} ${url}`).toEqual([404, unknown.body]);
  }
  expect((await send('DELETE', `/api/users/${me.id}/sessions/${theirs.id}`, me.cookie)).statusCode).toBe(404);
  expect(await isSignedIn(other.cookie)).toBe(true);
});

test('a user sees the messages sent to them, without texts, secrets and full addresses', async () => {
  const me = await newPatient(t);
  const other = await newPatient(t);
  const message = { channel: 'email', recipient: 'ada.obi@example.com', text: 'A text with https://x/#token' } as const;
  await queueMessage(t.db, t.clock.now(), { ...message, userId: me.id, kind: 'test', subject: 'Hello' });
  await queueMessage(t.db, t.clock.now(), {
    ...message,
    userId: me.id,
    kind: 'password-reset',
    subject: '',
    secret: true,
  });
  await queueMessage(t.db, t.clock.now(), { ...message, userId: other.id, kind: 'test', subject: 'For somebody else' });
  const answer = await send('GET', `/api/users/${me.id}/messages`, me.cookie);
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.json()).toMatchObject([
    {
      kind: 'password-reset',
      subject: 'Choose a new password',
      recipient: 'a…@e….com',
      status: 'queued',
      sentAt: null,
    },
    { kind: 'test', subject: 'Hello', channel: 'email' },
  ]);
  expect(answer.body).not.toMatch(/token|ada\.obi|somebody else/);
  expect((await send('GET', `/api/users/${me.id}/messages?limit=1&offset=1`, me.cookie)).json()).toHaveLength(1);
});

test('the clean-up removes expired rows and nothing else', async () => {
  const me = await newPatient(t);
  const count = async (table: string) =>
    Number((await t.pool.query(`select count(*) from ${table} where user_id = $1`, [me.id])).rows[0].count);
  const context = { ...t, config: readConfig({}), keyFor: TEST_KEYS, now: t.clock.now };
  await issueToken(t.db, { userId: me.id, purpose: 'reset_password', email: 'x@example.com', nowMs: t.clock.now() });
  const counter = { key: `test:${me.id}`, since: new Date(t.clock.nowMs) };
  await t.pool.query('insert into throttles (key, since) values ($1, $2)', [counter.key, counter.since]);
  const counters = async () => (await t.pool.query('select 1 from throttles where key = $1', [counter.key])).rowCount;
  const secret = { userId: me.id, kind: 'password-reset', channel: 'email', recipient: 'x@example.com' } as const;
  await queueMessage(t.db, t.clock.now(), { ...secret, subject: 'A', text: 'https://x/#token', secret: true });
  await t.pool.query("update messages set status = 'failed' where user_id = $1", [me.id]);
  const texts = async () => (await t.pool.query('select text from messages where user_id = $1', [me.id])).rows;

  await cleanUpAccounts.run(context);
  expect([await count('sessions'), await count('account_tokens'), await counters()]).toEqual([1, 1, 1]);
  expect(await texts()).toEqual([{ text: 'https://x/#token' }]);
  t.clock.nowMs += 31 * DAY_MS;
  const fresh = await elsewhere(me.id);
  await t.pool.query("insert into throttles (key, since) values ('fresh', $1)", [new Date(t.clock.nowMs)]);
  await cleanUpAccounts.run(context);
  expect([await count('sessions'), await count('account_tokens'), await counters()]).toEqual([1, 0, 0]);
  expect(await isSignedIn(fresh)).toBe(true);
  expect(await texts()).toEqual([{ text: '' }]);
  expect((await t.pool.query("select 1 from throttles where key = 'fresh'")).rowCount).toBe(1);
});
