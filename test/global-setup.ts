import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '#app/server/seed/seed-demo.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { hashPassword } from '#features/auth/server/password.ts';

/** Starts one PostgreSQL for the run and prepares the template databases that test files copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'alafia-test-'));
  const postgres = await startEmbeddedPostgres(folder, {
    joinRunning: false,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const { host, user } = postgres.connection;
  const admin = new pg.Client({ ...postgres.connection });
  await admin.connect();
  await prepare(admin, { host, user, database: 'template_empty' }, async () => undefined);
  await prepare(admin, { host, user, database: 'template_demo' }, async (pool) => {
    await seedDemo(drizzle(pool), { now: new Date(), hashPassword });
  });
  await admin.end();
  project.provide('postgresSocket', host);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepare(
  admin: pg.Client,
  target: { host: string; user: string; database: string },
  fill: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  await admin.query(`CREATE DATABASE ${target.database}`);
  const pool = new pg.Pool({ ...target, max: 2 });
  await migrateDatabase(pool);
  await fill(pool);
  await pool.end();
}
