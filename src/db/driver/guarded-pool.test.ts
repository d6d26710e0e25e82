import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { databaseCheck } from '../database-check.ts';
import { DatabaseBusy, isDatabaseAway } from '../database-error.ts';
import { FOR_REQUESTS, GuardedPool, type PoolLimits } from './guarded-pool.ts';

const AT_MOST = { timeout: 60_000, interval: 50 };
const { connection, pool: direct } = await testDatabase();
const proxy = await databaseProxy(connection);
const through = { ...connection, host: '127.0.0.1', port: proxy.port };
const check = databaseCheck(through);
const pools: GuardedPool[] = [];

afterEach(async () => {
  proxy.pass();
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});
afterAll(async () => {
  await check.close();
  await proxy.close();
});

function poolOf(limits: Partial<PoolLimits>, answers?: () => Promise<unknown>): GuardedPool {
  const pool = new GuardedPool(through, { ...FOR_REQUESTS, max: 4, ...limits }, answers);
  pools.push(pool);
  return pool;
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('connections that break in the middle of transactions end nothing and leave every place free', async () => {
  const pool = poolOf({});
  const db = drizzle(pool);
  for (let round = 0; round < 3; round++) {
    const failures = Array.from({ length: 4 }, () =>
      failureOf(
        db.transaction(async (tx) => {
          await tx.execute(`select pg_sleep(600) /* round ${round} */`);
        }),
      ),
    );
    const asleep = `select from pg_stat_activity where query like '%/* round ${round} */' and wait_event = 'PgSleep'`;
    await vi.waitFor(async () => expect((await direct.query(asleep)).rowCount).toBe(4), AT_MOST);
    proxy.cut();
    for (const failure of await Promise.all(failures)) expect(isDatabaseAway(failure)).toBe(true);
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => pool.query('select 1 as one')));
  expect(answers.map(({ rows }) => rows[0].one)).toEqual(Array.from({ length: 8 }, () => 1));
});

test('a place is free again where a transaction could not even begin', async () => {
  const pool = poolOf({ max: 1 });
  const db = drizzle(pool);
  await pool.query('select 1');
  const client = await pool.connect();
  const begun = failureOf(db.transaction(async (tx) => await tx.execute('select 1')));
  // The connection is lost while idle; the request that waits gets the next one.
  proxy.cut();
  await vi.waitFor(() => expect(pool.totalCount).toBeLessThanOrEqual(1), AT_MOST);
  client.release();
  await begun;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('what a silent network holds is given up', async () => {
  const pool = poolOf({ max: 1, heldMs: 300 });
  await pool.query('select 1');
  const client = await pool.connect();
  proxy.stall();
  expect(isDatabaseAway(await failureOf(client.query('select 1')))).toBe(true);
  client.release();
  proxy.pass();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a statement that takes too long is ended, and counts as a database that is away', async () => {
  const pool = poolOf({ statementMs: 100 });
  expect(isDatabaseAway(await failureOf(pool.query('select pg_sleep(600)')))).toBe(true);
});

test('more than `mostWaiting` waiting queries are refused', async () => {
  const pool = poolOf({ max: 1, mostWaiting: 2 });
  const client = await pool.connect();
  const waiting = [pool.query('select 1'), pool.query('select 1')];
  expect(await failureOf(pool.query('select 1'))).toBeInstanceOf(DatabaseBusy);
  client.release();
  await Promise.all(waiting);
});

test('while the database does not respond, requests are refused at once, and served once it does', async () => {
  const pool = poolOf({ max: 2, stalledMs: 100, waitMs: 60_000 }, check.ask);
  await Promise.all([pool.query('select 1'), pool.query('select 1'), check.ask()]);
  proxy.stall();
  const attempts: Promise<unknown>[] = [];
  let refused = 0;
  await vi.waitFor(() => {
    const failure = failureOf(pool.query('select 1'));
    attempts.push(failure);
    void failure.then((error) => {
      if (error instanceof DatabaseBusy) refused += 1;
    });
    expect(refused).toBeGreaterThan(0);
  }, AT_MOST);
  proxy.pass();
  await vi.waitFor(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]), AT_MOST);
  await Promise.all(attempts);
});

test('a database that only works slowly is no database that is away', async () => {
  const pool = poolOf({ max: 1, stalledMs: 1 }, check.ask);
  const slow = pool.query('select pg_sleep(1)');
  const waiting: Promise<unknown>[] = [];
  await vi.waitFor(() => {
    waiting.push(pool.query('select 1'));
    expect(waiting.length).toBe(20);
  }, AT_MOST);
  await expect(Promise.all([slow, ...waiting])).resolves.toHaveLength(21);
});
