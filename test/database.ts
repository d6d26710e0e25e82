import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database } from '#db/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the socket of the PostgreSQL that this run started. */
    postgresSocket: string;
  }
}

/** `empty` has the tables only; `demo` also has the demo data, as on the first start of a clone. */
export type Template = 'empty' | 'demo';

/** A database of a test file's own, copied from a template, on a real PostgreSQL. The whole server goes at the end of the run. */
export async function testDatabase(
  template: Template = 'empty',
): Promise<{ db: Database; pool: pg.Pool; connection: pg.PoolConfig }> {
  const server = { host: inject('postgresSocket'), user: 'alafia' };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template_${template}`);
  await admin.end();
  const connection = { ...server, database: name };
  const pool = new pg.Pool({ ...connection, max: 16 });
  afterAll(() => pool.end());
  return { db: drizzle(pool), pool, connection };
}
