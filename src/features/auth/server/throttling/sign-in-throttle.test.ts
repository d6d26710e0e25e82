import { describe, expect, test } from 'vitest';
import { SIGN_IN_LIMITS } from '#features/auth/rules/throttle.ts';
import { newPatient, testApp } from '#test/app.ts';
import { tokenMailedTo } from '#test/mailed.ts';
import { cookiesOf, newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';
import { clearAttempts, throttle, throttleAll } from './throttle-store.ts';

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
    expect.arrayContaining(['sign-in:name', 'sign-in:name-here', 'sign-in:address']),
  );
  expect(JSON.stringify(rows)).not.toMatch(/typed|127\.0\.0\.1/);
});

test('attempts at one name and clears of its counters at the same time block each other only for a moment', async () => {
  const counters = ['here', 'everywhere'].map((key) => ({ kind: 'at-once', key }));
  const limits = { ...SIGN_IN_LIMITS, free: 10_000 };
  // The order on the disk is the other one.
  for (const counter of counters.toReversed()) await throttle(t.db, t.clock.nowMs, counter, limits);
  const attempt = () =>
    throttleAll(
      t.db,
      t.clock.nowMs,
      counters.map((counter) => ({ ...counter, limits })),
    );
  const rounds = Array.from({ length: 8 }, async (_, nth) => {
    for (let at = 0; at < 50; at++) await (nth % 2 === 0 ? attempt() : clearAttempts(t.db, counters));
  });
  const failed = (await Promise.allSettled(rounds)).filter(({ status }) => status === 'rejected');
  expect(failed).toEqual([]);
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
  limited.clock.nowMs += 5000;
  expect((await from('2001:db8:1:2::3', 'fifth')).statusCode).toBe(401);
});

test('new counters evict old ones', async () => {
  const aged = await testApp();
  await post(aged, '/api/login', { username: 'long.ago', password: 'x' });
  aged.clock.nowMs += 26 * 60 * MINUTE;
  await post(aged, '/api/login', { username: 'today', password: 'x' });
  expect((await aged.pool.query('select * from throttles')).rowCount).toBe(2);
});

describe('registrations from one address', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const register = (username: string) => {
    const account = { username, password: 'secret-1', fullName: 'Ada', email: `${username}@example.com` };
    return post(limited, '/api/register', account);
  };
  const countedAs = async (kind: string) =>
    (await limited.pool.query('select failures from throttles where key like $1', [`${kind}:address:%`])).rows[0]
      ?.failures;

  test('are limited by the accounts made, first for seconds, and one too many creates nothing', async () => {
    expect((await register('first')).statusCode).toBe(201);
    await limited.pool.query("update throttles set failures = 99 where key like 'register:%'");
    expect((await register('second')).statusCode).toBe(201);
    const refused = await register('third');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect((await limited.pool.query('select * from users')).rowCount).toBe(2);
    limited.clock.nowMs += 5000;
    expect((await register('third')).statusCode).toBe(201);
  });

  test('that are refused have a count of their own', async () => {
    limited.clock.nowMs += 60 * MINUTE;
    expect((await register('fourth')).statusCode).toBe(201);
    for (let at = 0; at < 3; at += 1) expect((await register('first')).statusCode).toBe(409);
    expect([await countedAs('register'), await countedAs('register-refused')]).toEqual([1, 3]);
    await limited.pool.query("update throttles set failures = 299 where key like 'register-refused:%'");
    expect((await register('first')).statusCode).toBe(409);
    expect((await register('fifth')).headers['retry-after']).toBe('5');
    limited.clock.nowMs += 5000;
    expect((await register('fifth')).statusCode).toBe(201);
  });
});

test('calls that check a password are limited by account, and calls without an account count for no one', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const { cookie } = await newPatient(limited);
  const change = (headers: Record<string, string>) =>
    limited.app.inject({
      method: 'PUT',
      url: '/api/user/password',
      headers,
      payload: { currentPassword: 'wrong', newPassword: 'another long and rare one' },
    });
  for (let each = 0; each < 40; each += 1) expect((await change({})).statusCode).toBe(401);
  const seen: number[] = [];
  for (let each = 0; each < 31; each += 1) seen.push((await change({ cookie })).statusCode);
  expect(seen.at(-1)).toBe(429);
  expect((await change({ cookie: (await newPatient(limited)).cookie })).statusCode).toBe(400);
});

