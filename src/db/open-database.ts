import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';

/** A typed query handle: the pool itself or a transaction on it. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** True when the data lives in an embedded PostgreSQL in DATA_DIR. */
  readonly embedded: boolean;
  /** Ends the pool and, if this process started it, the embedded server. */
  close(): Promise<void>;
}

/**
 * Opens the product's database and brings its tables up to date: the server named by `databaseUrl`, otherwise an
 * embedded PostgreSQL in `dataDir`.
 * @throws Error with a sentence for the operator when the database can't be opened
 */
export async function openDatabase(options: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly poolSize?: number;
  /** Use the embedded server of a running process instead of refusing, as commands do. */
  readonly joinRunning?: boolean;
}): Promise<OpenDatabase> {
  const embedded: EmbeddedPostgres | undefined =
    options.databaseUrl === undefined
      ? await startEmbeddedPostgres(options.dataDir, { joinRunning: options.joinRunning ?? false })
      : undefined;
  const connection = embedded?.connection ?? { connectionString: options.databaseUrl };
  const pool = new pg.Pool({ ...connection, max: options.poolSize ?? 16, connectionTimeoutMillis: 15_000 });
  // An idle connection that breaks is replaced at the next query; unhandled, the event would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await pool.end();
    await embedded?.stop();
    throw error;
  }
  return {
    db: drizzle(pool),
    pool,
    embedded: embedded !== undefined,
    close: async () => {
      await pool.end();
      await embedded?.stop();
    },
  };
}
