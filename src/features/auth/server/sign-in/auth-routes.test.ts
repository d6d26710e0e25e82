import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';

const t = await testApp();
const account = { username: 'Ada.O', password: 'secret-1', fullName: ' Ada Obi ', email: 'ada@example.com' };
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url, payload, headers });
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const whoIs = (cookie: string) => t.app.inject({ url: '/api/user', headers: { cookie } });

test('registration creates a patient, signs in and never returns the password', async () => {
  const answer = await post('/api/register', account);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    id: expect.any(Number),
    username: 'Ada.O',
    fullName: 'Ada Obi',
    email: 'ada@example.com',
    phone: null,
    state: null,
    lga: null,
    bloodType: null,
    nhisNumber: null,
    role: 'patient',
    permissions: [],
  });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect((await whoIs(cookieOf(answer))).json()).toMatchObject({ username: 'Ada.O' });
});

test('sign-in works by user name or e-mail address, in any case', async () => {
  for (const username of ['ada.o', 'ADA@example.com']) {
    const answer = await post('/api/login', { username, password: account.password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ fullName: 'Ada Obi' });
  }
});

test('a wrong password and an unknown account get the same refusal', async () => {
  const wrong = await post('/api/login', { username: 'ada.o', password: 'secret-2' });
  const unknown = await post('/api/login', { username: 'nobody', password: 'secret-2' });
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect(wrong.body).toBe(unknown.body);
});

test('a taken user name is refused at its field, in any case, and nothing is written', async () => {
  const answer = await post('/api/register', { ...account, username: 'ADA.o', email: 'other@example.com' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().fields).toEqual({
    username: 'That username is already in use. Sign in, or choose another.',
  });
  const { rows } = await t.pool.query('select full_name from users');
  expect(rows).toEqual([{ full_name: 'Ada Obi' }]);
});

test('validation returns the specified messages by field', async () => {
  const answer = await post('/api/register', { username: 'ab', password: '12345', fullName: ' ', email: 'nonsense' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
    fullName: 'Full name is required',
    email: 'Invalid email address',
  });
  const empty = await post('/api/login', { username: '', password: '' });
  expect(empty.json().fields).toEqual({ username: 'Username is required', password: 'Password is required' });
});

test("registration can't create an administrator", async () => {
  const answer = await post('/api/register', { ...account, username: 'eve', email: 'eve@example.com', role: 'admin' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ role: 'Unknown field.' });
});

test('sign-out ends the session for good; a replayed cookie is refused', async () => {
  const cookie = cookieOf(await post('/api/login', { username: 'ada.o', password: account.password }));
  expect((await whoIs(cookie)).statusCode).toBe(200);
  expect((await post('/api/logout', {}, { cookie })).statusCode).toBe(200);
  expect((await whoIs(cookie)).statusCode).toBe(401);
});

test('signing in again in the same browser ends the earlier session', async () => {
  const first = cookieOf(await post('/api/login', { username: 'ada.o', password: account.password }));
  const second = cookieOf(
    await post('/api/login', { username: 'ada.o', password: account.password }, { cookie: first }),
  );
  expect(second).not.toBe(first);
  expect((await whoIs(first)).statusCode).toBe(401);
  expect((await whoIs(second)).statusCode).toBe(200);
});

test('a session expires after 30 days', async () => {
  const { cookie } = await newPatient(t);
  t.clock.nowMs += 30 * 24 * 60 * 60 * 1000;
  expect((await whoIs(cookie)).statusCode).toBe(401);
});

test('only hashes of tokens and passwords are stored', async () => {
  const cookie = cookieOf(await post('/api/login', { username: 'ada.o', password: account.password }));
  const token = cookie.split('=')[1] ?? '';
  const { rows } = await t.pool.query(
    `select password_hash, (select string_agg(encode(token_hash, 'escape'), ' ') from sessions) as tokens from users where username = 'ada.o'`,
  );
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$/);
  expect(rows[0].tokens).not.toContain(token);
});
