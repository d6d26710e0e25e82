import type pg from 'pg';
import { GuardedPool } from './driver/guarded-pool.ts';

const ANSWER_MS = 2000;

/**
 * Checks that the database responds, on a dedicated connection, so that the check works while all others are busy.
 * Concurrent callers share one check.
 */
export function databaseCheck(connection: pg.PoolConfig): {
  /** The database's clock, ms since the epoch. @throws when there was no answer within two seconds */
  readonly ask: () => Promise<number>;
  /** The pool of that one connection. */
  readonly pool: GuardedPool;
  /** Runs a named statement, unless statements are never named here. @throws when that fails or takes longer than two seconds */
  readonly runNamed: () => Promise<void>;
  readonly close: () => Promise<void>;
} {
  const pool = new GuardedPool(connection, {
    max: 1,
    waitMs: ANSWER_MS,
    mostWaiting: 10,
    stalledMs: ANSWER_MS,
    statementMs: ANSWER_MS,
    heldMs: ANSWER_MS,
  });
  let asking: Promise<number> | undefined;
  const ask = async () => {
    const { rows } = await pool.query<{ at: string }>('select extract(epoch from clock_timestamp()) * 1000 as at');
    return Number(rows[0]?.at);
  };
  return {
    pool,
    runNamed: async () => {
      await pool.query({ name: 'check', text: 'select $1::int', values: [1] });
    },
    ask: () => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: () => pool.end(),
  };
}
