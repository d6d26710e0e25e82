import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Chosen once, the same in every process, so that two starting at once migrate one after the other. */
const MIGRATION_LOCK = 7_264_001;
/** SQLSTATE of a statement that gave up waiting for a table. */
const LOCK_NOT_AVAILABLE = '55P03';
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Applies the migrations that the database doesn't have yet. Everybody who wants a table queues behind a statement that
 * waits to change it, so such a wait ends after `waitMs`; all is rolled back then and tried again, `attempts` times in all.
 * `report` receives what a migration warns of: how many rows it changed in a way that people notice.
 * @throws what the last attempt failed with
 */
export async function migrateDatabase(
  pool: pg.Pool,
  {
    folder = MIGRATIONS,
    waitMs = 3000,
    attempts = 10,
    report = () => undefined,
  }: {
    readonly folder?: string;
    readonly waitMs?: number;
    readonly attempts?: number;
    readonly report?: (warning: string) => void;
  } = {},
): Promise<void> {
  const client = await pool.connect();
  let warnings: string[] = [];
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING') warnings.push(message ?? '');
  });
  try {
    await client.query('SET client_min_messages TO warning');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // After the lock above: others migrate for as long as it takes.
    await client.query(`SET lock_timeout TO ${waitMs}`);
    for (let attempt = 1; ; attempt++) {
      warnings = [];
      try {
        await migrate(drizzle(client), { migrationsFolder: folder });
        for (const warning of warnings) report(warning);
        return;
      } catch (error) {
        const { code, cause } = error as { readonly code?: string; readonly cause?: { readonly code?: string } };
        if (attempt >= attempts || (code ?? cause?.code) !== LOCK_NOT_AVAILABLE) throw error;
        await sleep(waitMs);
      }
    }
  } finally {
    await client.query('RESET lock_timeout').catch(() => undefined);
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
