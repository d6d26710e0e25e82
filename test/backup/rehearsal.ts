import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { findTampering } from '#platform/server/logs/activity-log-store.ts';
import { readKeys } from '#platform/server/secrets.ts';
import { aPicture } from '#test/access/network-set-ups.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { archivingTo, layOut, openFolder, takeBaseBackup } from './base-backup.ts';
import { bookAppointments, enter } from './book-appointments.ts';
import { appointmentsIn, type Fingerprints, fingerprintsOf } from './fingerprints.ts';

/** The contents of a restored installation. */
export interface Restored {
  readonly appointments: readonly number[];
  readonly fingerprints: Fingerprints;
  /** First entry of the activity log that fails verification with the restored secret. */
  readonly tampered: number | undefined;
  /** Visits that the patient sees after signing in with the old password. */
  readonly shown: readonly number[];
  /** Status of the picture that was uploaded before the backup. */
  readonly picture: number;
}

export interface Rehearsal {
  readonly beforeBackup: readonly number[];
  readonly duringBackup: readonly number[];
  readonly afterBackup: readonly number[];
  /** Booked after the restored instant and before the loss. */
  readonly afterTarget: readonly number[];
  readonly fingerprintsAtTarget: Fingerprints;
  readonly toTarget: Restored;
  readonly toEnd: Restored;
  /** Output of the server when it is started on the restored database with another secret. */
  readonly withoutSecret: string;
}

/**
 * Backs up an installation during bookings, destroys it, restores it to an instant and to the end of the log, and returns
 * what was found. Everything happens in a temporary folder, which is deleted afterwards.
 */
