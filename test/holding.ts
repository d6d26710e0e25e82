import type pg from 'pg';
import { expect, vi } from 'vitest';

/** Takes the locks of a statement in an open transaction. `waiting` resolves once `count` queries wait; `release` ends it. */
export async function holding(pool: pg.Pool, statement: string) {
  const lock = await pool.connect();
  await lock.query('begin');
  await lock.query(statement);
  const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return {
    waiting: async (count: number) =>
      await vi.waitFor(async () => expect((await pool.query(waits)).rowCount).toBe(count), { timeout: 10_000 }),
    release: async () => {
      await lock.query('rollback');
      lock.release();
    },
  };
}
