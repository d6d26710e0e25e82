import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { type Replica, watchReplica } from '#db/replica.ts';
import { readConfig } from '#platform/server/config.ts';
import { newProvider, TEST_KEYS, TestClock } from '#test/app.ts';
import { freePort } from '#test/free-port.ts';
import { startStandby } from '#test/standby.ts';
import { buildApp } from './build-app.ts';

const AT_MOST = { timeout: 120_000, interval: 100 };
const folder = mkdtempSync(join(tmpdir(), 'alafia-replica-'));
const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
let database: OpenDatabase;
let replica: Replica;
let standby: pg.Client;
let stopStandby: () => Promise<void>;
let app: FastifyInstance;
let id: number;

beforeAll(async () => {
  const [primaryPort, port] = [await freePort(), await freePort()];
  const primaryDir = join(folder, 'primary');
  const settings = { listen_addresses: '127.0.0.1', port: String(primaryPort) };
  const primary = await startEmbeddedPostgres(primaryDir, { joinRunning: false, settings });
  ends.unshift(() => primary.stop());
  const databaseUrl = `postgres://alafia@127.0.0.1:${primaryPort}/postgres`;
  const replicaUrl = `postgres://alafia@127.0.0.1:${port}/postgres`;
  database = await openDatabase({ databaseUrl, dataDir: '', serving: true });
  ends.unshift(() => database.close());
  id = await newProvider(database, { name: 'Before' });

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const second = await startStandby(client, { primaryDir, primaryPort, dataDir: join(folder, 'standby'), port });
  await client.end();
  standby = new pg.Client({ connectionString: replicaUrl });
  standby.on('error', () => undefined);
  await standby.connect();
  stopStandby = async () => {
    await standby.end().catch(() => undefined);
    await second.stop();
  };
  ends.unshift(() => stopStandby());
  replica = watchReplica(replicaUrl, 4, database.pool);
  ends.unshift(() => replica.close());
  app = await buildApp({
    db: database.db,
    config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: folder }),
    keyFor: TEST_KEYS,
    now: new TestClock().now,
    replica,
    checkDatabase: database.readClock,
  });
  ends.unshift(() => app.close());
}, 600_000);
afterAll(async () => {
  for (const end of ends) await end();
});

const nameFor = async (cookie?: string) => {
  const answer = await app.inject({ url: `/api/providers/${id}`, headers: cookie === undefined ? {} : { cookie } });
  return answer.json().name as string;
};
const rename = (name: string) => database.pool.query('update providers set name = $1 where id = $2', [name, id]);

test('a standby that is up to date serves public reads, except to a user who has just written', async () => {
  await vi.waitFor(() => expect(replica.current()).toBeDefined(), AT_MOST);
  const written = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'ada', password: 'secret-1', fullName: 'Ada Test', email: 'ada@example.com' },
  });
  const mark = written.cookies.find(({ name }) => name === 'wrote');
  expect(mark).toMatchObject({ value: '1', maxAge: 10, httpOnly: true, sameSite: 'Lax' });

  // With replay paused, the name shows which database answered.
  await standby.query('select pg_wal_replay_pause()');
  await rename('After');
  expect(await nameFor('wrote=1')).toBe('After');
  if (replica.current() !== undefined) expect(await nameFor()).toBe('Before');
  await vi.waitFor(() => expect(replica.current()).toBeUndefined(), AT_MOST);
  expect(await nameFor()).toBe('After');

  await standby.query('select pg_wal_replay_resume()');
  await vi.waitFor(() => expect(replica.current()).toBeDefined(), AT_MOST);
  expect(await nameFor()).toBe('After');
});

test('without its standby the primary serves all requests', async () => {
  await vi.waitFor(() => expect(replica.current()).toBeDefined(), AT_MOST);
  await stopStandby();
  expect(await nameFor()).toBe('After');
  expect(replica.current()).toBeUndefined();
});
