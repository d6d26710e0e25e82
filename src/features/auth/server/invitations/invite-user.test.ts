import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { issueToken } from '../addresses/account-token-store.ts';
import { inviteUser, resendInvitation } from './invite-user.ts';

const t = await testApp();
const ORIGIN = 'http://localhost:3000';
const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD = 'a rare and long one';
let count = 0;

async function invited(role: 'provider' | 'admin' = 'provider') {
  count += 1;
  const email = `guest${count}@example.com`;
  const permissions = role === 'admin' ? (['view_analytics'] as const) : [];
  const sending = { origin: ORIGIN, nowMs: t.clock.nowMs };
  const user = await t.db.transaction((tx) =>
    inviteUser(tx, { email, fullName: 'Dr. Guest', role, permissions }, sending),
  );
  return { ...user, token: await tokenMailedTo(t, email, 'invitation') };
}
const accept = (token: string, username = `guest-${count}`, password = PASSWORD) =>
  t.app.inject({ method: 'POST', url: '/api/invitations/accept', payload: { token, username, password } });
const login = (username: string, password: string) =>
  t.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } });
const row = async (id: number) => (await t.pool.query('select * from users where id = $1', [id])).rows[0];

test('an invited person chooses user name and password, is signed in, and has the role and permissions', async () => {
  const { id, token, email } = await invited('admin');
  const answer = await accept(token, 'staff.member');
  expect(answer.statusCode, answer.body).toBe(200);
  const { user } = answer.json();
  expect(user).toMatchObject({ id, username: 'staff.member', role: 'admin', permissions: ['view_analytics'] });
  const cookie = answer.headers['set-cookie']?.toString() ?? '';
  expect((await t.app.inject({ url: '/api/user', headers: { cookie } })).json()).toMatchObject({ id });
  expect(await row(id)).toMatchObject({ email_confirmed_at: new Date(t.clock.nowMs) });
  expect((await login(email, PASSWORD)).statusCode).toBe(200);
  const { rows } = await t.pool.query('select purpose, granted from consents where user_id = $1', [id]);
  expect(rows).toEqual([{ purpose: 'account', granted: true }]);
});

test("an invited account can't be signed in to before it is accepted", async () => {
  const { id, username, email } = await invited();
  for (const password of ['!invited', '', '!', username]) {
    expect((await login(email, password || 'x')).statusCode).toBe(401);
  }
  expect((await row(id)).email_confirmed_at).toBeNull();
});

test('only the newest link works, once, for seven days', async () => {
  const first = await invited();
  await t.db.transaction((tx) => resendInvitation(tx, first.id, { origin: ORIGIN, nowMs: t.clock.nowMs }));
  const second = await tokenMailedTo(t, first.email, 'invitation');
  expect((await accept(first.token)).statusCode).toBe(410);
  const late = await invited();
  t.clock.nowMs += 7 * DAY_MS;
  try {
    expect((await accept(late.token)).statusCode).toBe(410);
    t.clock.nowMs -= 1;
    expect((await accept(second, 'in-time')).statusCode).toBe(200);
    expect((await accept(second, 'once-more')).statusCode).toBe(410);
  } finally {
    t.clock.nowMs -= 7 * DAY_MS - 1;
  }
  expect((await row(first.id)).username).toBe('in-time');
  expect((await row(late.id)).password_hash).toBe('!invited');
});

test('of two concurrent uses of a link, one gets the account', async () => {
  const { token } = await invited();
  const answers = await Promise.all([accept(token, 'racer-one'), accept(token, 'racer-two')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test.each([
  ['short', 'guest-weak', 'short', 'password', 'Password must be at least 8 characters'],
  ['common', 'guest-weak', 'password123', 'password', expect.stringContaining('most common')],
  ['their own name', 'guest-weak', 'Dr. Guest', 'password', expect.stringContaining('made of your name')],
])('a password that is %s is refused, and the link stays valid', async (_what, username, password, field, message) => {
  const { id, token } = await invited();
  const answer = await accept(token, username, password);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: message });
  expect((await row(id)).password_hash).toBe('!invited');
  expect((await accept(token)).statusCode).toBe(200);
});

test('a taken user name is refused at its field, and the link stays valid', async () => {
  await newPatient(t, { username: 'taken-name' });
  const { token } = await invited();
  const answer = await accept(token, 'Taken-Name');
  expect(answer.statusCode).toBe(409);
  expect(answer.json().fields).toHaveProperty('username');
  expect((await accept(token)).statusCode).toBe(200);
});

test('a link with another purpose opens no account', async () => {
  const { id, email } = await invited();
  const wanted = { userId: id, purpose: 'reset_password' as const, email, nowMs: t.clock.nowMs };
  expect((await accept((await issueToken(t.db, wanted)) ?? '')).statusCode).toBe(410);
  expect((await row(id)).password_hash).toBe('!invited');
});

test("no reset link is mailed for an account that wasn't accepted", async () => {
  const { email, username } = await invited('admin');
  for (const name of [email, username]) {
    const answer = await t.app.inject({ method: 'POST', url: '/api/password-reset', payload: { email: name } });
    expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
  }
  expect((await mailedTo(t, email)).map(({ kind }) => kind)).toEqual(['invitation']);
});

test("an accepted invitation isn't sent again, and invitations are limited", async () => {
  const { id, email, token } = await invited();
  const again = () => t.db.transaction((tx) => resendInvitation(tx, id, { origin: ORIGIN, nowMs: t.clock.nowMs }));
  await accept(token);
  await expect(again()).rejects.toMatchObject({ code: 'already_accepted' });
  expect(await mailedTo(t, email)).toHaveLength(1);
  const other = await invited();
  const often = () =>
    t.db.transaction((tx) => resendInvitation(tx, other.id, { origin: ORIGIN, nowMs: t.clock.nowMs }));
  for (let times = 0; times < 4; times++) await often();
  await expect(often()).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await mailedTo(t, other.email)).toHaveLength(5);
});
