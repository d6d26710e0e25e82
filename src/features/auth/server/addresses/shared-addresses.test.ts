import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp();
const MINUTE_MS = 60_000;

const newName = () => `u${randomUUID().slice(0, 13)}`;
const register = async (email: string, password = PASSWORD, at = t) => {
  const username = newName();
  const answer = await post(at, '/api/register', { username, password, fullName: 'Ada Obi', email });
  expect(answer.statusCode, answer.body).toBe(201);
  return { username, email, answer, cookie: cookiesOf(answer), id: answer.json().id as number };
};
/** An account with a confirmed address. */
const newOwner = async (overrides: object = {}) => {
  const username = newName();
  const emailConfirmedAt = new Date(t.clock.nowMs);
  return { ...(await newAccount(t, username, { emailConfirmedAt, ...overrides })), email: `${username}@example.com` };
};
const get = async (url: string, cookie: string) => (await t.app.inject({ url, headers: { cookie } })).json();
const login = (username: string, password = PASSWORD, headers = {}) =>
  post(t, '/api/login', { username, password }, headers);
const ask = (email: string) => post(t, '/api/password-reset', { email });
const confirm = async (token: string) => (await post(t, '/api/email-confirmation/confirm', { token })).statusCode;
const confirmedOf = async (id: number) =>
  (await t.pool.query('select email_confirmed_at is not null as yes from users where id = $1', [id])).rows[0].yes;

test('registration reveals no other account with the address, in any reply or list', async () => {
  const owner = await newOwner();
  const seenBy = async (email: string) => {
    const { id, username, answer, cookie } = await register(email);
    const { date: _date, 'set-cookie': _cookies, 'x-request-id': _request, ...headers } = answer.headers;
    const cookieNames = answer.cookies.map(({ name, value }) => [name, value.length]);
    const messages = await get(`/api/users/${id}/messages`, cookie);
    const state = await get('/api/user/email', cookie);
    const kept = await get(`/api/users/${id}/export`, cookie);
    const replies = JSON.stringify([answer.json(), headers, cookieNames, messages, state, kept]);
    // Values that differ between any two accounts.
    return replies
      .replaceAll(username, 'NAME')
      .replaceAll(email, 'ADDRESS')
      .replaceAll(/"(id|userId)":\d+/g, '"$1":0')
      .replaceAll(/"[^"]*\*[^"]*@[^"]*"/g, '"MASKED"')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN');
  };
  expect(await seenBy(owner.email)).toBe(await seenBy(`${newName()}@example.com`));
});

test('registration with a known address writes the same rows and does the same work', async () => {
  const owner = await newOwner();
  const workOf = async (email: string) => {
    const rows = async () =>
      await Promise.all(
        ['users', 'consents', 'messages', 'account_tokens', 'sessions', 'throttles'].map(
          async (table) => (await t.pool.query(`select 1 from ${table}`)).rowCount ?? 0,
        ),
      );
    const before = await rows();
    const busyBefore = process.cpuUsage();
    await register(email);
    const { user, system } = process.cpuUsage(busyBefore);
    return { written: (await rows()).map((count, at) => count - (before[at] ?? 0)), cpu: user + system };
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 6; i++) {
    const [one, other] = [await workOf(owner.email), await workOf(`${newName()}@example.com`)];
    expect(one.written).toEqual(other.written);
    known.push(one.cpu);
    unknown.push(other.cpu);
  }
  const ratio = Math.min(...known) / Math.min(...unknown);
  expect(ratio).toBeGreaterThan(0.7);
  expect(ratio).toBeLessThan(1.4);
});

test("the owner of the address is mailed how to sign in, and the confirmation link isn't mailed", async () => {
  const owner = await newOwner();
  const stranger = await register(owner.email);
  const [mail] = await mailedTo(t, owner.email);
  expect(mail?.subject).toBe('You have an account with this address');
  expect(mail?.text).toContain(`sign in as ${owner.username}`);
  expect(mail?.text).not.toContain(stranger.username);
  expect(mail?.text).not.toMatch(/confirm-email|Ada Obi/);
  expect(await confirmedOf(stranger.id)).toBe(false);
});

