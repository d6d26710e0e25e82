import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp('empty', { RATE_LIMIT: 'off' });
const MINUTE = 60_000;

const signIn = (username: string, password: string, headers?: Record<string, string>) =>
  post(t, '/api/login', { username, password }, headers);
async function statuses(count: number, username: string, headers?: Record<string, string>): Promise<number[]> {
  const seen: number[] = [];
  for (let at = 0; at < count; at++) seen.push((await signIn(username, `wrong ${at}`, headers)).statusCode);
  return seen;
}

test('five failures are free; the sixth attempt has to wait, even with the correct password', async () => {
  const { username } = await newAccount(t, 'five');
  expect(await statuses(5, username)).toEqual([401, 401, 401, 401, 401]);
  const refused = await signIn(username, PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toEqual({
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait a minute and try again.',
  });
  t.clock.nowMs += MINUTE;
  expect((await signIn(username, PASSWORD)).statusCode).toBe(200);
});

test('waits grow to 15 minutes, and a success clears them', async () => {
  const { username } = await newAccount(t, 'growing');
  await statuses(5, username);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    const refused = await signIn(username, 'wrong');
    expect(Number(refused.headers['retry-after'])).toBe(minutes * 60);
    t.clock.nowMs += minutes * MINUTE - 1;
    expect((await signIn(username, PASSWORD)).statusCode).toBe(429);
    t.clock.nowMs += 1;
    expect(await statuses(1, username)).toEqual([401]);
  }
  t.clock.nowMs += 15 * MINUTE;
  expect((await signIn(username, PASSWORD)).statusCode).toBe(200);
  expect(await statuses(6, username)).toEqual([401, 401, 401, 401, 401, 429]);
});

test('all spellings of a name share a counter', async () => {
  await newAccount(t, 'spelling');
  for (const name of ['spelling', 'SPELLING', ' Spelling', 'spelling ', 'sPelling']) {
    expect((await signIn(name, 'wrong')).statusCode).toBe(401);
  }
  expect((await signIn('spellinG', 'wrong')).statusCode).toBe(429);
});

test("a known browser isn't locked out by guesses from elsewhere", async () => {
  const { username } = await newAccount(t, 'owner');
  const cookie = cookiesOf(await signIn(username, PASSWORD));
  await statuses(5, username);
  expect((await signIn(username, PASSWORD)).statusCode).toBe(429);
  expect((await signIn(username, PASSWORD, { cookie })).statusCode).toBe(200);
});

test('the browser used for registration is known to the account', async () => {
  const account = { username: 'maker', password: 'secret-1', fullName: 'Ada', email: 'maker@example.com' };
  const cookie = cookiesOf(await post(t, '/api/register', account));
  await statuses(5, 'maker');
  expect((await signIn('maker', 'secret-1')).statusCode).toBe(429);
  expect((await signIn('maker', 'secret-1', { cookie })).statusCode).toBe(200);
});

test("a known browser has its own limit, which doesn't affect others", async () => {
  const { username } = await newAccount(t, 'known');
  const cookie = cookiesOf(await signIn(username, PASSWORD));
  expect(await statuses(6, username, { cookie })).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signIn(username, PASSWORD)).statusCode).toBe(200);
});

test('a browser known to one account is unknown to another, and a forged cookie to all', async () => {
  const [mine, other] = [await newAccount(t, 'mine'), await newAccount(t, 'other')];
  const cookie = cookiesOf(await signIn(mine.username, PASSWORD));
  await statuses(5, other.username);
  expect((await signIn(other.username, PASSWORD, { cookie })).statusCode).toBe(429);
  const madeUp = `known-browser=${Buffer.alloc(32, 7).toString('base64url')}`;
  expect((await signIn(other.username, PASSWORD, { cookie: madeUp })).statusCode).toBe(429);
});

test('a shared computer is known to each of its users', async () => {
  const [first, second] = [await newAccount(t, 'desk.one'), await newAccount(t, 'desk.two')];
  let cookie = cookiesOf(await signIn(first.username, PASSWORD));
  cookie = cookiesOf(await signIn(second.username, PASSWORD, { cookie }));
  await statuses(5, first.username);
  expect((await signIn(first.username, PASSWORD, { cookie })).statusCode).toBe(200);
});

test('a new password makes every browser unknown', async () => {
  const { id, username } = await newAccount(t, 'changed');
  const cookie = cookiesOf(await signIn(username, PASSWORD));
  const elsewhere = await newAccount(t, 'elsewhere');
  await t.pool.query(
    'update users set password_hash = (select password_hash from users where id = $1) || $2 where id = $3',
    [elsewhere.id, 'x', id],
  );
  await statuses(5, username);
  expect((await signIn(username, PASSWORD, { cookie })).statusCode).toBe(429);
});

test('the counters store neither typed names nor addresses', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  await post(limited, '/api/login', { username: 'typed.name@example.com', password: 'x' });
  const { rows } = await limited.pool.query('select key from throttles');
  expect(rows.map(({ key }) => String(key).replace(/:[\w-]{43}$/, ''))).toEqual(
    expect.arrayContaining(['sign-in:name', 'sign-in:address']),
  );
  expect(JSON.stringify(rows)).not.toMatch(/typed|127\.0\.0\.1/);
});

test('300 failures from one network lock only that network', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
  const from = (ip: string, name: string) =>
    post(limited, '/api/login', { username: name, password: 'x' }, { 'x-forwarded-for': ip });
  expect((await from('2001:db8:1:2::1', 'first')).statusCode).toBe(401);
  await limited.pool.query("update throttles set failures = 299 where key like 'sign-in:address:%'");
  expect((await from('2001:db8:1:2:ffff::9', 'second')).statusCode).toBe(401);
  expect((await from('2001:db8:1:2::3', 'third')).statusCode).toBe(429);
  expect((await from('2001:db8:1:3::3', 'fourth')).statusCode).toBe(401);
  limited.clock.nowMs += 15 * MINUTE;
  expect((await from('2001:db8:1:2::3', 'fifth')).statusCode).toBe(401);
});

test('new counters evict old ones', async () => {
  const aged = await testApp();
  await post(aged, '/api/login', { username: 'long.ago', password: 'x' });
  aged.clock.nowMs += 26 * 60 * MINUTE;
  await post(aged, '/api/login', { username: 'today', password: 'x' });
  expect((await aged.pool.query('select * from throttles')).rowCount).toBe(1);
});

test('registrations from one address are limited, and a refused one creates nothing', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const register = (username: string) => {
    const account = { username, password: 'secret-1', fullName: 'Ada', email: `${username}@example.com` };
    return post(limited, '/api/register', account);
  };
  expect((await register('first')).statusCode).toBe(201);
  await limited.pool.query("update throttles set failures = 99 where key like 'register:%'");
  expect((await register('second')).statusCode).toBe(201);
  const refused = await register('third');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1800']);
  expect((await limited.pool.query('select * from users')).rowCount).toBe(2);
});

test('calls that check a password are limited by address, also with the correct password', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  for (const [method, url] of [
    ['PUT', '/api/user/email'],
    ['PUT', '/api/user/password'],
    ['POST', '/api/user/second-factor'],
    ['DELETE', '/api/user/second-factor'],
    ['POST', '/api/user/second-factor/recovery-codes'],
    ['PUT', '/api/users/1/age'],
    ['DELETE', '/api/users/1'],
  ] as const) {
    const statuses: number[] = [];
    for (let each = 0; each < 31; each += 1) statuses.push((await limited.app.inject({ method, url })).statusCode);
    expect([statuses.at(-2), statuses.at(-1)], url).toEqual([401, 429]);
  }
});
