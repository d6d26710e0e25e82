import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from './app.ts';
import { testDatabase } from './database.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Three server processes on one database, as behind nginx. */
export interface ThreeServers {
  readonly servers: readonly [ServerProcess, ServerProcess, ServerProcess];
  /** Kills one, and starts another in its place. */
  readonly replace: (nth: 0 | 1 | 2) => Promise<void>;
  /** What helpers need to create patients, providers and visits; its clock is the real one. */
  readonly world: Pick<TestApp, 'db' | 'pool' | 'clock'>;
  /** The log lines of all servers. */
  readonly logged: () => readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

/** Starts three servers concurrently on one empty database without tables. */
export async function startThree(env: Readonly<Record<string, string>>): Promise<ThreeServers> {
  const folder = mkdtempSync(join(tmpdir(), 'alafia-three-'));
  const { db, pool, url } = await testDatabase('bare');
  let output = '';
  const start = () =>
    startServer({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'debug', ...env }, (printed) => {
      output += printed.toString();
    });
  const servers = await Promise.all([start(), start(), start()]);
  const clock = { nowMs: Date.now(), now: Date.now };
  return {
    servers,
    replace: async (nth) => {
      await servers[nth].kill();
      servers[nth] = await start();
    },
    world: { db, pool, clock },
    logged: () =>
      output.split('\n').flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : [])),
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
