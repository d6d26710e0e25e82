import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type ChangeFeed, changeFeed, pollingFeed } from './change-feed.ts';
import { databaseCheck } from './database-check.ts';
import { isDatabaseAway } from './database-error.ts';
import { FOR_REQUESTS, FOR_WORK, GuardedPool } from './driver/guarded-pool.ts';
import { UnnamedClient } from './driver/prepared-statements.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { type Pooler, probePooler } from './pooler.ts';

/** How long to wait for a server that is down or starting, ms: restarting this process would take longer. */
const WAIT_MS = 30_000;
const AGAIN_MS = 300;

/** A typed query handle: the pool itself or a transaction on it. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | 'with' | '$with'
>;

export interface OpenDatabase {
  /** For requests when `serving`, else without short limits. */
  readonly db: Database;
  readonly pool: GuardedPool;
  /** For jobs and messages: connections of their own, so that neither they nor requests keep the other waiting. */
  readonly work: Database;
  /**
   * The database's clock, ms since the epoch, read on a dedicated connection even if many requests wait for others.
   * @throws when there is no answer within two seconds
   */
  readonly readClock: () => Promise<number>;
  /** A connection of its own for checks, which answer while all others are in use. */
  readonly checks: Database;
  /** Runs a named statement if requests do. @throws when that fails or takes longer than two seconds */
  readonly runNamed: () => Promise<void>;
  /** Notifications of changes, from the direct address; by polling if there is none and the pooler delivers none. */
  readonly changes: ChangeFeed;
  readonly pooler: Pooler;
  /** True when the data lives in an embedded PostgreSQL in DATA_DIR. */
  readonly embedded: boolean;
  /** Ends the pool and, if this process started it, the embedded server. */
  close(): Promise<void>;
}

/**
 * Opens the product's database and brings its tables up to date: the server named by `databaseUrl`, otherwise an
 * embedded PostgreSQL in `dataDir`. Migrations and notifications use `directUrl`, an address of the same database without
 * a pooler. What `databaseUrl` leads to is found out here.
 * @throws Error with a sentence for the operator when the database can't be opened
 */
export async function openDatabase(options: {
  readonly databaseUrl: string | undefined;
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
  readonly poolSize?: number;
  /** Requests of people come over the pool: it has their limits. */
  readonly serving?: boolean;
  /** Use the embedded server of a running process instead of refusing, as commands do. */
  readonly joinRunning?: boolean;
}): Promise<OpenDatabase> {
  const embedded: EmbeddedPostgres | undefined =
    options.databaseUrl === undefined
      ? await startEmbeddedPostgres(options.dataDir, { joinRunning: options.joinRunning ?? false })
      : undefined;
  const address: pg.PoolConfig = embedded?.connection ?? { connectionString: options.databaseUrl };
  const direct: pg.PoolConfig = options.directUrl === undefined ? address : { connectionString: options.directUrl };
  const waitMs = embedded === undefined ? WAIT_MS : 0;
  let pooler: Pooler = { kind: 'none', namedStatements: true };
  try {
    await onceThere(() => migrate(direct), waitMs);
    if (embedded === undefined) pooler = await onceThere(() => probePooler(address), waitMs);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const connection: pg.PoolConfig = pooler.namedStatements ? address : { ...address, Client: UnnamedClient };
  const check = databaseCheck(connection);
  const max = options.poolSize ?? 16;
  const pool = new GuardedPool(connection, { ...(options.serving ? FOR_REQUESTS : FOR_WORK), max }, check.ask);
  const workPool = options.serving ? new GuardedPool(connection, FOR_WORK) : pool;
  return {
    db: drizzle(pool),
    pool,
    work: drizzle(workPool),
    readClock: check.ask,
    checks: drizzle(check.pool),
    runNamed: check.runNamed,
    changes: hasNotifications(pooler, options.directUrl) ? changeFeed({ options: direct }) : pollingFeed(),
    pooler,
    embedded: embedded !== undefined,
    close: async () => {
      await Promise.all([check.close(), ...[...new Set([pool, workPool])].map((each) => each.end())]);
      await embedded?.stop();
    },
  };
}

/** True if notifications arrive: a pooler that changes connections delivers none, unless a direct address leads past it. */
function hasNotifications({ kind }: Pooler, directUrl: string | undefined): boolean {
  return kind !== 'transaction' || directUrl !== undefined;
}

/** Acts once the database responds, for any cause of its absence trying for `waitMs`. Reports the wait once. */
async function onceThere<T>(act: () => Promise<T>, waitMs: number): Promise<T> {
  let isReported = false;
  for (const deadline = performance.now() + waitMs; ; await sleep(AGAIN_MS)) {
    try {
      return await act();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() >= deadline) throw error;
      if (!isReported) {
        const reason = error instanceof Error ? error.message : String(error);
        process.stderr.write(`The database cannot be reached yet (${reason}). Trying for ${waitMs / 1000} seconds.\n`);
      }
      isReported = true;
    }
  }
}

/** Without limits: a migration takes as long as it takes. */
async function migrate(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 15_000 });
  pool.on('error', () => undefined);
  try {
    await migrateDatabase(pool, { report: (warning) => process.stderr.write(`${warning}\n`) });
  } finally {
    await pool.end();
  }
}
