import { beforeEach, expect, test } from 'vitest';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { newPatient, testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { codeOf, newAccount, PASSWORD, setUpSecondFactor } from '#test/sign-in.ts';

const t = await testApp();
const address = await t.listen();
const ADMIN = { role: 'admin', permissions: ['super_admin'] } as const;
let count = 0;
let boss: Awaited<ReturnType<typeof newBoss>>;

async function newBoss() {
  count += 1;
  return await newAccount(t, `boss-${count}`, {
    ...ADMIN,
    permissions: [...ADMIN.permissions],
    fullName: `Boss ${count}`,
  });
}
beforeEach(async () => {
  await t.pool.query(`update users set deleted_at = now() where role = 'admin' and deleted_at is null`);
  boss = await newBoss();
});

type Method = 'GET' | 'POST' | 'PUT';
const send = async (method: Method, path: string, payload?: object, { cookie } = boss) =>
  await t.app.inject({ method, url: `/api/admin/staff${path}`, headers: { cookie }, ...(payload && { payload }) });
const acts = async () =>
  (await t.pool.query('select act, object, details from activity_log where actor_id = $1 order by id', [boss.id])).rows;
const login = async (username: string, password = PASSWORD) =>
  (await t.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } })).statusCode;
const reads = async (cookie: string) =>
  (await t.app.inject({ url: '/api/admin/stats', headers: { cookie } })).statusCode;
const accept = async (token: string, username: string) =>
  await t.app.inject({
    method: 'POST',
    url: '/api/invitations/accept',
    payload: { token, username, password: PASSWORD },
  });

test('an invited administrator opens the account by mail and has exactly the given permissions', async () => {
  const body = { email: 'ivy@example.com', fullName: 'Ivy Invited', permissions: ['view_analytics', 'view_analytics'] };
  const answer = await send('POST', '', body);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ fullName: 'Ivy Invited', permissions: ['view_analytics'], status: 'invited' });
  const { id } = answer.json<{ id: number }>();
  expect((await accept(await tokenMailedTo(t, 'ivy@example.com', 'invitation'), 'ivy')).json().user).toMatchObject({
    role: 'admin',
    permissions: ['view_analytics'],
  });
  expect((await send('GET', '')).json()).toMatchObject([
    { fullName: boss.username.replace('boss-', 'Boss '), status: 'open' },
    { id, username: 'ivy', status: 'open', hasSecondFactor: false },
  ]);
  expect(await acts()).toEqual([
    { act: 'staff.invite', object: `user:${id}`, details: { permissions: ['view_analytics'] } },
  ]);
});

test.each([
  ['email', 'nobody', 'Please enter a valid email address'],
  ['fullName', ' A', 'Name must be at least 2 characters'],
  ['permissions', [], 'Choose at least one'],
])('an invitation with an invalid %s is refused, and no mail is sent', async (field, value, message) => {
  const before = (await t.pool.query('select count(*) from users')).rows;
  const body = { email: 'wrong@example.com', fullName: 'Wrong', permissions: ['view_analytics'], [field]: value };
  const answer = await send('POST', '', body);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: message }]);
  expect((await t.pool.query('select count(*) from users')).rows).toEqual(before);
  expect(await mailedTo(t, 'wrong@example.com')).toEqual([]);
});

test("an administrator's or provider's address can't be invited, and the refusal says what to do", async () => {
  const other = await newBoss();
  const email = `${other.username}@example.com`;
  const invite = (to: string) =>
    send('POST', '', { email: to, fullName: 'Twice Invited', permissions: ['view_analytics'] });
  await newPatient(t, { role: 'provider', email: 'doctor@example.com' });
  const before = (await t.pool.query('select count(*) from users')).rows;
  const answers = [await invite(email.toUpperCase()), await invite('doctor@example.com')];
  await send('POST', `/${other.id}/closure`);
  answers.push(await invite(email));
  expect(answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().fields.email])).toEqual([
    [409, 'account_exists', expect.stringContaining('Look for them in the list')],
    [409, 'account_exists', expect.stringContaining('another address')],
    [409, 'account_exists', expect.stringContaining('open it again')],
  ]);
  expect((await t.pool.query('select count(*) from users')).rows).toEqual(before);
  expect(await mailedTo(t, 'doctor@example.com')).toEqual([]);
  expect((await acts()).map(({ act }) => act)).toEqual(['staff.close']);
});

test("an invitation doesn't reveal patients: their address is invited like any other", async () => {
  await newPatient(t, { email: 'pat@example.com' });
  const body = { email: 'pat@example.com', fullName: 'Pat Patient', permissions: ['view_analytics'] };
  expect((await send('POST', '', body)).statusCode).toBe(201);
});

