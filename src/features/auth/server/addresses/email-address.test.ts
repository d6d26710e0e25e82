import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AccountHolder, accountHolders, newAddress } from '#test/account-holder.ts';
import { newPatient, testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';

const t = await testApp();
const PASSWORD = 'the password';
const HOUR_MS = 60 * 60 * 1000;

const { newPerson, send } = await accountHolders(t, PASSWORD);
const confirm = (token: string) => send('POST', '/api/email-confirmation/confirm', '', { token });
const stateOf = async ({ cookie }: AccountHolder) => (await send('GET', '/api/user/email', cookie)).json();
const wish = ({ cookie }: AccountHolder, email: string, password = PASSWORD) =>
  send('PUT', '/api/user/email', cookie, { email, password });
const profile = ({ id, cookie }: AccountHolder, email: string) => send('PUT', `/api/users/${id}`, cookie, { email });
const kindsTo = async (address: string) => (await mailedTo(t, address)).map(({ kind }) => kind);
const subjectsTo = async (address: string) => (await mailedTo(t, address)).map(({ subject }) => subject);
const rowOf = async ({ id }: AccountHolder) =>
  (await t.pool.query('select email, email_confirmed_at from users where id = $1', [id])).rows[0];

test('registration mails a link that confirms the address once; the mail contains nothing that was typed', async () => {
  const email = newAddress();
  const registered = await send('POST', '/api/register', '', {
    username: `u${randomUUID().slice(0, 13)}`,
    password: PASSWORD,
    fullName: 'Win money at evil.example',
    email,
  });
  expect(registered.statusCode).toBe(201);
  const cookie = String(registered.headers['set-cookie']).split(';')[0] ?? '';
  const person = { id: registered.json().id, email, cookie };
  expect(await stateOf(person)).toEqual({ email, confirmed: false, pending: null });
  const [mail] = await mailedTo(t, email);
  expect(mail?.text).not.toContain('evil');
  const token = await tokenMailedTo(t, email, 'email-confirmation');
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
  expect(await stateOf(person)).toEqual({ email, confirmed: true, pending: null });
});

test('a failed registration mails nothing', async () => {
  const taken = `u${randomUUID().slice(0, 13)}`;
  await newPatient(t, { username: taken });
  const email = newAddress();
  const account = { username: taken, password: PASSWORD, fullName: 'Ada', email };
  expect((await send('POST', '/api/register', '', account)).statusCode).toBe(409);
  expect(await mailedTo(t, email)).toEqual([]);
});

test('a confirmation link works for three days, and a newer one voids it', async () => {
  const person = await newPerson({ confirmed: false });
  const resend = () => send('POST', '/api/user/email-confirmation', person.cookie);
  await resend();
  const first = await tokenMailedTo(t, person.email, 'email-confirmation');
  await resend();
  expect((await confirm(first)).statusCode).toBe(410);
  const second = await tokenMailedTo(t, person.email, 'email-confirmation');
  t.clock.nowMs += 72 * HOUR_MS;
  expect((await confirm(second)).statusCode).toBe(410);
  expect((await rowOf(person)).email_confirmed_at).toBeNull();
  for (let i = 0; i < 3; i++) expect((await resend()).statusCode).toBe(200);
  expect((await resend()).statusCode).toBe(429);
  expect(await mailedTo(t, person.email)).toHaveLength(5);
  expect((await confirm(await tokenMailedTo(t, person.email, 'email-confirmation'))).statusCode).toBe(200);
  await resend();
  expect(await mailedTo(t, person.email)).toHaveLength(5);
});

test('an address changes once the new one is confirmed, and the old one is notified', async () => {
  const person = await newPerson();
  const wanted = newAddress();
  expect((await wish(person, wanted)).statusCode).toBe(200);
  expect(await stateOf(person)).toEqual({ email: person.email, confirmed: true, pending: wanted });
  expect(await kindsTo(person.email)).toEqual(['email-change']);
  expect((await mailedTo(t, person.email))[0]?.text).not.toContain(wanted);
  expect((await confirm(await tokenMailedTo(t, wanted, 'email-confirmation'))).statusCode).toBe(200);
  expect(await stateOf(person)).toEqual({ email: wanted, confirmed: true, pending: null });
});

test('without the password nothing is mailed and nothing changes', async () => {
  const person = await newPerson();
  const wanted = newAddress();
  const answer = await wish(person, wanted, 'not it');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ password: 'That is not your password.' });
  expect([...(await mailedTo(t, wanted)), ...(await mailedTo(t, person.email))]).toEqual([]);
  expect(await stateOf(person)).toEqual({ email: person.email, confirmed: true, pending: null });
});

