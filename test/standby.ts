import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { takeBaseBackup } from './backup/base-backup.ts';

/** Starts a standby that follows a running PostgreSQL, whose data folder is `primaryDir`, over its port. */
export async function startStandby(
  client: pg.Client,
  {
    primaryDir,
    primaryPort,
    dataDir,
    port,
  }: { primaryDir: string; primaryPort: number; dataDir: string; port: number },
): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const cluster = join(dataDir, 'postgres');
  await takeBaseBackup(client, join(primaryDir, 'postgres'), cluster);
  writeFileSync(join(cluster, 'standby.signal'), '');
  return await startEmbeddedPostgres(dataDir, {
    joinRunning: false,
    settings: {
      listen_addresses: '127.0.0.1',
      port: String(port),
      primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=alafia`,
    },
  });
}
