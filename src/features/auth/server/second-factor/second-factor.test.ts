import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { codeOf, cookiesOf, newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';

const t = await testApp();
const signIn = (username: string, code?: string, password = PASSWORD) =>
  post(t, '/api/login', { username, password, ...(code !== undefined && { code }) });
const state = async (cookie: string) =>
  (await t.app.inject({ url: '/api/user/second-factor', headers: { cookie } })).json();
const remove = (cookie: string, payload: object) =>
  t.app.inject({ method: 'DELETE', url: '/api/user/second-factor', headers: { cookie }, payload });

test('setup returns secret, URI and QR code, and takes effect only once a code is confirmed', async () => {
  const { cookie, username } = await newAccount(t, 'setter');
  expect(await state(cookie)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  const started = await post(t, '/api/user/second-factor', { password: PASSWORD }, { cookie });
  expect(started.statusCode).toBe(201);
  const { secret, uri, qr } = started.json();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Alafia:setter\?/);
  expect(qr).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h\d+v1h-\d+z)+$/) });
  expect((await signIn(username)).statusCode).toBe(200);
  const wrong = await post(t, '/api/user/second-factor/confirm', { code: codeOf(t, secret, 5) }, { cookie });
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['code']]);
  expect(await state(cookie)).toMatchObject({ isOn: false });
  const confirmed = await post(t, '/api/user/second-factor/confirm', { code: codeOf(t, secret) }, { cookie });
  expect(confirmed.json().recoveryCodes).toHaveLength(10);
  expect(await state(cookie)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
});

test("the secret and the recovery codes aren't stored in plain text", async () => {
  const { cookie } = await newAccount(t, 'secretive');
  const { secret, recoveryCodes } = await setUpSecondFactor(t, cookie);
  const { rows } = await t.pool.query(
    "select encode(secret_encrypted, 'escape') as kept, (select string_agg(code_hash, ' ') from recovery_codes) as codes from second_factors",
  );
  const kept = JSON.stringify(rows);
  expect(kept).not.toContain(secret);
  for (const code of recoveryCodes) expect(kept).not.toContain(code.replace('-', ''));
});

test("a secret copied to another account's row doesn't work there", async () => {
  const [mine, other] = [await newAccount(t, 'mover'), await newAccount(t, 'moved')];
  const { secret } = await setUpSecondFactor(t, mine.cookie);
  await setUpSecondFactor(t, other.cookie);
  await t.pool.query(
    'update second_factors set secret_encrypted = (select secret_encrypted from second_factors where user_id = $1) where user_id = $2',
    [mine.id, other.id],
  );
  expect((await signIn(other.username, codeOf(t, secret))).cookies).toEqual([]);
});

test('sign-in asks for the code, and opens no session without it', async () => {
  const { cookie, username, id } = await newAccount(t, 'reply');
  const { secret } = await setUpSecondFactor(t, cookie);
  await t.pool.query('delete from sessions where user_id = $1', [id]);
  const reply = await signIn(username);
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'second_factor_needed']);
  const wrong = await signIn(username, '000000');
  expect([wrong.statusCode, wrong.json().code, Object.keys(wrong.json().fields)]).toEqual([
    401,
    'wrong_code',
    ['code'],
  ]);
  const wrongPassword = await signIn(username, codeOf(t, secret), 'not the password');
  expect(wrongPassword.json().code).toBe('wrong_credentials');
  expect([reply, wrong, wrongPassword].flatMap(({ cookies }) => cookies)).toEqual([]);
  expect((await t.pool.query('select * from sessions where user_id = $1', [id])).rowCount).toBe(0);
  const right = await signIn(username, ` ${codeOf(t, secret).slice(0, 3)} ${codeOf(t, secret).slice(3)} `);
  expect(right.statusCode).toBe(200);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code %i steps off is accepted: %s', async (steps, isAccepted) => {
  const { cookie, username } = await newAccount(t, `steps${steps + 2}`);
  const { secret } = await setUpSecondFactor(t, cookie);
  t.clock.nowMs += 120_000;
  expect((await signIn(username, codeOf(t, secret, steps))).statusCode).toBe(isAccepted ? 200 : 401);
});

test('no code is accepted twice, nor is an earlier one', async () => {
  const { cookie, username } = await newAccount(t, 'replayed');
  const { secret } = await setUpSecondFactor(t, cookie);
  t.clock.nowMs += 60_000;
  const code = codeOf(t, secret);
  expect((await signIn(username, code)).statusCode).toBe(200);
  expect((await signIn(username, code)).json().code).toBe('wrong_code');
  expect((await signIn(username, codeOf(t, secret, -1))).json().code).toBe('wrong_code');
  t.clock.nowMs += 30_000;
  expect((await signIn(username, codeOf(t, secret))).statusCode).toBe(200);
});