test('only the mail to an address reveals that it is taken', async () => {
  const owner = await newPerson();
  const free = newAddress();
  const [one, other] = [await newPerson(), await newPerson()];
  const answers = [await wish(one, owner.email.toUpperCase()), await wish(other, free)];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{}'],
    [200, '{}'],
  ]);
  expect((await stateOf(one)).pending).toBe(owner.email.toUpperCase());
  expect(await kindsTo(one.email)).toEqual(await kindsTo(other.email));
  expect(await subjectsTo(owner.email.toUpperCase())).toEqual(['You have an account with this address']);
  expect(await subjectsTo(free)).toEqual(['Confirm your e-mail address']);
  const again = await Promise.all(
    [one, other].map(async ({ cookie }) => {
      const seen: number[] = [];
      for (let i = 0; i < 5; i++) seen.push((await send('POST', '/api/user/email-confirmation', cookie)).statusCode);
      return seen;
    }),
  );
  expect(again).toEqual([
    [200, 200, 429, 429, 429],
    [200, 200, 429, 429, 429],
  ]);
  expect((await rowOf(owner)).email).toBe(owner.email);
});

test('of two accounts that request one address, the first to confirm gets it', async () => {
  const wanted = newAddress();
  const people = [await newPerson(), await newPerson()];
  const tokens: string[] = [];
  for (const person of people) {
    await wish(person, wanted);
    tokens.push(await tokenMailedTo(t, wanted, 'email-confirmation'));
  }
  const statuses = (await Promise.all(tokens.map(confirm))).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410]);
  const { rows } = await t.pool.query('select count(*) from users where email = $1', [wanted]);
  expect(rows[0].count).toBe('1');
});

test('the profile changes an address at once, unconfirmed, and its former owner can restore it', async () => {
  const person = await newPerson();
  const wanted = newAddress();
  expect((await profile(person, wanted)).json().email).toBe(wanted);
  expect(await stateOf(person)).toEqual({ email: wanted, confirmed: false, pending: null });
  expect(await kindsTo(wanted)).toEqual(['email-confirmation']);
  const [mail] = await mailedTo(t, person.email);
  expect([mail?.kind, mail?.secret]).toEqual(['email-change', true]);
  const link = await tokenMailedTo(t, person.email, 'email-change');
  // The attacker confirms that address and changes it again.
  await confirm(await tokenMailedTo(t, wanted, 'email-confirmation'));
  const another = newAddress();
  await profile(person, another);
  const stolen = await tokenMailedTo(t, another, 'email-confirmation');
  expect((await confirm(link)).statusCode).toBe(200);
  expect(await rowOf(person)).toMatchObject({ email: person.email, email_confirmed_at: expect.any(Date) });
  expect((await send('GET', '/api/user', person.cookie)).statusCode).toBe(401);
  expect((await confirm(stolen)).statusCode).toBe(410);
  expect((await confirm(link)).statusCode).toBe(410);
});

/** A user whose address an attacker changed, confirmed and changed again; with the restore links. */
async function takenOver() {
  const person = await newPerson();
  const theirs = newAddress();
  await profile(person, theirs);
  await confirm(await tokenMailedTo(t, theirs, 'email-confirmation'));
  t.clock.nowMs += 1000;
  await profile(person, newAddress());
  const ownersWay = await tokenMailedTo(t, person.email, 'email-change');
  return { person, theirs, ownersWay, thiefsWay: await tokenMailedTo(t, theirs, 'email-change') };
}

test('a restored address stays: the restore links that were mailed later are void', async () => {
  const { person, theirs, ownersWay, thiefsWay } = await takenOver();
  expect((await confirm(ownersWay)).statusCode).toBe(200);
  expect((await confirm(thiefsWay)).statusCode).toBe(410);
  expect(await rowOf(person)).toMatchObject({ email: person.email });
  // No restore link is left that would block password resets.
  await send('POST', '/api/password-reset', '', { email: person.email });
  await send('POST', '/api/password-reset', '', { email: theirs });
  expect(await kindsTo(person.email)).toEqual(['email-change', 'password-reset']);
  expect(await kindsTo(theirs)).not.toContain('password-reset');
});

test("the restore link of a later address doesn't void that of an earlier one", async () => {
  const { person, ownersWay, thiefsWay } = await takenOver();
  expect((await confirm(thiefsWay)).statusCode).toBe(200);
  expect((await confirm(ownersWay)).statusCode).toBe(200);
  expect(await rowOf(person)).toMatchObject({ email: person.email });
});

test('an address that was never confirmed gets no restore link', async () => {
  const person = await newPerson({ confirmed: false });
  await profile(person, newAddress());
  const [mail] = await mailedTo(t, person.email);
  expect(mail?.kind).toBe('email-change');
  expect(mail?.text).not.toContain('#');
});

test('changing only the case mails nothing and keeps the confirmation', async () => {
  const person = await newPerson();
  expect((await profile(person, person.email.toUpperCase())).json().email).toBe(person.email.toUpperCase());
  expect((await rowOf(person)).email_confirmed_at).not.toBeNull();
  expect(await mailedTo(t, person.email)).toEqual([]);
});

test('an account can have at most five confirmation mails sent in an hour', async () => {
  const person = await newPerson();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await profile(person, newAddress())).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
