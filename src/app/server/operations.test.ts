import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFirstAdmin } from '#features/auth/server/accounts/create-user.ts';
import { readConfig } from '#platform/server/config.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';
import { adminCommand } from './admin-command.ts';
import { buildApp } from './build-app.ts';

const t = await testApp();

test('/healthz reports that the process is alive, /readyz that the database answers', async () => {
  expect((await t.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await t.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('without a database /readyz is 503 and /healthz still 200', async () => {
  const app = await buildApp({
    db: t.db,
    config: readConfig({ LOG_LEVEL: 'silent' }),
    keyFor: TEST_KEYS,
    now: t.clock.now,
    checkDatabase: () => Promise.reject(new Error('gone')),
  });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});

test('/metrics speaks Prometheus and counts requests by route', async () => {
  await t.app.inject('/api/providers');
  const answer = await t.app.inject('/metrics');
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(answer.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/providers",status="200"\} 1/,
  );
  expect(answer.body).toContain('process_cpu_user_seconds_total');
});

test('/metrics is for this machine and private addresses, or for those with the token', async () => {
  const open = await testApp('empty', { METRICS_TOKEN: 'a-token-of-an-operator' });
  const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await open.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  for (const near of ['127.0.0.1', '::1', '10.2.3.4', '192.168.1.9', '::ffff:172.16.0.1', 'fd00::1']) {
    expect(await statusOf(near), near).toBe(200);
  }
  for (const far of ['197.210.1.1', '2c0f:f5c0::1']) expect(await statusOf(far), far).toBe(404);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded']) {
    expect(await statusOf('127.0.0.1', { [name]: '197.210.1.1' }), name).toBe(404);
    expect(await statusOf('127.0.0.1', { [name]: '127.0.0.1, 197.210.1.1' }), name).toBe(404);
  }
  expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '10.0.0.9' })).toBe(200);
  expect(await statusOf('197.210.1.1', { authorization: 'Bearer a-token-of-an-operator' })).toBe(200);
  expect(await statusOf('197.210.1.1', { authorization: 'Bearer another-token-of-one' })).toBe(404);
  expect((await open.app.inject({ url: '/openapi.json', remoteAddress: '197.210.1.1' })).statusCode).toBe(200);
});

test('behind https with a proxy that no setting names, /metrics needs the token: the proxy may send no address', async () => {
  const env = { PUBLIC_URL: 'https://care.example.ng', METRICS_TOKEN: 'a-token-of-an-operator' };
  const statusIn = async (more: Record<string, string>, headers: Record<string, string> = {}) =>
    (await (await testApp('empty', { ...env, ...more })).app.inject({ url: '/metrics', headers })).statusCode;
  expect(await statusIn({})).toBe(404);
  expect(await statusIn({}, { authorization: 'Bearer a-token-of-an-operator' })).toBe(200);
  expect(await statusIn({ TRUST_PROXY: 'loopback' })).toBe(200);
});

test('repeated sign-ins from one address are slowed down when the limit is on', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 301; attempt++) {
    const answer = await limited.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: `somebody ${attempt}`, password: 'y' },
    });
    statuses.add(answer.statusCode);
    if (answer.statusCode === 429) expect(answer.json().code).toBe('too_many_requests');
  }
  expect(statuses).toEqual(new Set([401, 429]));
});

test('the first administrator is created once and not changed afterwards', async () => {
  await createFirstAdmin(t.db, { username: 'chief', password: 'first-password' });
  await createFirstAdmin(t.db, { username: 'chief', password: 'other-password' });
  const signIn = (password: string) =>
    t.app.inject({ method: 'POST', url: '/api/login', payload: { username: 'chief', password } });
  expect((await signIn('first-password')).json()).toMatchObject({ role: 'admin', permissions: ['super_admin'] });
  expect((await signIn('other-password')).statusCode).toBe(401);
});

const OPERATOR = {
  DATABASE_URL: t.databaseUrl,
  SESSION_SECRET: 'the secret of the command, which guards nothing',
};

/** Runs the command behind `npm run admin` against this file's database. */
const admin = (args: readonly string[], password: string): Promise<string> =>
  adminCommand({ args, env: OPERATOR, readPassword: () => Promise.resolve(password) });

/** The same in a process of its own. */
async function adminProcess(
  args: readonly string[],
  password: string,
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...OPERATOR },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  const read = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.stdin.end(`${password}\n`);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, printed };
}

test('the admin command creates an account that can sign in, and explains wrong use', async () => {
  const made = await adminProcess(
    ['create-user', '--username', 'vetter', '--role', 'admin', '--permissions', 'approve_applications'],
    'long-enough-1',
  );
  expect(made).toMatchObject({ code: 0, printed: expect.stringMatching(/^Created admin vetter/) });
  const signedIn = await t.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'vetter', password: 'long-enough-1' },
  });
  expect(signedIn.json()).toMatchObject({ role: 'admin', permissions: ['approve_applications'] });
  const recorded = () => t.pool.query("select actor_role, object, details from activity_log where act = 'user.create'");
  expect((await recorded()).rows).toContainEqual({
    actor_role: 'operator',
    object: `user:${signedIn.json().id}`,
    details: { username: 'vetter', role: 'admin', permissions: ['approve_applications'] },
  });
  const acts = (await recorded()).rowCount;

  const again = ['create-user', '--username', 'vetter', '--role', 'admin'];
  expect(await adminProcess(again, 'long-enough-1')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('already in use'),
  });
  const other = ['create-user', '--username', 'other', '--role'];
  await expect(admin([...other, 'admin'], 'short')).rejects.toThrow('at least 8');
  const flying = [...other, 'admin', '--permissions', 'fly'];
  await expect(admin(flying, 'long-enough-1')).rejects.toThrow('There is no permission fly.');
  const spaced = ['create-user', '--username', 'x y', '--role', 'admin'];
  await expect(admin(spaced, 'long-enough-1')).rejects.toThrow('Use letters, numbers');
  const patient = [...other, 'patient', '--permissions', 'super_admin'];
  await expect(admin(patient, 'long-enough-1')).rejects.toThrow(/^Only an admin has permissions\.$/);
  expect((await recorded()).rowCount).toBe(acts);
  for (const wrong of [
    [],
    ['create-user'],
    ['create-user', '--username', 'a', '--role', 'king'],
    ['create-user', '--nonsense'],
  ]) {
    await expect(admin(wrong, 'x')).rejects.toThrow('Usage: npm run admin');
  }
});

test('the admin command removes a lost second factor, ends the sessions and logs it', async () => {
  const { id, cookie, username } = await newAccount(t, 'lost.phone');
  const gone = () => admin(['remove-second-factor', '--username', username], '');
  await expect(gone()).rejects.toThrow(/^lost\.phone has no second factor\.$/);
  await setUpSecondFactor(t, cookie);
  expect(await gone()).toMatch(/^Removed the second factor/);
  expect((await t.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401);
  expect((await post(t, '/api/login', { username, password: PASSWORD })).statusCode).toBe(200);
  const { rows } = await t.pool.query("select subject_id from activity_log where act = 'user.remove-second-factor'");
  expect(rows).toEqual([{ subject_id: id }]);
  const unknown = admin(['remove-second-factor', '--username', 'nobody'], '');
  await expect(unknown).rejects.toThrow(/^There is no user nobody\.$/);
});
