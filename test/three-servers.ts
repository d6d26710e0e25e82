import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import type { TestApp } from './app.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Three server processes on one database, as behind nginx. */
export interface ThreeServers {
  readonly servers: readonly [ServerProcess, ServerProcess, ServerProcess];
  /** What helpers that make people, providers and visits need; its clock is the true one. */
  readonly world: Pick<TestApp, 'db' | 'pool' | 'clock'>;
  /** The lines that the servers logged, of all together. */
  readonly logged: () => readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

/** Starts a PostgreSQL with a port and three servers on it, all three at once. */
export async function startThree(env: Readonly<Record<string, string>>): Promise<ThreeServers> {
  const folder = mkdtempSync(join(tmpdir(), 'alafia-three-'));
  const port = await freePort();
  const postgres = await startEmbeddedPostgres(folder, {
    joinRunning: false,
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
  });
  const databaseUrl = `postgres://alafia@127.0.0.1:${port}/postgres`;
  let output = '';
  const start = () =>
    startServer({ DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'debug', ...env }, (printed) => {
      output += printed.toString();
    });
  const servers = await Promise.all([start(), start(), start()] as const);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const clock = { nowMs: Date.now(), now: Date.now };
  return {
    servers,
    world: { db: drizzle(pool), pool, clock },
    logged: () =>
      output.split('\n').flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : [])),
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await pool.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
