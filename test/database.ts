import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { FOR_WORK, GuardedPool } from '#db/driver/guarded-pool.ts';
import type { Database } from '#db/open-database.ts';

/** The PostgreSQL of a run: an address on it, and what the names of all databases of this run begin with. */
export interface PostgresOfTests {
  readonly url: string;
  /** A pooler in front of it, through which the tested servers reach it. */
  readonly pooler: string | undefined;
  readonly prefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresOfTests;
  }
}

/** `empty` has the tables only; `demo` also has the demo data, as on the first start of a clone; `bare` has nothing. */
export type Template = 'empty' | 'demo' | 'bare';

/** Where and as whom a test reaches its database; a host that begins with a slash is the folder of a socket. */
export type TestConnection = Pick<pg.Client, 'host' | 'port' | 'user' | 'password'> & { readonly database: string };

/** The address of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** The address by which a tested server reaches a database: through the pooler of the run, if it has one. */
export function servedBy(url: string): string {
  const { pooler } = inject('postgres');
  return pooler === undefined ? url : addressOf(pooler, new URL(url).pathname.slice(1));
}

/** A database of a test file's own, copied from a template, on a real PostgreSQL. It goes at the end of the run. */
export async function testDatabase(
  template: Template = 'empty',
): Promise<{ db: Database; pool: pg.Pool; connection: TestConnection; url: string }> {
  const { url: server, prefix } = inject('postgres');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  // Its files are copied, in half the time of writing each page to the log.
  const from = template === 'bare' ? 'template1' : `${prefix}_${template}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`);
  await admin.end();
  const url = addressOf(server, name);
  const { host, port, user, password } = new pg.Client({ connectionString: url });
  const pool = new GuardedPool(
    { connectionString: url },
    { ...FOR_WORK, max: 16, mostWaiting: Number.POSITIVE_INFINITY },
  );
  afterAll(() => pool.end());
  return { db: drizzle(pool), pool, connection: { host, port, user, password, database: name }, url };
}
