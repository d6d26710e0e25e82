import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { holding } from '#test/holding.ts';
import { tokenMailedTo } from '#test/mailed.ts';
import { codeOf } from '#test/sign-in.ts';
import { hashPassword } from './password.ts';

const t = await testApp();
const OLD = 'the old password';
const NEW = 'an entirely new one';
const passwordHash = await hashPassword(OLD);

async function newPerson() {
  const username = `p${randomUUID().slice(0, 13)}`;
  const email = `${username}@example.com`;
  return { username, email, ...(await newPatient(t, { username, email, passwordHash })) };
}

const post = (url: string, payload: object) => t.app.inject({ method: 'POST', url, payload });
const reset = (token: string) => post('/api/password-reset/confirm', { token, password: NEW });
async function resetToken({ email }: { email: string }) {
  expect((await post('/api/password-reset', { email })).statusCode).toBe(200);
  return await tokenMailedTo(t, email, 'password-reset');
}
const signsInWith = async ({ username }: { username: string }, password: string) =>
  (await post('/api/login', { username, password })).statusCode === 200;

test('a sign-in with the old password during its change gets no session that outlives it', async () => {
  const person = await newPerson();
  const token = await resetToken(person);
  // A sign-in reads this table after it has compared the password.
  const held = await holding(t.pool, 'lock table second_factors in access exclusive mode');
  const signingIn = post('/api/login', { username: person.username, password: OLD });
  await held.waiting(1);
  expect((await reset(token)).statusCode).toBe(200);
  await held.release();
  const answer = await signingIn;
  expect(answer.statusCode).toBe(401);
  expect(answer.cookies).toEqual([]);
  expect((await t.pool.query('select from sessions where user_id = $1', [person.id])).rowCount).toBe(0);
  expect(await signsInWith(person, NEW)).toBe(true);
});

test('a password change with the old password during another change sets nothing', async () => {
  const person = await newPerson();
  const token = await resetToken(person);
  const held = await holding(t.pool, `select from users where id = ${person.id} for update`);
  const resetting = reset(token);
  await held.waiting(1);
  const changing = t.app.inject({
    method: 'PUT',
    url: '/api/user/password',
    payload: { currentPassword: OLD, newPassword: 'what a thief would choose' },
    headers: { cookie: person.cookie },
  });
  await held.waiting(2);
  await held.release();
  expect((await resetting).statusCode).toBe(200);
  const answer = await changing;
  expect(answer.json().fields).toEqual({ currentPassword: 'That is not your password.' });
  expect(answer.cookies).toEqual([]);
  expect(await signsInWith(person, NEW)).toBe(true);
});

/** Resets the owner's password and, before that has finished, sends a request from an attacker's session. */
async function sentWhileReset(person: Awaited<ReturnType<typeof newPerson>>, url: string, payload: object) {
  const token = await resetToken(person);
  const held = await holding(t.pool, `select from users where id = ${person.id} for update`);
  const resetting = reset(token);
  await held.waiting(1);
  const method = url.endsWith('/confirm') ? ('POST' as const) : ('PUT' as const);
  const sent = t.app.inject({ method, url, payload, headers: { cookie: person.cookie } });
  await held.waiting(2);
  await held.release();
  expect((await resetting).statusCode).toBe(200);
  return await sent;
}

test('a change of address during a password reset changes nothing', async () => {
  const person = await newPerson();
  const theirs = `thief-${person.email}`;
  expect((await sentWhileReset(person, '/api/user/email', { email: theirs, password: OLD })).statusCode).toBe(401);
  const another = await newPerson();
  const changing = await sentWhileReset(another, `/api/users/${another.id}`, { email: theirs });
  expect(changing.statusCode).toBe(401);
  expect((await t.pool.query('select from users where email = $1', [theirs])).rowCount).toBe(0);
  expect((await t.pool.query('select from messages where recipient = $1', [theirs])).rowCount).toBe(0);
});

/** Starts setting up a second factor; returns a valid code. */
async function codeOfNewFactor({ cookie }: { cookie: string }) {
  const headers = { cookie };
  const payload = { password: OLD };
  const started = await t.app.inject({ method: 'POST', url: '/api/user/second-factor', payload, headers });
  expect(started.statusCode).toBe(201);
  return codeOf(t, started.json().secret);
}

test("turning on a second factor during a password reset doesn't lock the owner out", async () => {
  const person = await newPerson();
  const code = await codeOfNewFactor(person);
  expect((await sentWhileReset(person, '/api/user/second-factor/confirm', { code })).statusCode).toBe(401);
  expect(await signsInWith(person, NEW)).toBe(true);
});

test('a sign-in while a second factor is being turned on needs a code', async () => {
  const person = await newPerson();
  const payload = { code: await codeOfNewFactor(person) };
  const held = await holding(t.pool, `select from users where id = ${person.id} for update`);
  const url = '/api/user/second-factor/confirm';
  const turningOn = t.app.inject({ method: 'POST', url, payload, headers: { cookie: person.cookie } });
  await held.waiting(1);
  const signingIn = post('/api/login', { username: person.username, password: OLD });
  await held.waiting(2);
  await held.release();
  expect((await turningOn).statusCode).toBe(200);
  expect((await signingIn).json().code).toBe('second_factor_needed');
  expect((await t.pool.query('select from sessions where user_id = $1', [person.id])).rowCount).toBe(1);
});

test('a link opened during another change of address gets a reply, not a server error', async () => {
  const person = await newPerson();
  const wish = (email: string) => {
    const payload = { email, password: OLD };
    return t.app.inject({ method: 'PUT', url: '/api/user/email', payload, headers: { cookie: person.cookie } });
  };
  const wanted = `new-${person.email}`;
  await wish(wanted);
  const token = await tokenMailedTo(t, wanted, 'email-confirmation');
  const held = await holding(t.pool, `select from users where id = ${person.id} for update`);
  const wishing = wish(`newer-${person.email}`);
  await held.waiting(1);
  const confirming = post('/api/email-confirmation/confirm', { token });
  await held.waiting(2);
  await held.release();
  expect([(await wishing).statusCode, (await confirming).statusCode]).toEqual([200, 410]);
});
