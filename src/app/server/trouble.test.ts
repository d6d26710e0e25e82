import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { DatabaseClock } from '#platform/server/database-clock.ts';
import { newProvider, TEST_KEYS, TestClock } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { type DatabaseProxy, databaseProxy } from '#test/database-proxy.ts';
import { buildApp } from './build-app.ts';

const AT_MOST = { timeout: 60_000, interval: 50 };
const direct = await testDatabase();
let proxy: DatabaseProxy;
let database: OpenDatabase;
let app: FastifyInstance;
let address: string;
let providerId: number;

beforeAll(async () => {
  proxy = await databaseProxy(direct.connection);
  const through = new URL(direct.url);
  through.searchParams.delete('host');
  through.host = `127.0.0.1:${proxy.port}`;
  database = await openDatabase({ databaseUrl: through.href, dataDir: '', serving: true, poolSize: 2 });
  app = await buildApp({
    db: database.db,
    config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
    keyFor: TEST_KEYS,
    now: new TestClock().now,
    checkDatabase: database.readClock,
    waitingForDatabase: () => database.pool.waiting,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  providerId = await newProvider(direct);
});
afterAll(async () => {
  proxy.pass();
  await app.close();
  await database.close();
  await proxy.close();
});

const account = (username: string) => ({
  method: 'POST' as const,
  url: '/api/register',
  payload: { username, password: 'secret-1', fullName: 'Ada Test', email: `${username}@example.com` },
});
const provider = () => app.inject(`/api/providers/${providerId}`);
const accounts = async () => (await direct.pool.query('select username from users')).rowCount;

test('without the database: 503 with Retry-After and advice, and normal service once it is back', async () => {
  expect((await provider()).statusCode).toBe(200);
  proxy.refuse();
  const read = await provider();
  expect(read.statusCode).toBe(503);
  expect(Number(read.headers['retry-after'])).toBeGreaterThan(0);
  expect(read.json()).toEqual({
    code: 'busy',
    message: 'We cannot reach our records just now. Please try again in a moment.',
  });
  const written = await app.inject(account('nobody'));
  expect(written.statusCode).toBe(503);
  expect(written.json().message).toContain('cannot say whether this was done');
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  proxy.pass();
  await vi.waitFor(async () => expect((await provider()).statusCode).toBe(200), AT_MOST);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(await accounts()).toBe(0);
});

test('/readyz answers while every connection is in use', async () => {
  const held = await Promise.all([database.pool.connect(), database.pool.connect()]);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  for (const client of held) client.release();
});

test('a full disk: nothing is stored, reading works, and the user gets a message', async () => {
  await direct.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on users for each row execute function no_room()`);
  const refused = await app.inject(account('ada'));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.json()).toMatchObject({
    code: 'storage_full',
    message: expect.stringContaining('nothing was stored'),
  });
  expect(await accounts()).toBe(0);
  expect((await provider()).statusCode).toBe(200);
  await direct.pool.query('drop function no_room cascade');
  expect((await app.inject(account('ada'))).statusCode).toBe(201);
});

test('when too much is in progress, reads are refused at once, writes wait, and health answers', async () => {
  const held = await Promise.all([database.pool.connect(), database.pool.connect()]);
  const look = (path: string, headers = {}) => fetch(`${address}${path}`, { headers });
  const metric = async (name: string) => {
    const metrics = await (await look('/metrics')).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1]);
  };
  const limit = await metric('http_requests_limit{kind="reading"}');
  const waiting = Array.from({ length: limit }, () => look(`/api/providers/${providerId}`));
  const all = async () => expect(await metric('http_requests_in_progress{kind="reading"}')).toBe(limit);
  await vi.waitFor(all, AT_MOST);

  const refused = await look(`/api/providers/${providerId}`);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toMatchObject({ code: 'busy' });
  const page = await look('/find-care', { accept: 'text/html' });
  expect(page.status).toBe(503);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).not.toContain('sandbox');
  expect(await page.text()).toMatch(/http-equiv="refresh".*tel:112/);
  for (const path of ['/healthz', '/readyz', '/metrics?now']) expect((await look(path)).status).toBe(200);
  expect(await metric('http_requests_refused_total{kind="reading"}')).toBe(2);
  // Wait until all requests in progress are late, so the limit falls.
  const fewer = async () => expect(await metric('http_requests_limit{kind="reading"}')).toBeLessThan(limit);
  await vi.waitFor(fewer, AT_MOST);

  const { payload, url } = account('bola');
  const headers = { 'content-type': 'application/json' };
  const written = fetch(`${address}${url}`, { method: 'POST', headers, body: JSON.stringify(payload) });
  await vi.waitFor(async () => expect(await metric('http_requests_in_progress{kind="writing"}')).toBe(1), AT_MOST);
  for (const client of held) client.release();
  expect((await written).status).toBe(201);
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await look(`/api/providers/${providerId}`)).status).toBe(200);
  expect(await metric('http_requests_in_progress{kind="reading"}')).toBe(0);
});

test("a request that is still being sent doesn't count towards the limit", async () => {
  const { hostname, port } = new URL(address);
  const inProgress = async () => {
    const metrics = await (await fetch(`${address}/metrics`)).text();
    return Number(/^http_requests_in_progress\{kind="writing"\} (\d+)$/m.exec(metrics)?.[1]);
  };
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify(account('dayo').payload);
  const head = `POST /api/register HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  socket.write(`${head}\r\nexpect: 100-continue\r\n\r\n`);
  // The server has read the head.
  await once(socket, 'data');
  expect(await inProgress()).toBe(0);
  socket.write(body);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('201');
  expect(await inProgress()).toBe(0);
  socket.destroy();
});

test("time is the database's, regardless of this machine's clock", async () => {
  const { rows } = await direct.pool.query(
    "select extract(epoch from clock_timestamp() + interval '1 hour') * 1000 as at",
  );
  const clock = new DatabaseClock(async () => Number(rows[0].at));
  await clock.adjust();
  expect(clock.machineAheadMs).toBeLessThan(-3_000_000);
  expect(clock.now()).toBeGreaterThan(Date.now() + 3_000_000);
  const gone = new DatabaseClock(() => Promise.reject(new Error('gone')));
  await expect(gone.adjust()).rejects.toThrow('gone');
  expect(Math.abs(gone.machineAheadMs)).toBeLessThan(60_000);
});

test('a connection that ends during a request fails that request only', async () => {
  const lock = await direct.pool.connect();
  await lock.query('begin');
  await lock.query('lock table users in access exclusive mode');
  const stuck = app.inject(account('chidi'));
  const waits = "select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%users%'";
  await vi.waitFor(async () => expect((await direct.pool.query(waits)).rowCount).toBe(1), AT_MOST);
  await direct.pool.query(`select pg_terminate_backend(pid) from (${waits}) w`);
  expect((await stuck).statusCode).toBe(503);
  await lock.query('rollback');
  lock.release();
  expect((await app.inject(account('chidi'))).statusCode).toBe(201);
});
