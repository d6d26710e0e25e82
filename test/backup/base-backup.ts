import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** What PostgreSQL makes anew, or what belongs to the running server: no part of a base backup (see its manual, 25.3.4). */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'pg_internal.init'];
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

/** Settings of a PostgreSQL that copies each piece of its write-ahead log into a folder as soon as it is full. */
export function archivingTo(folder: string): Record<string, string> {
  return {
    archive_mode: 'on',
    // Never over one that is there: two servers with one archive would destroy each other's history.
    archive_command: `test ! -f '${folder}/%f' && cp '%p' '${folder}/%f.part' && mv '${folder}/%f.part' '${folder}/%f'`,
    archive_timeout: '60',
  };
}

/** Makes a folder that PostgreSQL may write into, also where it runs as another user than the caller. */
export function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  return folder;
}

/**
 * Copies a cluster while it is being written to, as `pg_basebackup` does. Before restoring it, the log that was written
 * meanwhile must be played over it: it is of no use without the archive.
 */
export async function takeBaseBackup(client: pg.Client, cluster: string, to: string): Promise<void> {
  await client.query("select pg_backup_start('rehearsal', fast => true)");
  copyFolder(cluster, to, '');
  // Waits until the log up to here is in the archive.
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
}

function copyFolder(from: string, to: string, within: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (EMPTIED.includes(within)) {
    if (within === 'pg_wal') mkdirSync(join(to, 'archive_status'), { mode: 0o700 });
    return;
  }
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.includes(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, join(within, entry.name));
    else copyFile(source, target);
  }
}

/** A file that is gone by now was deleted while we copied: the log says so too. */
function copyFile(source: string, target: string): void {
  try {
    writeFileSync(target, readFileSync(source), { mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Lays a base backup out as the cluster of a data folder that doesn't exist yet, and answers the settings with which
 * PostgreSQL plays the archive over it: up to an instant, as PostgreSQL writes it, or to the end.
 */
export function layOut(backup: string, archive: string, dataDir: string, until?: string): Record<string, string> {
  mkdirSync(dataDir, { mode: 0o700 });
  const cluster = join(dataDir, 'postgres');
  cpSync(backup, cluster, { recursive: true, errorOnExist: true });
  chmodSync(cluster, 0o700);
  rmSync(join(cluster, 'standby.signal'), { force: true });
  writeFileSync(join(cluster, 'recovery.signal'), '');
  return {
    restore_command: `cp '${archive}/%f' '%p'`,
    ...(until !== undefined && { recovery_target_time: until, recovery_target_action: 'promote' }),
  };
}
