import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '#app/server/seed/seed-demo.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { addressOf, type PostgresOfTests } from './database.ts';
import './cheap-hashes.ts';

/** The first id of every table: `FIRST_ID=1500000000` shows that nothing depends on the length of ids. */
const FIRST_ID = process.env['FIRST_ID'] || undefined;

/**
 * Prepares the template databases that test files copy, on the server that DATABASE_URL names or on an embedded one
 * that starts and goes with the run. Through POOLER_URL, a pooler in front of that server, the tested servers reach
 * it. DEMO_TEMPLATE=off leaves out the one with the demo data. On a named server everything made has a prefix of this
 * run's own, and goes at its end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'] || undefined;
  // What tests start as processes of their own must not take it for theirs.
  delete process.env['DATABASE_URL'];
  const { url, stop } = given === undefined ? await embedded() : { url: given, stop: () => Promise.resolve() };
  const pooler = process.env['POOLER_URL'] || undefined;
  const postgres: PostgresOfTests = { url, pooler, prefix: `alafia_test_${randomBytes(4).toString('hex')}` };
  await prepare(postgres, 'empty', async () => undefined);
  if (process.env['DEMO_TEMPLATE'] !== 'off') {
    await prepare(postgres, 'demo', async (pool) => {
      await seedDemo(drizzle(pool), { now: new Date(), hashPassword });
    });
  }
  project.provide('postgres', postgres);
  return async () => {
    if (given !== undefined) await dropAll(postgres);
    await stop();
  };
}

async function embedded(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'alafia-test-'));
  const postgres = await startEmbeddedPostgres(folder, {
    joinRunning: false,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      autovacuum: 'off',
      jit: 'off',
      // Nothing is kept, so nothing is written in the background; processes that read ahead only take turns with the tests.
      io_method: 'sync',
      wal_level: 'minimal',
      max_wal_senders: '0',
      checkpoint_timeout: '1h',
      max_wal_size: '8GB',
      bgwriter_lru_maxpages: '0',
    },
  });
  const { host, user, database } = postgres.connection;
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(
  { url, prefix }: PostgresOfTests,
  template: 'empty' | 'demo',
  fill: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const name = `${prefix}_${template}`;
  await asOwner(url, (admin) => admin.query(`CREATE DATABASE ${name}`));
  const pool = new pg.Pool({ connectionString: addressOf(url, name), max: 2 });
  await migrateDatabase(pool);
  if (FIRST_ID !== undefined) await beginIdsAt(pool, FIRST_ID);
  await fill(pool);
  await pool.end();
}

/** Lets the ids of every table begin at a number. */
async function beginIdsAt(pool: pg.Pool, first: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  for (const { name } of rows) await pool.query(`alter sequence ${name} restart with ${Number(first)}`);
}

/** Also those that a killed test left connections to. */
async function dropAll({ url, prefix }: PostgresOfTests): Promise<void> {
  await asOwner(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  });
}

async function asOwner(url: string, act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await act(admin);
  await admin.end();
}