describe('an address that thousands share', async () => {
  const shared = await testApp('empty', { RATE_LIMIT: 'on' });

  test('empty posts count for nothing, however many', async () => {
    const { username } = await newAccount(shared, 'neighbour');
    for (let each = 0; each < 350; each += 1) expect((await post(shared, '/api/login', {})).statusCode).toBe(400);
    expect((await post(shared, '/api/login', { username, password: PASSWORD })).statusCode).toBe(200);
  });

  test('signed-out bookings count for nothing: a signed-in neighbour books', async () => {
    const { cookie } = await newPatient(shared);
    const book = (headers = {}) => post(shared, '/api/appointments', { providerId: 1, date: 'x' }, headers);
    for (let each = 0; each < 70; each += 1) expect((await book()).statusCode).toBe(401);
    expect((await book({ cookie })).statusCode).toBe(400);
  });

  test('after 300 failures the first waits are seconds, and a known browser signs in', async () => {
    const { username } = await newAccount(shared, 'known.here');
    const cookie = cookiesOf(await post(shared, '/api/login', { username, password: PASSWORD }));
    await post(shared, '/api/login', { username: 'other', password: 'x' });
    await shared.pool.query("update throttles set failures = 299 where key like 'sign-in:address:%'");
    expect((await post(shared, '/api/login', { username: 'another', password: 'x' })).statusCode).toBe(401);
    const refused = await post(shared, '/api/login', { username, password: PASSWORD });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect((await post(shared, '/api/login', { username, password: PASSWORD }, { cookie })).statusCode).toBe(200);
    shared.clock.nowMs += 5000;
    expect((await post(shared, '/api/login', { username, password: PASSWORD })).statusCode).toBe(200);
  });
});

describe('wrong guesses by others', async () => {
  const open = await testApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
  const from = (ip: string, username: string, password: string, headers = {}) =>
    post(open, '/api/login', { username, password }, { 'x-forwarded-for': ip, ...headers });
  const guess = async (ip: string, username: string, count: number) => {
    for (let at = 0; at < count; at += 1) await from(ip, username, `wrong ${at}`);
  };
  const link = (username: string) => post(open, '/api/sign-in-link', { username });
  const openLink = (token: string) => post(open, '/api/sign-in-link/open', { token });

  test('at one address do not delay the owner at another', async () => {
    const { username } = await newAccount(open, 'elsewhere.too');
    await guess('198.51.100.1', username, 6);
    expect((await from('198.51.100.1', username, PASSWORD)).statusCode).toBe(429);
    expect((await from('198.51.100.2', username, PASSWORD)).statusCode).toBe(200);
  });

  test('from many addresses are slow after fifty', async () => {
    const { username } = await newAccount(open, 'many.addresses');
    for (let at = 0; at < 10; at += 1) await guess(`198.51.101.${at}`, username, 5);
    const refused = await from('198.51.102.1', username, PASSWORD);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  test('a mailed link opens sign-in, once, for its account only, and the password is still needed', async () => {
    const owner = await newAccount(open, 'link.owner');
    const other = await newAccount(open, 'link.other');
    await guess('198.51.103.1', owner.username, 6);
    await guess('198.51.103.1', other.username, 6);
    expect((await link(owner.username)).json()).toEqual({});
    const token = await tokenMailedTo(open, `${owner.username}@example.com`, 'sign-in-link');
    const opened = await openLink(token);
    expect(opened.statusCode).toBe(200);
    const cookie = cookiesOf(opened);
    expect(cookie).not.toContain('session=');
    expect((await from('198.51.103.1', owner.username, 'wrong', { cookie })).statusCode).toBe(401);
    expect((await from('198.51.103.1', other.username, PASSWORD, { cookie })).statusCode).toBe(429);
    expect((await from('198.51.103.1', owner.username, PASSWORD, { cookie })).statusCode).toBe(200);
    expect((await openLink(token)).json()).toMatchObject({ code: 'link_expired' });
  });

  test('the second factor is needed after a link too', async () => {
    const owner = await newAccount(open, 'link.factor');
    const signedIn = cookiesOf(await from('198.51.104.1', owner.username, PASSWORD));
    await setUpSecondFactor(open, signedIn);
    await guess('198.51.104.2', owner.username, 6);
    await link(owner.username);
    const cookie = cookiesOf(
      await openLink(await tokenMailedTo(open, `${owner.username}@example.com`, 'sign-in-link')),
    );
    const answer = await from('198.51.104.2', owner.username, PASSWORD, { cookie });
    expect(answer.json()).toMatchObject({ code: 'second_factor_needed' });
  });

  test('a link for an unknown name gets the same reply, and nothing is sent', async () => {
    const before = await open.pool.query('select count(*)::int as n from messages');
    expect((await link('no.such.person')).json()).toEqual({});
    expect(await open.pool.query('select count(*)::int as n from messages')).toMatchObject({ rows: before.rows });
  });
});
