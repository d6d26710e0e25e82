import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { type Device, type Falsified, newDevice } from '#test/passkey.ts';
import { codeOf, cookiesOf, newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';

const t = await testApp();

async function started(cookie: string, body: object = { password: PASSWORD }) {
  const answer = await post(t, '/api/user/passkeys/challenge', body, { cookie });
  return { answer, challenge: String(answer.json().challenge), mark: cookiesOf(answer) };
}

async function add(cookie: string, device: Device, falsified: Falsified = {}) {
  const { challenge, mark } = await started(cookie);
  return await post(t, '/api/user/passkeys', device.make(challenge, falsified), { cookie: `${cookie}; ${mark}` });
}

async function challenged() {
  const answer = await post(t, '/api/passkey-sign-in/challenge', {});
  return { challenge: String(answer.json().challenge), cookie: cookiesOf(answer) };
}

async function signIn(device: Device, falsified: Falsified = {}) {
  const { challenge, cookie } = await challenged();
  return await post(t, '/api/passkey-sign-in', device.sign(challenge, falsified), { cookie });
}

async function withPasskey(username: string, device = newDevice()) {
  const person = await newAccount(t, username);
  const added = await add(person.cookie, device);
  return { ...person, device, passkeyId: Number(added.json().id) };
}

const listed = async (cookie: string) =>
  (await t.app.inject({ url: '/api/user/passkeys', headers: { cookie } })).json<{ name: string }[]>();
const remove = (cookie: string, id: number, payload: object = { password: PASSWORD }) =>
  t.app.inject({ method: 'DELETE', url: `/api/user/passkeys/${id}`, headers: { cookie }, payload });
const codesOf = (answers: readonly Awaited<ReturnType<typeof signIn>>[]) => answers.map((answer) => answer.json().code);

test('a passkey is added after the password, named after the device, and signs in without password', async () => {
  const { cookie, id } = await newAccount(t, 'keeper');
  const device = newDevice();
  const { challenge, mark, answer } = await started(cookie);
  expect(answer.json()).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'keeper' }, exclude: [] });
  const added = await t.app.inject({
    method: 'POST',
    url: '/api/user/passkeys',
    payload: device.make(challenge),
    headers: { cookie: `${cookie}; ${mark}`, 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile' },
  });
  expect([added.statusCode, added.json().name]).toEqual([201, 'Chrome on Android']);
  const answered = await signIn(device);
  expect([answered.statusCode, answered.json().id]).toEqual([200, id]);
  const user = await t.app.inject({ url: '/api/user', headers: { cookie: cookiesOf(answered) } });
  expect(user.json().username).toBe('keeper');
  expect((await started(cookie)).answer.json().exclude).toEqual([device.id]);
});

test('the password alone still opens the account of a patient with a passkey', async () => {
  const { username } = await withPasskey('spare');
  expect((await post(t, '/api/login', { username, password: PASSWORD })).statusCode).toBe(200);
});

test('adding one needs the password, and a code if there is an authenticator', async () => {
  const { cookie } = await newAccount(t, 'adder');
  expect((await started(cookie, { password: 'wrong' })).answer.json().fields).toHaveProperty('password');
  const { secret } = await setUpSecondFactor(t, cookie);
  expect((await started(cookie)).answer.json().fields).toHaveProperty('code');
  const proof = { password: PASSWORD, code: codeOf(t, secret) };
  expect((await started(cookie, proof)).answer.statusCode).toBe(200);
});

test('a passkey signs in without the code of the authenticator, whose use goes on', async () => {
  const { cookie, username, device } = await withPasskey('both');
  await setUpSecondFactor(t, cookie);
  expect((await signIn(device)).statusCode).toBe(200);
  expect((await post(t, '/api/login', { username, password: PASSWORD })).json().code).toBe('second_factor_needed');
});

test.each<[string, Falsified]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:1234' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a device that did not check its user', { verifiesUser: false }],
  ['a weak algorithm', { algorithm: -65535 }],
])('no passkey is added from %s', async (_, falsified) => {
  const { cookie } = await newAccount(t, `false${Object.values(falsified).join('')}`.replaceAll(/[^a-z\d]/g, ''));
  expect((await add(cookie, newDevice(), falsified)).statusCode).toBe(400);
  expect(await listed(cookie)).toEqual([]);
});

test('every wrong answer gets the same refusal, and opens no session', async () => {
  const { device, id } = await withPasskey('guarded');
  await t.pool.query('delete from sessions where user_id = $1', [id]);
  const other = newDevice();
  const wrong = [
    await signIn(other),
    await signIn(device, { origin: 'https://evil.example' }),
    await signIn(device, { rpId: 'evil.example' }),
    await signIn(device, { verifiesUser: false }),
    await signIn(device, { userHandle: 'c29tZW9uZQ' }),
    // The id of one passkey, signed by another.
    await signIn({ ...other, sign: (challenge) => ({ ...other.sign(challenge), credentialId: device.id }) }),
  ];
  expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(wrong[0]?.json().code).toBe('wrong_passkey');
  expect((await t.pool.query('select from sessions where user_id = $1', [id])).rowCount).toBe(0);
});