test('of many concurrent uses of a code, one succeeds; the same for a recovery code', async () => {
  const { cookie, username } = await newAccount(t, 'raced');
  const { secret, recoveryCodes } = await setUpSecondFactor(t, cookie);
  const base = await t.listen();
  for (const code of [codeOf(t, secret), recoveryCodes[0] ?? '']) {
    await t.pool.query('delete from throttles');
    const tries = Array.from({ length: 5 }, async () => {
      const body = JSON.stringify({ username, password: PASSWORD, code });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${base}/api/login`, { method: 'POST', headers, body })).status;
    });
    const seen = await Promise.all(tries);
    expect(seen.filter((status) => status === 200)).toHaveLength(1);
  }
});

test('a recovery code works once, in any spelling', async () => {
  const { cookie, username } = await newAccount(t, 'recovering');
  const { recoveryCodes } = await setUpSecondFactor(t, cookie);
  const [code = ''] = recoveryCodes;
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  expect((await signIn(username, ` ${code.toUpperCase().replace('-', ' ')}`)).statusCode).toBe(200);
  expect((await signIn(username, code)).json().code).toBe('wrong_code');
  expect(await state(cookie)).toMatchObject({ recoveryCodesLeft: 9 });
});

test("codes can't be guessed: a wrong code counts like a wrong password", async () => {
  const { cookie, username } = await newAccount(t, 'guessed');
  const { secret } = await setUpSecondFactor(t, cookie);
  for (let at = 0; at < 5; at++) expect((await signIn(username, `00000${at}`)).statusCode).toBe(401);
  expect((await signIn(username, codeOf(t, secret))).statusCode).toBe(429);
});

test('at a signed-in browser, guesses at password and code are throttled', async () => {
  const { cookie } = await newAccount(t, 'left.open');
  const { secret } = await setUpSecondFactor(t, cookie);
  for (let at = 0; at < 5; at++) {
    const refused = await remove(cookie, { password: PASSWORD, code: `00000${at}` });
    expect(refused.json().fields).toHaveProperty('code');
  }
  expect((await remove(cookie, { password: PASSWORD, code: codeOf(t, secret) })).statusCode).toBe(429);
  const other = (await newAccount(t, 'left.open2')).cookie;
  for (let at = 0; at < 5; at++) {
    const refused = await post(t, '/api/user/second-factor', { password: `wrong ${at}` }, { cookie: other });
    expect(refused.json().fields).toHaveProperty('password');
  }
  expect((await post(t, '/api/user/second-factor', { password: PASSWORD }, { cookie: other })).statusCode).toBe(429);
  expect(
    (await t.pool.query('select count(*)::int from second_factors where confirmed_at is null')).rows[0].count,
  ).toBe(0);
});

test('confirmation ends the sessions that were opened without a second factor', async () => {
  const { cookie, username } = await newAccount(t, 'sessions');
  const elsewhere = cookiesOf(await signIn(username));
  await setUpSecondFactor(t, cookie);
  expect((await t.app.inject({ url: '/api/user', headers: { cookie: elsewhere } })).statusCode).toBe(401);
  expect((await t.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(200);
});

test('replacing an authenticator needs a code of the old one, which works until the new one is confirmed', async () => {
  const { cookie, username } = await newAccount(t, 'new.phone');
  const old = await setUpSecondFactor(t, cookie);
  const without = await post(t, '/api/user/second-factor', { password: PASSWORD }, { cookie });
  expect(without.json().fields).toEqual({ code: 'Enter a code' });
  const code = codeOf(t, old.secret);
  const started = await post(t, '/api/user/second-factor', { password: PASSWORD, code }, { cookie });
  t.clock.nowMs += 30_000;
  expect((await signIn(username, codeOf(t, old.secret))).statusCode).toBe(200);
  const { secret } = started.json();
  const fresh = await post(t, '/api/user/second-factor/confirm', { code: codeOf(t, secret) }, { cookie });
  t.clock.nowMs += 30_000;
  expect((await signIn(username, codeOf(t, old.secret))).json().code).toBe('wrong_code');
  expect((await signIn(username, old.recoveryCodes[0])).json().code).toBe('wrong_code');
  expect((await signIn(username, codeOf(t, secret))).statusCode).toBe(200);
  expect((await signIn(username, fresh.json().recoveryCodes[0])).statusCode).toBe(200);
});

test('new recovery codes need password and code, and the old ones stop', async () => {
  const { cookie, username } = await newAccount(t, 'renewing');
  const { secret, recoveryCodes } = await setUpSecondFactor(t, cookie);
  const renew = (payload: object) => post(t, '/api/user/second-factor/recovery-codes', payload, { cookie });
  expect((await renew({ password: 'no', code: codeOf(t, secret) })).statusCode).toBe(400);
  expect((await renew({ password: PASSWORD, code: '123456' })).statusCode).toBe(400);
  const renewed = await renew({ password: PASSWORD, code: codeOf(t, secret) });
  expect(renewed.statusCode).toBe(201);
  expect((await signIn(username, recoveryCodes[0])).statusCode).toBe(401);
  expect((await signIn(username, renewed.json().recoveryCodes[9])).statusCode).toBe(200);
});

test('a patient can sign in without it again, after password and code', async () => {
  const { cookie, username } = await newAccount(t, 'removing');
  const { secret } = await setUpSecondFactor(t, cookie);
  expect((await remove(cookie, { password: PASSWORD, code: codeOf(t, secret) })).statusCode).toBe(200);
  expect((await signIn(username)).statusCode).toBe(200);
  expect(await state(cookie)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  expect((await remove(cookie, { password: PASSWORD, code: '123456' })).json().code).toBe('second_factor_off');
});

test('the owner is notified when it is turned on, renewed or turned off', async () => {
  const { cookie, id } = await newAccount(t, 'notices');
  const notices = async () =>
    (await t.pool.query("select count(*)::int from messages where user_id = $1 and kind = 'second-factor'", [id]))
      .rows[0].count;
  const { secret } = await setUpSecondFactor(t, cookie);
  expect(await notices()).toBe(1);
  t.clock.nowMs += 60_000;
  expect((await remove(cookie, { password: PASSWORD, code: codeOf(t, secret) })).statusCode).toBe(200);
  expect(await notices()).toBe(2);
});
