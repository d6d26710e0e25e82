import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { type Device, newDevice } from '#test/passkey.ts';
import { codeOf, cookiesOf, newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';

const t = await testApp('empty', { PUBLIC_URL: 'https://care.example.ng' });
const STAFF = { role: 'admin' as const, permissions: ['super_admin'] };
const here = () => newDevice({ origin: 'https://care.example.ng' });
const login = (username: string, code?: string) =>
  post(t, '/api/login', { username, password: PASSWORD, ...(code !== undefined && { code }) });

/** An administrator who has signed in with the password. */
async function staff(username: string) {
  await newAccount(t, username, STAFF);
  return { username, cookie: cookiesOf(await login(username)) };
}

async function add(cookie: string, device: Device, proof: object = { password: PASSWORD }) {
  const started = await post(t, '/api/user/passkeys/challenge', proof, { cookie });
  const { challenge } = started.json<{ challenge: string }>();
  const marked = `${cookie}; ${cookiesOf(started)}`;
  return (await post(t, '/api/user/passkeys', device.make(challenge), { cookie: marked })).json<{ id: number }>().id;
}

async function signIn(device: Device) {
  const started = await post(t, '/api/passkey-sign-in/challenge', {});
  const { challenge } = started.json<{ challenge: string }>();
  return await post(t, '/api/passkey-sign-in', device.sign(challenge), { cookie: cookiesOf(started) });
}

const userOf = async (cookie: string) => await t.app.inject({ url: '/api/user', headers: { cookie } });
const remove = (cookie: string, id: number) =>
  t.app.inject({
    method: 'DELETE',
    url: `/api/user/passkeys/${id}`,
    headers: { cookie },
    payload: { password: PASSWORD },
  });

test('a passkey is the second factor of staff: the password alone opens nothing any more', async () => {
  const { cookie, username } = await staff('boss');
  const elsewhere = cookiesOf(await login(username));
  expect((await userOf(cookie)).json().lacksSecondFactor).toBe(true);
  const device = here();
  await add(cookie, device);
  expect((await userOf(cookie)).json()).not.toHaveProperty('lacksSecondFactor');
  expect((await userOf(elsewhere)).statusCode).toBe(401);
  const refused = await login(username);
  expect([refused.statusCode, refused.json().code, refused.cookies]).toEqual([401, 'passkey_needed', []]);
  const answer = await signIn(device);
  expect(answer.json()).not.toHaveProperty('lacksSecondFactor');
  expect((await t.app.inject({ url: '/api/admin/staff', headers: { cookie: cookiesOf(answer) } })).statusCode).toBe(
    200,
  );
});

test('the last second factor of staff stays, a passkey or an authenticator', async () => {
  const { cookie, username } = await staff('chief');
  const first = await add(cookie, here());
  const second = await add(cookie, here());
  expect((await remove(cookie, first)).statusCode).toBe(200);
  const refused = await remove(cookie, second);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
  const { secret } = await setUpSecondFactor(t, cookie);
  expect((await login(username, codeOf(t, secret))).statusCode).toBe(200);
  t.clock.nowMs += 30_000;
  const removed = await t.app.inject({
    method: 'DELETE',
    url: '/api/user/second-factor',
    headers: { cookie },
    payload: { password: PASSWORD, code: codeOf(t, secret) },
  });
  expect(removed.statusCode).toBe(200);
  expect((await remove(cookie, second)).json().code).toBe('second_factor_required');
});

test('only the public address makes and answers passkeys, and its cookie belongs to it', async () => {
  const { cookie } = await staff('outside');
  const started = await t.app.inject({
    method: 'POST',
    url: '/api/user/passkeys/challenge',
    payload: { password: PASSWORD },
    headers: { cookie, host: 'evil.example' },
  });
  expect(started.json().rp.id).toBe('care.example.ng');
  expect(started.cookies[0]).toMatchObject({
    name: '__Host-passkey',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  });
  const device = newDevice({ origin: 'http://localhost' });
  const made = device.make(started.json().challenge);
  const added = await post(t, '/api/user/passkeys', made, { cookie: `${cookie}; ${cookiesOf(started)}` });
  expect(added.statusCode).toBe(400);
});
