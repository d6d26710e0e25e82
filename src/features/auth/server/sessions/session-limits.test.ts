import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '#test/sign-in.ts';
import { endSessions, openSession } from './session-store.ts';

const t = await testApp();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const status = async (cookie: string) => (await t.app.inject({ url: '/api/user', headers: { cookie } })).statusCode;
const lastSeen = async (id: number) =>
  (await t.pool.query('select last_seen_at from sessions where user_id = $1', [id])).rows[0].last_seen_at.getTime();

test("a patient's session expires after 14 days without a request, and after 30 days at most", async () => {
  const idle = await newPatient(t);
  t.clock.nowMs += 14 * DAY;
  expect(await status(idle.cookie)).toBe(401);
  const busy = await newPatient(t);
  for (let day = 0; day < 29; day++) {
    t.clock.nowMs += DAY;
    expect(await status(busy.cookie)).toBe(200);
  }
  t.clock.nowMs += DAY;
  expect(await status(busy.cookie)).toBe(401);
});

test.each(['admin', 'provider'] as const)(
  'a session of a %s ends after 30 idle minutes, and after 12 hours',
  async (role) => {
    const idle = await newPatient(t, { role });
    t.clock.nowMs += 30 * MINUTE;
    expect(await status(idle.cookie)).toBe(401);
    const busy = await newPatient(t, { role });
    for (let at = 0; at < 35; at++) {
      t.clock.nowMs += 20 * MINUTE;
      expect(await status(busy.cookie)).toBe(200);
    }
    t.clock.nowMs += 20 * MINUTE;
    expect(await status(busy.cookie)).toBe(401);
  },
);

test.each([{ 'x-unattended': 'yes' }, { accept: 'text/event-stream' }])(
  'what a screen of staff asks by itself is answered, and keeps no session alive: %o',
  async (headers) => {
    const { id, cookie } = await newPatient(t, { role: 'provider' });
    const openedAt = t.clock.nowMs;
    const ask = async () => (await t.app.inject({ url: '/api/user', headers: { cookie, ...headers } })).statusCode;
    t.clock.nowMs += 29 * MINUTE;
    expect(await ask()).toBe(200);
    expect(await lastSeen(id)).toBe(openedAt);
    t.clock.nowMs += MINUTE;
    expect(await ask()).toBe(401);
  },
);

test('the time of last use is written at intervals, not with every request', async () => {
  const { id, cookie } = await newPatient(t);
  const openedAt = t.clock.nowMs;
  t.clock.nowMs += HOUR - 1;
  await status(cookie);
  expect(await lastSeen(id)).toBe(openedAt);
  t.clock.nowMs += 1;
  await status(cookie);
  expect(await lastSeen(id)).toBe(openedAt + HOUR);
});

test('the cookie lasts as long as the session can', async () => {
  await newAccount(t, 'doctor', { role: 'provider' });
  const answer = await post(t, '/api/login', { username: 'doctor', password: PASSWORD });
  expect(answer.cookies.find(({ name }) => name === 'session')?.maxAge).toBe(12 * 60 * 60);
});

test('the user agent is stored in at most 300 plain characters', async () => {
  const { id } = await newAccount(t, 'browser');
  await t.pool.query('delete from sessions where user_id = $1', [id]);
  const agent = `Mozilla/5.0\t(Linux; Android 8)\u0001\u202e ${'x'.repeat(400)}`;
  await post(t, '/api/login', { username: 'browser', password: PASSWORD }, { 'user-agent': agent });
  const { rows } = await t.pool.query('select user_agent from sessions where user_id = $1', [id]);
  expect(rows[0].user_agent).toMatch(/^Mozilla\/5\.0 \(Linux; Android 8\) +x+$/);
  expect(rows[0].user_agent).toHaveLength(300);
});

test("endSessions ends all sessions of a user except the given one, and no other user's", async () => {
  const { id, username, cookie } = await newAccount(t, 'ender');
  const other = await newPatient(t);
  const second = cookiesOf(await post(t, '/api/login', { username, password: PASSWORD }));
  const { rows } = await t.pool.query('select id from sessions where user_id = $1 order by id', [id]);
  expect(await endSessions(t.db, id, { except: rows[1].id })).toBe(1);
  expect([await status(cookie), await status(second), await status(other.cookie)]).toEqual([401, 200, 200]);
  expect(await endSessions(t.db, id)).toBe(1);
  expect(await status(second)).toBe(401);
});

test('an account is signed in with twenty browsers at most: the one unused longest is out', async () => {
  const person = await newPatient(t);
  const tokens: string[] = [];
  for (let at = 0; at < 20; at++) {
    t.clock.nowMs += 1000;
    tokens.push(await openSession(t.db, person.id, t.clock.nowMs));
  }

  expect(await status(person.cookie)).toBe(401);
  expect(await status(`session=${tokens[0]}`)).toBe(200);
});