test('a challenge works once, for five minutes, in the browser that got it, and for its own use', async () => {
  const { device, cookie } = await withPasskey('once');
  const first = await challenged();
  const elsewhere = await challenged();
  const answers = [
    await post(t, '/api/passkey-sign-in', device.sign(first.challenge)),
    await post(t, '/api/passkey-sign-in', device.sign(first.challenge), { cookie: elsewhere.cookie }),
  ];
  expect(codesOf(answers)).toEqual(['wrong_passkey', 'wrong_passkey']);
  const fresh = await challenged();
  const twice = [device.sign(fresh.challenge), device.sign(fresh.challenge)];
  expect((await post(t, '/api/passkey-sign-in', twice[0] ?? {}, { cookie: fresh.cookie })).statusCode).toBe(200);
  expect((await post(t, '/api/passkey-sign-in', twice[1] ?? {}, { cookie: fresh.cookie })).statusCode).toBe(401);
  const toAdd = await started(cookie);
  const forSignIn = await post(t, '/api/passkey-sign-in', device.sign(toAdd.challenge), { cookie: toAdd.mark });
  expect(forSignIn.statusCode).toBe(401);
  const late = await challenged();
  t.clock.nowMs += 5 * 60_000;
  expect((await post(t, '/api/passkey-sign-in', device.sign(late.challenge), { cookie: late.cookie })).statusCode).toBe(
    401,
  );
});

test('of many answers to one challenge at once, one opens a session', async () => {
  const { device } = await withPasskey('racer', newDevice({ counts: false }));
  const base = await t.listen();
  const { challenge, cookie } = await challenged();
  const tries = Array.from({ length: 6 }, async () => {
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify(device.sign(challenge, { origin: base, rpId: new URL(base).hostname }));
    return (await fetch(`${base}/api/passkey-sign-in`, { method: 'POST', headers, body })).status;
  });
  expect((await Promise.all(tries)).filter((status) => status === 200)).toHaveLength(1);
});

test('a count that does not grow shows a copy, and is refused; a device that never counts is fine', async () => {
  const { device } = await withPasskey('copied');
  expect((await signIn(device, { counter: 7 })).statusCode).toBe(200);
  expect((await signIn(device, { counter: 7 })).statusCode).toBe(401);
  expect((await signIn(device, { counter: 6 })).statusCode).toBe(401);
  expect((await signIn(device, { counter: 0 })).statusCode).toBe(401);
  expect((await signIn(device, { counter: 8 })).statusCode).toBe(200);
  const synced = await withPasskey('synced', newDevice({ counts: false }));
  expect((await signIn(synced.device)).statusCode).toBe(200);
  expect((await signIn(synced.device)).statusCode).toBe(200);
});

test('it can be renamed, and removed with the password; then it signs in no more', async () => {
  const { cookie, device, passkeyId } = await withPasskey('mover');
  const renamed = await t.app.inject({
    method: 'PUT',
    url: `/api/user/passkeys/${passkeyId}`,
    headers: { cookie },
    payload: { name: ' My phone ' },
  });
  expect(renamed.json().name).toBe('My phone');
  expect((await remove(cookie, passkeyId, { password: 'wrong' })).statusCode).toBe(400);
  expect((await remove(cookie, passkeyId)).statusCode).toBe(200);
  expect(await listed(cookie)).toEqual([]);
  expect((await signIn(device)).json().code).toBe('wrong_passkey');
});

test('an account has ten at most, and a device is added once', async () => {
  const { cookie, device } = await withPasskey('collector');
  const again = await add(cookie, device);
  expect([again.statusCode, again.json().code]).toEqual([409, 'passkey_exists']);
  const other = await newAccount(t, 'other.collector');
  expect((await add(other.cookie, device)).json().code).toBe('passkey_exists');
  const last = await started(cookie);
  for (let at = 0; at < 9; at++) expect((await add(cookie, newDevice())).statusCode).toBe(201);
  expect((await started(cookie)).answer.json().code).toBe('too_many_passkeys');
  const eleventh = await post(t, '/api/user/passkeys', newDevice().make(last.challenge), {
    cookie: `${cookie}; ${last.mark}`,
  });
  expect(eleventh.json().code).toBe('too_many_passkeys');
});

test('the owner gets a mail when one is added or removed', async () => {
  const { cookie, id, passkeyId } = await withPasskey('noticed');
  await remove(cookie, passkeyId);
  const { rows } = await t.pool.query(
    "select subject from messages where user_id = $1 and kind = 'passkey' order by id",
    [id],
  );
  expect(rows.map(({ subject }) => subject)).toEqual(['A passkey was added to your account', 'A passkey was removed']);
});

test.each([
  ['closed', 'update users set disabled_at = now() where id = $1'],
  ['deleted', 'update users set deleted_at = now() where id = $1'],
  ['without a password yet', "update users set password_hash = '!closed' where id = $1"],
])('the passkey of an account that is %s opens nothing', async (kind, statement) => {
  const { id, device } = await withPasskey(`gone.${kind.slice(0, 4)}`);
  await t.pool.query(statement, [id]);
  expect((await signIn(device)).json().code).toBe('wrong_passkey');
});

test('refused passkeys count for the network address, as wrong passwords do', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const person = await newAccount(limited, 'watched');
  const device = newDevice();
  const answers: number[] = [];
  for (let at = 0; at < 301; at++)
    answers.push((await post(limited, '/api/passkey-sign-in', device.sign('none'))).statusCode);
  expect(answers.slice(0, 300).every((status) => status === 401)).toBe(true);
  expect(answers[300]).toBe(429);
  expect((await post(limited, '/api/login', { username: person.username, password: PASSWORD })).statusCode).toBe(429);
});