export async function rehearse(tell: (line: string) => void): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'alafia-backup-'));
  // PostgreSQL may run as another user and must reach the archive.
  chmodSync(folder, 0o755);
  const ending: (() => Promise<unknown>)[] = [];
  try {
    return await rehearseIn(folder, ending, tell);
  } finally {
    for (const end of ending.toReversed()) await end().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The installation in `folder`, with the archive and the backups beside its database and files. */
interface Installation {
  readonly folder: string;
  postgres: EmbeddedPostgres;
  server?: ServerProcess;
}

async function rehearseIn(
  folder: string,
  ending: (() => Promise<unknown>)[],
  tell: (line: string) => void,
): Promise<Rehearsal> {
  const files = join(folder, 'files');
  const settings = archivingTo(openFolder(join(folder, 'archive')));
  const postgres = await startEmbeddedPostgres(join(folder, 'database'), { joinRunning: false, settings });
  const installation: Installation = { folder, postgres };
  ending.push(() => installation.postgres.stop());
  const env = { DATA_DIR: files, DATABASE_URL: urlOf(postgres), DEMO_DATA: 'on', DEMO_ACCOUNTS: 'anyone-may-sign-in' };
  const server = await startServer(env);
  installation.server = server;
  ending.push(async () => installation.server?.stop());
  const client = await connect(postgres);
  const cookie = await enter(server.url, 'register');
  const picture = await upload(server);
  const beforeBackup = await bookAppointments(server.url, cookie, 0, 4);
  tell(`booked ${beforeBackup.length} visits and uploaded a picture`);

  const [, duringBackup] = await Promise.all([
    takeBaseBackup(client, join(folder, 'database/postgres'), join(folder, 'backup')),
    bookAppointments(server.url, cookie, 4, 4),
  ]);
  cpSync(files, join(folder, 'backup-of-files'), { recursive: true });
  tell(`took a base backup, and a copy of the files, while ${duringBackup.length} more were booked`);

  const afterBackup = await bookAppointments(server.url, cookie, 8, 4);
  // Nothing may be written between the fingerprints and the instant.
  process.kill(server.pid, 'SIGSTOP');
  await settled(client);
  const fingerprintsAtTarget = await fingerprintsOf(client);
  const { rows: clocks } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  const target = clocks[0]?.now ?? '';
  tell(`booked ${afterBackup.length} after it; the instant to return to is ${target}`);

  process.kill(server.pid, 'SIGCONT');
  const afterTarget = await bookAppointments(server.url, cookie, 12, 4);
  await destroy(installation, client);
  tell(`booked ${afterTarget.length} more, spoilt every visit by a wrong statement, then destroyed database and files`);

  const toTarget = await restore(installation, picture, 'at-target', target);
  tell(`restored to the instant: ${toTarget.appointments.length} visits`);
  const toEnd = await restore(installation, picture, 'at-end');
  tell(`restored to the end of the log: ${toEnd.appointments.length} visits`);
  const booked = { beforeBackup, duringBackup, afterBackup, afterTarget };
  return { ...booked, fingerprintsAtTarget, toTarget, toEnd, withoutSecret: await startWithoutSecret(installation) };
}

/** Overwrites every appointment, then kills the installation and removes its database and files. */
async function destroy({ folder, postgres, server }: Installation, client: pg.Client): Promise<void> {
  await client.query("update appointments set status = 'cancelled', reason = 'overwritten'");
  await archived(client);
  await client.end();
  await server?.kill();
  await postgres.stop();
  for (const lost of ['database', 'files']) rmSync(join(folder, lost), { recursive: true });
}

/** Restores the backup into new folders, to an instant or to the end of the log, and starts a server on it. */
async function restore(installation: Installation, picture: string, name: string, until?: string): Promise<Restored> {
  const { folder } = installation;
  await installation.server?.stop();
  await installation.postgres.stop();
  const dataDir = join(folder, name);
  const settings = layOut(join(folder, 'backup'), join(folder, 'archive'), dataDir, until);
  installation.postgres = await startEmbeddedPostgres(dataDir, { joinRunning: false, settings });
  const restored = await connect(installation.postgres);
  await recovered(restored);
  const found = { appointments: await appointmentsIn(restored), fingerprints: await fingerprintsOf(restored) };
  const filesAgain = join(folder, `files-${name}`);
  cpSync(join(folder, 'backup-of-files'), filesAgain, { recursive: true });
  const keyFor = readKeys({ dataDir: filesAgain, sessionSecret: undefined, previousSecrets: [] });
  const tampered = await findTampering(drizzle(restored), keyFor);
  await restored.end();

  const server = await startServer({ DATABASE_URL: urlOf(installation.postgres), DATA_DIR: filesAgain });
  installation.server = server;
  const headers = { cookie: await enter(server.url, 'login') };
  const { id } = (await (await fetch(`${server.url}/api/user`, { headers })).json()) as { id: number };
  const list = await fetch(`${server.url}/api/users/${id}/appointments`, { headers });
  const shown = ((await list.json()) as { id: number }[])
    .map((appointment) => appointment.id)
    .toSorted((a, b) => a - b);
  return { ...found, tampered, shown, picture: (await fetch(`${server.url}${picture}`)).status };
}

/** Starts a server with another secret on the restored database. Returns its error, or `started`. */
async function startWithoutSecret({ folder, postgres }: Installation): Promise<string> {
  const stranger = { DATABASE_URL: urlOf(postgres), DATA_DIR: join(folder, 'no-files') };
  return await startServer(stranger).then(
    () => 'started',
    (error: unknown) => String(error),
  );
}

function urlOf({ connection }: EmbeddedPostgres): string {
  return `postgres://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}`;
}

async function connect({ connection }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client(connection);
  // The connection ends with its server.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function upload({ url }: ServerProcess): Promise<string> {
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin.demo', password: 'Alafia-demo-2026' }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { cookie, 'content-type': 'application/octet-stream' };
  const body = new Uint8Array(await aPicture());
  const answer = await fetch(`${url}/api/admin/images?use=profile`, { method: 'POST', headers, body });
  return ((await answer.json()) as { path: string }).path;
}

/** Waits until no statement of others is running. */
async function settled(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and state = 'active'`,
    );
    if (rows.length === 0) return;
    await sleep(20);
  }
}

/** Waits until everything written so far is archived. */
async function archived(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  const last = rows[0]?.file ?? '';
  for (;;) {
    const { rows: done } = await client.query(
      'select from pg_stat_archiver where last_archived_wal >= $1 and last_archived_wal ~ $2',
      [last, '^[0-9A-F]{24}$'],
    );
    if (done.length > 0) return;
    await sleep(50);
  }
}

/** Waits until the log is replayed and the server accepts writes. */
async function recovered(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ on: boolean }>('select pg_is_in_recovery() as on');
    if (rows[0]?.on === false) return;
    await sleep(50);
  }
}
