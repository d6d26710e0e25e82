import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Files that PostgreSQL recreates or that belong to the running server: not part of a base backup (manual, 25.3.4). */
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

/** Settings of a PostgreSQL that archives each full segment of its write-ahead log in a folder. */
export function archivingTo(folder: string): Record<string, string> {
  return {
    archive_mode: 'on',
    // Never overwrite a segment: two servers with one archive would destroy each other's history.
    archive_command: `test ! -f '${folder}/%f' && cp '%p' '${folder}/%f.part' && mv '${folder}/%f.part' '${folder}/%f'`,
    archive_timeout: '60',
  };
}

/** Creates a folder that PostgreSQL may write to, also if it runs as another user. */
export function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  return folder;
}

/**
 * Copies a running cluster, as `pg_basebackup` does. A restore needs the log written meanwhile, so the copy is useless without
 * the archive.
 */
export async function takeBaseBackup(client: pg.Client, cluster: string, to: string): Promise<void> {
  await client.query("select pg_backup_start('rehearsal', fast => true)");
  copyFolder(cluster, to, '');
  // Waits until the log up to this point is archived.
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

/** A missing file was deleted during the copy; the log contains that deletion. */
function copyFile(source: string, target: string): void {
  try {
    writeFileSync(target, readFileSync(source), { mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Copies a base backup into a new data folder, and returns the settings with which PostgreSQL replays the archive: up to an
 * instant, in PostgreSQL's notation, or to the end.
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
