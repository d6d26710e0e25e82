import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '#test/sign-in.ts';
import { hashesComputed } from '../passwords/password.ts';

const t = await testApp();
const whoIs = (cookie: string) => t.app.inject({ url: '/api/user', headers: { cookie } });
const countOf = async (table: string) => (await t.pool.query(`select * from ${table}`)).rowCount;

test("session fixation: a session planted before sign-in isn't the one that is signed in", async () => {
  const { username } = await newAccount(t, 'fixed');
  const attacker = await newAccount(t, 'attacker');
  for (const planted of ['session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', attacker.cookie]) {
    const answer = await post(t, '/api/login', { username, password: PASSWORD }, { cookie: planted });
    expect(answer.statusCode).toBe(200);
    expect(cookiesOf(answer)).not.toContain(planted);
    expect((await whoIs(planted)).statusCode).toBe(401);
    expect((await whoIs(cookiesOf(answer))).json()).toMatchObject({ username });
  }
});

test('replay after sign-out: the cookie of an ended session never works again', async () => {
  const { cookie } = await newAccount(t, 'leaver');
  expect((await whoIs(cookie)).statusCode).toBe(200);
  const left = await post(t, '/api/logout', {}, { cookie });
  expect(left.headers['clear-site-data']).toBe('"storage"');
  expect(left.cookies).toEqual([expect.objectContaining({ name: 'session', value: '' })]);
  expect((await whoIs(cookie)).statusCode).toBe(401);
  expect(
    (await t.app.inject({ method: 'DELETE', url: '/api/user/second-factor', headers: { cookie } })).statusCode,
  ).toBe(401);
});

test('forged cookie: no guessed, cut, changed or stolen-from-the-database token opens a session', async () => {
  const { id, cookie } = await newAccount(t, 'forged');
  const token = cookie.slice('session='.length);
  const { rows } = await t.pool.query('select token_hash from sessions where user_id = $1', [id]);
  const hash: Buffer = rows[0].token_hash;
  for (const forged of [
    String(id),
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase(),
    token.split('').reverse().join(''),
    hash.toString('base64url'),
    hash.toString('hex'),
    `${token}.sig`,
    `"${token}" or true`,
  ]) {
    expect((await whoIs(`session=${encodeURIComponent(forged)}`)).statusCode, forged).toBe(401);
  }
  expect((await whoIs(cookie)).statusCode).toBe(200);
});

test('CSRF: no call that changes data is accepted from another origin, with or without a valid cookie', async () => {
  const { cookie } = await newAccount(t, 'victim');
  const before = await countOf('sessions');
  const unsafe = t.app.endpoints.filter(({ method }) => method !== 'GET');
  expect(unsafe.length).toBeGreaterThan(5);
  for (const { method, path } of unsafe) {
    for (const header of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const headers = { cookie, ...header };
      const answer = await t.app.inject({ method, url: path.replaceAll(/:\w+/g, '1'), headers, payload: {} });
      expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([403, 'cross_site']);
    }
  }
  expect((await whoIs(cookie)).statusCode).toBe(200);
  expect(await countOf('sessions')).toBe(before);
  const own = { cookie, origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
  expect((await post(t, '/api/logout', {}, own)).statusCode).toBe(200);
});

test("CSRF: a form on another site can't send JSON, so requests in other formats without an origin are refused", async () => {
  const { cookie, username } = await newAccount(t, 'formless');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie, 'content-type': type },
      payload: JSON.stringify({ username, password: PASSWORD }),
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.cookies).toEqual([]);
  }
});

test('brute force: of a hundred concurrent guesses at most five are checked', async () => {
  const { username } = await newAccount(t, 'target');
  const base = await t.listen();
  const guesses = Array.from({ length: 100 }, async (_, at) => {
    const body = JSON.stringify({ username, password: `guess ${at}` });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${base}/api/login`, { method: 'POST', headers, body })).status;
  });
  const seen = await Promise.all(guesses);
  // On a slow machine, some are refused with 503 before they are counted.
  const looked = seen.filter((status) => status === 401);
  expect(looked.length).toBeGreaterThan(0);
  expect(looked.length).toBeLessThanOrEqual(5);
});

test('enumeration: existing and missing accounts get the same replies, from the first attempt to the lock', async () => {
  const { username } = await newAccount(t, 'existing');
  const answers = async (name: string) => {
    const seen: object[] = [];
    for (let at = 0; at < 8; at++) {
      const { statusCode, body, headers } = await post(t, '/api/login', { username: name, password: 'wrong one' });
      const { date: _date, 'x-request-id': _request, ...others } = headers;
      seen.push({ statusCode, body, others });
    }
    return seen;
  };
  const existing = await answers(username);
  expect(await answers('nobody.at.all')).toEqual(existing);
  expect(existing.at(-1)).toMatchObject({ statusCode: 429 });
  // User name and address of one account have separate locks: a shared one would reveal that they belong together.
  expect(await answers(`${username}@example.com`)).toEqual(existing);
});

test('enumeration: a missing account costs as many password hashes', async () => {
  const { username } = await newAccount(t, 'hashed');
  const hashesFor = async (name: string) => {
    const before = hashesComputed();
    const answer = await post(t, '/api/login', { username: name, password: 'wrong one' });
    expect(answer.statusCode).toBe(401);
    return hashesComputed() - before;
  };
  expect(await hashesFor(username)).toBe(1);
  expect(await hashesFor('absent.person')).toBe(1);
  const byAddress = await hashesFor(`${username}@example.com`);
  expect(byAddress).toBeGreaterThan(0);
  expect(await hashesFor('absent.person@example.com')).toBe(byAddress);
});

test('mass assignment: registration refuses role, permissions, ids and status', async () => {
  const account = { username: 'climber', password: 'secret-1', fullName: 'Eve', email: 'eve@example.com' };
  const before = await countOf('users');
  for (const extra of [
    { role: 'admin' },
    { permissions: ['super_admin'] },
    { id: 1 },
    { status: 'active' },
    { userId: 1 },
    { passwordHash: '!' },
    { emailConfirmedAt: '2026-11-23T08:00:00Z' },
    { lacksSecondFactor: false },
  ]) {
    const answer = await post(t, '/api/register', { ...account, ...extra });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ [Object.keys(extra)[0] ?? '']: 'Unknown field.' });
    expect(answer.cookies).toEqual([]);
  }
  expect(await countOf('users')).toBe(before);
});

test("a deleted account can't sign in, and its open sessions are invalid", async () => {
  const { id, username, cookie } = await newAccount(t, 'erased');
  await t.pool.query('update users set deleted_at = now() where id = $1', [id]);
  expect((await whoIs(cookie)).statusCode).toBe(401);
  expect((await post(t, '/api/login', { username, password: PASSWORD })).json().code).toBe('wrong_credentials');
});