test('the password selects the account with an address: the confirmed one, or one of the two newest others', async () => {
  const owner = await newOwner();
  const others: string[] = [];
  for (const password of ['first of three', 'second of three', 'third of three']) {
    others.push((await register(owner.email, password)).username);
  }
  const signedIn = async (password: string) => (await login(owner.email.toUpperCase(), password)).json().username;
  expect(await signedIn(PASSWORD)).toBe(owner.username);
  expect(await signedIn('third of three')).toBe(others[2]);
  expect(await signedIn('second of three')).toBe(others[1]);
  expect(await signedIn('first of three')).toBeUndefined();
  expect((await login(others[0] ?? '', 'first of three')).statusCode).toBe(200);
});

test('a password that fits several unconfirmed accounts opens none, unless the browser is known to one', async () => {
  const email = `${newName()}@example.com`;
  const [older, newer] = [await register(email), await register(email)];
  const sessions = async () => (await t.pool.query('select count(*)::int as all from sessions')).rows[0].all;
  const before = await sessions();
  const answer = await login(email);
  expect(answer.statusCode).toBe(401);
  expect(answer.json().code).toBe('username_needed');
  expect(await sessions()).toBe(before);
  expect((await login(email, PASSWORD, { cookie: older.cookie })).json().username).toBe(older.username);
  expect((await login(newer.username)).json().username).toBe(newer.username);
  await t.pool.query('update users set email_confirmed_at = now() where id = $1', [older.id]);
  expect((await login(email)).json().username).toBe(older.username);
});

test('sign-in with an unconfirmed address counts as a guess at the other accounts with it', async () => {
  const { email, username } = await register(`${newName()}@example.com`);
  for (let times = 0; times < 5; times++) expect((await login(email)).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(429);
  expect((await login(username)).statusCode).toBe(200);
});

test("an attacker's own accounts don't reveal, by which of them can sign in, whether the address has others", async () => {
  const statusesAt = async (email: string) => {
    for (const password of ['mine, one', 'mine, two']) await register(email, password);
    const statuses: number[] = [];
    for (const password of ['mine, one', 'mine, two', 'not mine']) {
      statuses.push((await login(email, password)).statusCode);
    }
    return statuses;
  };
  const confirmed = await newOwner();
  const { email: unconfirmed } = await register(`${newName()}@example.com`);
  const expected = [200, 200, 401];
  expect(await statusesAt(`${newName()}@example.com`)).toEqual(expected);
  expect(await statusesAt(confirmed.email)).toEqual(expected);
  expect(await statusesAt(unconfirmed)).toEqual(expected);
});

test('sign-in with an address does the same work for no, one or several accounts', async () => {
  const owner = await newOwner();
  for (let i = 0; i < 2; i++) await register(owner.email);
  const workOf = async (email: string) => {
    const before = process.cpuUsage();
    await login(email, 'wrong one');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [several, none]: [number[], number[]] = [[], []];
  // In turn, so that other load on the machine slows both.
  for (let at = 0; at < 5; at++) {
    several.push(await workOf(owner.email));
    none.push(await workOf(`absent-${at}@example.com`));
  }
  const ratio = Math.min(...several) / Math.min(...none);
  expect(ratio).toBeGreaterThan(0.7);
  expect(ratio).toBeLessThan(1.4);
});

test("an attacker's own account gives no extra guesses at the other accounts with its address", async () => {
  const owner = await newOwner();
  const attacker = await register(owner.email, 'the attacker’s');
  const guess = async (headers = {}) => (await login(owner.email, 'a guess', headers)).statusCode;
  for (let i = 0; i < 4; i++) expect(await guess()).toBe(401);
  // Signing in to the attacker's own account, by address or by name, clears none of them.
  const own = await login(owner.email, 'the attacker’s');
  expect(own.statusCode).toBe(200);
  await login(attacker.username, 'the attacker’s');
  expect(await guess()).toBe(429);
  // Nor does a browser known to that account: the owner's correct password isn't even checked.
  const cookie = cookiesOf(own);
  expect((await login(owner.email, PASSWORD, { cookie })).statusCode).toBe(401);
  expect((await login(owner.email, 'the attacker’s', { cookie })).statusCode).toBe(200);
  t.clock.nowMs += MINUTE_MS;
  expect((await login(owner.email, PASSWORD)).json().username).toBe(owner.username);
});

test('the owner of an address can use it although others gave it before, confirmed or not', async () => {
  const email = `${newName()}@example.com`;
  const squatter = await register(email, 'squatter’s');
  const mine = await register(email, PASSWORD);
  expect(await confirm(await tokenMailedTo(t, email, 'email-confirmation'))).toBe(200);
  expect([await confirmedOf(mine.id), await confirmedOf(squatter.id)]).toEqual([true, false]);
  // From now on the address stands for that account, and no other account can confirm it.
  await post(t, '/api/user/email-confirmation', {}, { cookie: squatter.cookie });
  expect((await mailedTo(t, email)).at(-1)?.subject).toBe('You have an account with this address');
  await ask(email);
  expect((await mailedTo(t, email)).at(-1)?.text).toContain(`The username of the account is ${mine.username}.`);
});

test('a link mailed before another account confirmed the address confirms nothing', async () => {
  const email = `${newName()}@example.com`;
  const first = await register(email);
  const early = await tokenMailedTo(t, email, 'email-confirmation');
  const second = await register(email);
  const late = await tokenMailedTo(t, email, 'email-confirmation');
  const statuses = await Promise.all([confirm(early), confirm(late)]);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410]);
  const confirmed = [await confirmedOf(first.id), await confirmedOf(second.id)];
  expect(confirmed.filter(Boolean)).toHaveLength(1);
});