test("permissions change at once, are logged, and can't be changed on one's own account", async () => {
  const other = await newBoss();
  expect(await reads(other.cookie)).toBe(200);
  const answer = await send('PUT', `/${other.id}/permissions`, { permissions: ['view_analytics'] });
  expect(answer.json()).toMatchObject({ permissions: ['view_analytics'] });
  expect(await reads(other.cookie)).toBe(403);
  expect(await acts()).toMatchObject([{ details: { before: ['super_admin'], after: ['view_analytics'] } }]);
  for (const permissions of [['root'], [], ['super_admin', 'root']]) {
    expect((await send('PUT', `/${other.id}/permissions`, { permissions })).statusCode).toBe(400);
  }
  const own = await send('PUT', `/${boss.id}/permissions`, { permissions: ['view_analytics'] });
  expect([own.statusCode, own.json().code]).toEqual([409, 'own_account']);
  expect(await reads(boss.cookie)).toBe(200);
});

test('a reopened account keeps its second factor', async () => {
  const other = await newBoss();
  const { secret } = await setUpSecondFactor(t, other.cookie);
  await send('POST', `/${other.id}/closure`);
  await send('POST', `/${other.id}/invitation`);
  const answer = await accept(await tokenMailedTo(t, `${other.username}@example.com`, 'invitation'), other.username);
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, { user: null }, []]);
  expect(await login(other.username)).toBe(401);
  const payload = { username: other.username, password: PASSWORD, code: codeOf(t, secret) };
  expect((await t.app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(200);
});

test('closing an account voids sessions, password and links at once; only an invitation opens it again', async () => {
  const other = await newBoss();
  const email = `${other.username}@example.com`;
  await t.app.inject({ method: 'POST', url: '/api/password-reset', payload: { email } });
  const reset = await tokenMailedTo(t, email, 'password-reset');
  const answer = await send('POST', `/${other.id}/closure`);
  expect(answer.json()).toMatchObject({ status: 'closed' });
  expect(await reads(other.cookie)).toBe(401);
  // A sign-in that was running when the account was closed.
  expect(await reads(`session=${await openSession(t.db, other.id, t.clock.nowMs)}`)).toBe(401);
  expect(await login(other.username)).toBe(401);
  const payload = { token: reset, password: 'another long and rare one' };
  expect((await t.app.inject({ method: 'POST', url: '/api/password-reset/confirm', payload })).statusCode).toBe(410);
  const mails = (await mailedTo(t, email)).length;
  await t.app.inject({ method: 'POST', url: '/api/password-reset', payload: { email } });
  expect(await mailedTo(t, email)).toHaveLength(mails);
  expect((await send('POST', `/${other.id}/closure`)).statusCode).toBe(200);
  expect((await acts()).map(({ act }) => act)).toEqual(['staff.close']);

  expect((await send('POST', `/${other.id}/invitation`)).json()).toMatchObject({ status: 'invited' });
  expect(await login(other.username)).toBe(401);
  expect((await accept(await tokenMailedTo(t, email, 'invitation'), other.username)).statusCode).toBe(200);
  expect(await login(other.username)).toBe(200);
  expect((await acts()).map(({ act }) => act)).toEqual(['staff.close', 'staff.reopen']);
});

test('the permissions of a closed account cannot change, and it has them when it is opened again', async () => {
  const other = await newPatient(t, { role: 'admin', permissions: ['view_analytics'] });
  await send('POST', `/${other.id}/closure`);
  const answer = await send('PUT', `/${other.id}/permissions`, { permissions: ['super_admin'] });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    {
      code: 'account_closed',
      message: 'This account is closed. Open it again before you change what it may do.',
    },
  ]);
  expect((await acts()).map(({ act }) => act)).toEqual(['staff.close']);
  const opened = await send('POST', `/${other.id}/invitation`);
  expect(opened.json()).toMatchObject({ status: 'invited', permissions: ['view_analytics'] });
});

test('an accepted invitation is not sent again', async () => {
  const other = await newBoss();
  const answer = await send('POST', `/${other.id}/invitation`);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_accepted']);
  expect(await acts()).toEqual([]);
});

test('administrators cannot close their own account or change accounts of other roles', async () => {
  expect((await send('POST', `/${boss.id}/closure`)).json().code).toBe('own_account');
  expect(await reads(boss.cookie)).toBe(200);
  const patient = await newPatient(t);
  for (const path of ['closure', 'invitation']) {
    expect((await send('POST', `/${patient.id}/${path}`)).statusCode).toBe(404);
  }
  expect((await send('PUT', `/${patient.id}/permissions`, { permissions: ['super_admin'] })).statusCode).toBe(404);
  expect((await t.pool.query('select permissions, disabled_at from users where id = $1', [patient.id])).rows).toEqual([
    { permissions: [], disabled_at: null },
  ]);
});

test("of two administrators who remove each other's permissions concurrently, one stays", async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await newBoss(), await newBoss()];
    const take = async (from: typeof one, by: typeof one) =>
      await fetch(`${address}/api/admin/staff/${from.id}/${round % 2 ? 'closure' : 'permissions'}`, {
        method: round % 2 ? 'POST' : 'PUT',
        headers: { cookie: by.cookie, ...(!(round % 2) && { 'content-type': 'application/json' }) },
        ...(!(round % 2) && { body: JSON.stringify({ permissions: ['view_analytics'] }) }),
      });
    const answers = await Promise.all([take(one, other), take(other, one)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = [await reads(one.cookie), await reads(other.cookie)];
    expect(left.filter((status) => status === 200)).toHaveLength(1);
  }
});
