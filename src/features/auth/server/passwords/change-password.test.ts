import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { LINK_REPLY_MS } from '../addresses/account-links.ts';
import { hashPassword } from './password.ts';

const t = await testApp();
const OLD = 'the old password';
const NEW = 'an entirely new one';
const EXPIRED = {
  code: 'link_expired',
  message: 'This link has expired or was used already. Please ask for a new one.',
};
const MINUTE_MS = 60_000;
const oldHash = await hashPassword(OLD);

async function newPerson(overrides: Parameters<typeof newPatient>[1] = {}) {
  const username = `p${randomUUID().slice(0, 13)}`;
  const email = `${username}@example.com`;
  return { username, email, ...(await newPatient(t, { username, email, passwordHash: oldHash, ...overrides })) };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const post = (url: string, payload: object, cookie = '') =>
  t.app.inject({ method: 'POST', url, payload, headers: { cookie } });
const ask = (email: string) => post('/api/password-reset', { email });
const reset = (token: string, password = NEW, cookie = '') =>
  post('/api/password-reset/confirm', { token, password }, cookie);
const askForToken = async ({ email }: Person) => {
  expect((await ask(email)).statusCode).toBe(200);
  return await tokenMailedTo(t, email, 'password-reset');
};
const signsInWith = async ({ username }: Person, password: string) =>
  (await post('/api/login', { username, password })).statusCode === 200;
const isSignedIn = async (cookie: string) =>
  (await t.app.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200;
const hashOf = async ({ id }: Person) =>
  (await t.pool.query('select password_hash from users where id = $1', [id])).rows[0].password_hash as string;

test('a mailed link sets a new password once, ends all sessions, and notifies the owner', async () => {
  const person = await newPerson();
  const token = await askForToken(person);
  const answer = await reset(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await isSignedIn(person.cookie)).toBe(false);
  expect(await signsInWith(person, OLD)).toBe(false);
  expect(await signsInWith(person, NEW)).toBe(true);
  const { rows } = await t.pool.query('select email_confirmed_at from users where id = $1', [person.id]);
  expect(rows[0].email_confirmed_at).not.toBeNull();
  expect((await mailedTo(t, person.email)).map(({ kind, subject, secret }) => [kind, subject, secret])).toEqual([
    ['password-reset', 'Choose a new password', true],
    ['password-changed', 'Your password was changed', false],
  ]);
  const after = await hashOf(person);
  const again = await reset(token, 'yet another one');
  expect(again.statusCode).toBe(410);
  expect(again.json()).toEqual(EXPIRED);
  expect(await hashOf(person)).toBe(after);
});

test("stored data doesn't reveal the token of a link", async () => {
  const person = await newPerson();
  const token = await askForToken(person);
  const { rows } = await t.pool.query('select * from account_tokens where user_id = $1', [person.id]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await reset((rows[0].token_hash as Buffer).toString('base64url'))).statusCode).toBe(410);
  expect(await hashOf(person)).toBe(oldHash);
});

test('a link works for 30 minutes and no longer', async () => {
  const person = await newPerson();
  const token = await askForToken(person);
  t.clock.nowMs += 30 * MINUTE_MS;
  expect((await reset(token)).json()).toEqual(EXPIRED);
  expect(await hashOf(person)).toBe(oldHash);
  const inTime = await askForToken(person);
  t.clock.nowMs += 30 * MINUTE_MS - 1;
  expect((await reset(inTime)).statusCode).toBe(200);
});

test('only the newest link works', async () => {
  const person = await newPerson();
  const older = await askForToken(person);
  const newer = await askForToken(person);
  expect((await reset(older)).json()).toEqual(EXPIRED);
  expect(await hashOf(person)).toBe(oldHash);
  expect((await reset(newer)).statusCode).toBe(200);
});

test('a link changes the account that it was made for, even if another user is signed in', async () => {
  const owner = await newPerson();
  const other = await newPerson();
  expect((await reset(await askForToken(owner), NEW, other.cookie)).statusCode).toBe(200);
  expect(await hashOf(other)).toBe(oldHash);
  expect(await isSignedIn(other.cookie)).toBe(true);
  expect(await signsInWith(owner, NEW)).toBe(true);
});

test('links with another purpose, with an invented token or to a former address do nothing', async () => {
  const person = await newPerson();
  const token = await askForToken(person);
  expect((await post('/api/email-confirmation/confirm', { token })).json()).toEqual(EXPIRED);
  expect((await reset('A'.repeat(43))).json()).toEqual(EXPIRED);
  await t.pool.query('update users set email = $1 where id = $2', [`new-${person.email}`, person.id]);
  expect((await reset(token)).json()).toEqual(EXPIRED);
  expect(await hashOf(person)).toBe(oldHash);
});

test('of fifty concurrent uses of a link, one changes the password', async () => {
  const person = await newPerson();
  const token = await askForToken(person);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => reset(token, `password number ${index}`)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(49);
  expect(await signsInWith(person, `password number ${statuses.indexOf(200)}`)).toBe(true);
  expect((await mailedTo(t, person.email)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
});

test('a password that the policy refuses keeps the link valid', async () => {
  const admin = await newPerson({ role: 'admin' });
  const token = await askForToken(admin);
  const weak = await reset(token, 'password1');
  expect(weak.statusCode).toBe(400);
  expect(weak.json().fields.password).toContain('most common');
  expect(await hashOf(admin)).toBe(oldHash);
  expect((await reset(token)).statusCode).toBe(200);
});

test('an existing, a missing and a deleted account and a user name get the same reply after the same time', async () => {
  const person = await newPerson();
  const erased = await newPerson();
  await t.pool.query('update users set deleted_at = now() where id = $1', [erased.id]);
  const bodies: string[] = [];
  for (const name of [person.email, 'nobody@example.com', person.username, erased.email]) {
    const before = performance.now();
    const answer = await ask(name);
    expect(performance.now() - before).toBeGreaterThanOrEqual(LINK_REPLY_MS - 5);
    bodies.push(`${answer.statusCode} ${answer.body}`);
  }
  expect(new Set(bodies)).toEqual(new Set(['200 {}']));
  expect(await mailedTo(t, person.email)).toHaveLength(2);
  expect(await mailedTo(t, 'nobody@example.com')).toEqual([]);
  expect(await mailedTo(t, erased.email)).toEqual([]);
});

test('an account is mailed at most five links an hour', async () => {
  const person = await newPerson({ emailConfirmedAt: new Date(t.clock.nowMs) });
  for (let i = 0; i < 8; i++) expect((await ask(person.email)).body).toBe('{}');
  expect(await mailedTo(t, person.email)).toHaveLength(5);
  expect((await reset(await tokenMailedTo(t, person.email, 'password-reset'))).statusCode).toBe(200);
  t.clock.nowMs += 60 * MINUTE_MS;
  await ask(person.email);
  expect((await mailedTo(t, person.email)).at(-1)?.kind).toBe('password-reset');
});

test("after a password reset, earlier guesses by others don't lock the owner out", async () => {
  const person = await newPerson();
  for (let i = 0; i < 6; i++) await signsInWith(person, 'a guess');
  expect((await post('/api/login', { username: person.username, password: OLD })).statusCode).toBe(429);
  await reset(await askForToken(person));
  expect(await signsInWith(person, NEW)).toBe(true);
});

test('a link leads to PUBLIC_URL or to the address that the server listens on, regardless of the Host header', async () => {
  const base = await t.listen();
  const { port } = new URL(base);
  const person = await newPerson({ emailConfirmedAt: new Date(t.clock.nowMs) });
  const askAs = (host: string) =>
    new Promise<void>((done, fail) => {
      const headers = { host, 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' };
      const sent = request(
        { port, host: '127.0.0.1', method: 'POST', path: '/api/password-reset', headers },
        (answer) => {
          answer.resume().on('end', done);
        },
      );
      sent.on('error', fail);
      sent.end(JSON.stringify({ email: person.email }));
    });
  for (const host of ['evil.example', `evil.example:${port}`, `localhost:${port}`]) await askAs(host);
  const links = (await mailedTo(t, person.email)).map(({ text }) => /http\S+(?=\/reset-password#)/.exec(text)?.[0]);
  expect(links).toEqual([base, base, `http://localhost:${port}`]);

  const behind = await testApp('empty', { PUBLIC_URL: 'http://care.example.ng' });
  const known = await newPatient(behind, { email: 'ada@example.com' });
  await behind.app.inject({
    method: 'POST',
    url: '/api/password-reset',
    payload: { email: 'ada@example.com' },
    headers: { host: 'evil.example', cookie: known.cookie },
  });
  const [mail] = await mailedTo(behind, 'ada@example.com');
  expect(mail?.text).toContain('http://care.example.ng/reset-password#');
});

test('requests from one address are limited', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, i) =>
      limited.app.inject({ method: 'POST', url: '/api/password-reset', payload: { email: `nobody-${i}` } }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(10);
});

const change = (person: Person, currentPassword: string, newPassword = NEW) =>
  t.app.inject({
    method: 'PUT',
    url: '/api/user/password',
    payload: { currentPassword, newPassword },
    headers: { cookie: person.cookie },
  });

test('changing the password ends all sessions and mailed links, and opens a new session for this browser', async () => {
  const person = await newPerson();
  const token = await askForToken(person);
  const elsewhere = await post('/api/login', { username: person.username, password: OLD });
  const other = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
  expect(await isSignedIn(other)).toBe(true);
  const answer = await change(person, OLD);
  expect(answer.statusCode).toBe(200);
  const renewed = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  expect(await Promise.all([other, person.cookie, renewed].map(isSignedIn))).toEqual([false, false, true]);
  expect((await reset(token)).json()).toEqual(EXPIRED);
  expect(await signsInWith(person, NEW)).toBe(true);
  expect((await mailedTo(t, person.email)).at(-1)?.kind).toBe('password-changed');
});

test('a wrong present password changes nothing, and guesses are throttled', async () => {
  const person = await newPerson();
  const wrong = await change(person, 'not it');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().fields).toEqual({ currentPassword: 'That is not your password.' });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await change(person, 'not it')).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect((await change(person, OLD)).statusCode).toBe(429);
  expect(await hashOf(person)).toBe(oldHash);
  expect(await isSignedIn(person.cookie)).toBe(true);
  expect(await mailedTo(t, person.email)).toEqual([]);
});

test('while a former address can be restored, no reset link is mailed to the new one', async () => {
  const person = await newPerson({ emailConfirmedAt: new Date(t.clock.nowMs) });
  const victim = `victim-${person.email}`;
  const change = { method: 'PUT' as const, url: `/api/users/${person.id}`, payload: { email: victim } };
  expect((await t.app.inject({ ...change, headers: { cookie: person.cookie } })).statusCode).toBe(200);
  expect((await ask(victim)).json()).toEqual((await ask('nobody@example.com')).json());
  expect((await mailedTo(t, victim)).map(({ kind }) => kind)).not.toContain('password-reset');
  expect((await mailedTo(t, victim))[0]?.text).toContain('no link for a new password is sent');
  t.clock.nowMs += 8 * 24 * 60 * MINUTE_MS;
  await ask(victim);
  expect((await mailedTo(t, victim)).map(({ kind }) => kind)).toContain('password-reset');
});
