import { expect, test } from 'vitest';
import { type AccountHolder, accountHolders, newAddress } from '#test/account-holder.ts';
import { testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';

const t = await testApp();
const OLD = 'the old password';
const NEW = 'an entirely new one';

const { newPerson, send } = await accountHolders(t, OLD);
const wish = ({ cookie }: AccountHolder, email: string) =>
  send('PUT', '/api/user/email', cookie, { email, password: OLD });
const confirm = (token: string) => send('POST', '/api/email-confirmation/confirm', '', { token });
const reset = (token: string) => send('POST', '/api/password-reset/confirm', '', { token, password: NEW });
const addressOf = async ({ id }: AccountHolder) =>
  (await t.pool.query('select email from users where id = $1', [id])).rows[0].email;

test.each([true, false])(
  'a new password by mail ends a change of address that waits (confirmed: %s)',
  async (confirmed) => {
    const person = await newPerson({ confirmed });
    const theirs = newAddress();
    expect((await wish(person, theirs)).statusCode).toBe(200);
    const begun = await tokenMailedTo(t, theirs, 'email-confirmation');
    expect((await send('POST', '/api/password-reset', '', { email: person.email })).statusCode).toBe(200);
    expect((await reset(await tokenMailedTo(t, person.email, 'password-reset'))).statusCode).toBe(200);
    expect((await confirm(begun)).statusCode).toBe(410);
    expect(await addressOf(person)).toBe(person.email);
  },
);

test('changing the password cancels a pending change of address, but not the link to the present address', async () => {
  const change = ({ cookie }: AccountHolder) =>
    send('PUT', '/api/user/password', cookie, { currentPassword: OLD, newPassword: NEW });
  const person = await newPerson();
  const theirs = newAddress();
  await wish(person, theirs);
  const begun = await tokenMailedTo(t, theirs, 'email-confirmation');
  const answer = await change(person);
  expect(answer.statusCode).toBe(200);
  const cookie = String(answer.headers['set-cookie']).split(';')[0];
  expect((await send('GET', '/api/user/email', cookie)).json().pending).toBeNull();
  expect((await confirm(begun)).statusCode).toBe(410);
  expect(await addressOf(person)).toBe(person.email);

  const unproven = await newPerson({ confirmed: false });
  await send('POST', '/api/user/email-confirmation', unproven.cookie);
  await change(unproven);
  expect((await confirm(await tokenMailedTo(t, unproven.email, 'email-confirmation'))).statusCode).toBe(200);
});

test('while a change of address is pending, a reset link is mailed to the present one', async () => {
  const person = await newPerson();
  const theirs = newAddress();
  await wish(person, theirs);
  await send('POST', '/api/password-reset', '', { email: person.email });
  const token = await tokenMailedTo(t, person.email, 'password-reset');
  // Once the change takes effect, the reset link is void.
  await confirm(await tokenMailedTo(t, theirs, 'email-confirmation'));
  expect((await reset(token)).statusCode).toBe(410);
  await send('POST', '/api/password-reset', '', { email: theirs });
  expect((await mailedTo(t, theirs)).map(({ kind }) => kind)).not.toContain('password-reset');
});

test('after a change of an unconfirmed address, no reset link is mailed there for seven days', async () => {
  const person = await newPerson({ confirmed: false });
  const { username } = (await send('GET', '/api/user', person.cookie)).json();
  const theirs = newAddress();
  expect((await send('PUT', `/api/users/${person.id}`, person.cookie, { email: theirs })).statusCode).toBe(200);
  await confirm(await tokenMailedTo(t, theirs, 'email-confirmation'));
  const kindsAfterAsking = async () => {
    for (const email of [username, theirs]) await send('POST', '/api/password-reset', '', { email });
    return (await mailedTo(t, theirs)).map(({ kind }) => kind);
  };
  expect(await kindsAfterAsking()).toEqual(['email-confirmation']);
  expect((await mailedTo(t, person.email))[0]?.text).not.toContain('#');
  t.clock.nowMs += 7 * 24 * 60 * 60 * 1000;
  expect(await kindsAfterAsking()).toContain('password-reset');
});