test('an unconfirmed address is mailed a link for each of its three newest accounts', async () => {
  const email = `${newName()}@example.com`;
  const accounts = [];
  for (let i = 0; i < 4; i++) accounts.push(await register(email, `password ${i}`));
  // Three links go to it in an hour.
  t.clock.nowMs += 60 * 60_000;
  await ask(email);
  const resets = (await mailedTo(t, email)).filter(({ kind }) => kind === 'password-reset');
  expect(resets.map(({ user_id }) => user_id)).toEqual(
    accounts
      .slice(1)
      .map(({ id }) => id)
      .toReversed(),
  );
  // They don't contain user names, which a stranger may have typed.
  for (const { text } of resets) expect(text).toContain('The account was made on 2026-11-23');
  const masked = accounts.slice(1).map(({ username }) => `${username[0]}…${username.at(-1)}`);
  for (const [i, name] of masked.toReversed().entries()) expect(resets[i]?.text).toContain(`like this: ${name}`);
  for (const { username } of accounts) expect(JSON.stringify(resets)).not.toContain(username);
  t.clock.nowMs += 60 * 60_000;
  await ask(accounts[0]?.username ?? '');
  expect((await mailedTo(t, email)).at(-1)?.user_id).toBe(accounts[0]?.id);
});

test('a password reset confirms the address unless another account has, and works in both cases', async () => {
  const owner = await newOwner();
  const second = await register(owner.email, 'to be forgotten');
  await ask(second.username);
  const token = await tokenMailedTo(t, owner.email, 'password-reset');
  expect((await post(t, '/api/password-reset/confirm', { token, password: 'found again' })).statusCode).toBe(200);
  expect((await login(second.username, 'found again')).statusCode).toBe(200);
  expect([await confirmedOf(owner.id), await confirmedOf(second.id)]).toEqual([true, false]);
});

test("one network can have ten mails an hour sent to an address; the limit is silent and doesn't affect other networks", async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: 'true' });
  const from = async (ip: string, email: string) => {
    const account = { username: newName(), password: PASSWORD, fullName: 'Ada', email };
    return (await post(limited, '/api/register', account, { 'x-forwarded-for': ip })).statusCode;
  };
  for (let i = 0; i < 12; i++) expect(await from('192.0.2.1', 'target@example.com')).toBe(201);
  expect(await mailedTo(limited, 'target@example.com')).toHaveLength(10);
  await from('192.0.2.1', 'other@example.com');
  await from('192.0.2.2', 'target@example.com');
  expect(await mailedTo(limited, 'other@example.com')).toHaveLength(1);
  expect(await mailedTo(limited, 'target@example.com')).toHaveLength(11);
  expect((await limited.pool.query("select key from throttles where key like '%target%'")).rowCount).toBe(0);
});
