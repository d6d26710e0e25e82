import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './database-error.ts';
import { GuardedPool } from './driver/guarded-pool.ts';
import type { Database } from './open-database.ts';

/** A standby that is further behind isn't read from, ms. After a write, a browser is served by the primary for longer. */
export const OLDEST_MS = 5000;
const LOOK_MS = 1000;
/** Positions of the log that are remembered: more than can be of use. */
const REMEMBERED = 20;

const LIMITS = { waitMs: 2000, mostWaiting: 500, stalledMs: 2000, statementMs: 5000, heldMs: 15_000 } as const;

/** A standby of the database. */
export interface Replica {
  /** The standby, while it is up to date; undefined when the primary must be read. */
  readonly current: () => Database | undefined;
  /** Not read from until it has proven to be up to date again. */
  readonly distrust: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Watches how far behind a standby is: it is read from only while it has everything that was committed a few seconds
 * ago. That is measured by positions in the log, not by clocks. While the primary is down nothing is written, and a
 * standby that was up to date stays so.
 */
export function watchReplica(url: string, poolSize: number, primary: GuardedPool): Replica {
  // A pooler in front of the standby is expected to be like the primary's.
  const { Client } = primary.options as pg.PoolConfig;
  const pool = new GuardedPool({ connectionString: url, ...(Client && { Client }) }, { ...LIMITS, max: poolSize });
  const db = drizzle(pool);
  const seen: { readonly atMs: number; readonly position: bigint }[] = [];
  let trueAtMs = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const isCurrent = () => performance.now() - trueAtMs < OLDEST_MS;

  const look = async () => {
    const sentMs = performance.now();
    const wasCurrent = isCurrent();
    const written = await positionOf(primary, 'pg_current_wal_lsn()').catch(() => undefined);
    if (written !== undefined) seen.unshift({ atMs: sentMs, position: written });
    seen.splice(REMEMBERED);
    const replayed = await positionOf(pool, 'pg_last_wal_replay_lsn()');
    if (written === undefined) {
      if (wasCurrent) trueAtMs = sentMs;
      return;
    }
    const reached = seen.find(({ position }) => position <= replayed);
    if (reached !== undefined) trueAtMs = Math.max(trueAtMs, reached.atMs);
  };
  const again = () => {
    timer = setTimeout(() => {
      void look()
        .catch(() => undefined)
        .finally(() => {
          if (!stopped) again();
        });
    }, LOOK_MS);
    timer.unref();
  };
  void look().catch(() => undefined);
  again();

  return {
    current: () => (isCurrent() ? db : undefined),
    distrust: () => {
      trueAtMs = Number.NEGATIVE_INFINITY;
    },
    close: async () => {
      stopped = true;
      clearTimeout(timer);
      await pool.end();
    },
  };
}

/** Reads from a standby if one is up to date, and from the primary when that fails. */
export async function readFrom<T>(
  replica: Replica | undefined,
  primary: Database,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const standby = replica?.current();
  if (standby === undefined) return await read(primary);
  try {
    return await read(standby);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    replica?.distrust();
    return await read(primary);
  }
}

/** A position in the log, in bytes since it was begun. @throws when a standby isn't one, or doesn't answer */
async function positionOf(pool: GuardedPool, what: string): Promise<bigint> {
  const { rows } = await pool.query<{ at: string | null }>(`select ${what}::text as at`);
  const [, high, low] = /^([\dA-F]+)\/([\dA-F]+)$/.exec(rows[0]?.at ?? '') ?? [];
  if (high === undefined || low === undefined) throw new Error('This is no standby.');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
