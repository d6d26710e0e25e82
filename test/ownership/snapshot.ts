import pg from 'pg';
import { inject } from 'vitest';
import type { TestApp } from '#test/app.ts';

/**
 * Copies the database of a world. Returns a function that puts database and clock back to where they were: everything
 * written since is gone. No query may be under way meanwhile.
 */
export async function snapshotOf(t: TestApp): Promise<() => Promise<void>> {
  const live = new URL(t.databaseUrl).pathname.slice(1);
  const copy = `${live}_copy`;
  const { nowMs } = t.clock;
  await onServer(async (admin) => {
    await disconnect(admin, live);
    await admin.query(`create database ${copy} template ${live}`);
  });
  return async () => {
    await onServer(async (admin) => {
      await disconnect(admin, live);
      await admin.query(`drop database ${live}`);
      await admin.query(`create database ${live} template ${copy}`);
    });
    // Fails here, rather than as a leak, if the pool still counts on an ended connection.
    await t.pool.query('select 1');
    t.clock.nowMs = nowMs;
  };
}

async function onServer(act: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgres').url });
  await admin.connect();
  await act(admin);
  await admin.end();
}

/** Ends the idle connections of a pool to a database, and waits until the server has forgotten them. */
async function disconnect(admin: pg.Client, database: string): Promise<void> {
  await admin.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [database]);
}
