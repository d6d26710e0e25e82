import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';

/** Both refuse to run as root; Debian's packages create this account. */
const LAUNCHER =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'] : [];
const READY_MS = 30_000;

/** The programs of this machine. */
export interface Programs {
  readonly postgresFolder: string;
  readonly pgbouncer: string;
}

/** PostgreSQL with PgBouncer in front of it, in transaction mode. */
export interface PooledPostgres {
  readonly directUrl: string;
  readonly pooledUrl: string;
  /** What PgBouncer and PostgreSQL call themselves. */
  readonly versions: string;
  /** Kills PgBouncer with all its connections, and starts it again after a pause. */
  restartPooler(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Returns where Debian's packages put the programs; PGBOUNCER names another PgBouncer. Undefined if one is missing. */
export function installedPrograms(): Programs | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const postgresFolder = versions
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));
  const pgbouncer = [process.env['PGBOUNCER'], '/usr/sbin/pgbouncer'].find((path) => path && existsSync(path));
  return postgresFolder === undefined || pgbouncer === undefined ? undefined : { postgresFolder, pgbouncer };
}

/** Starts both in an empty folder, which the account `postgres` must be able to enter. */
export async function startPooled({ postgresFolder, pgbouncer }: Programs, folder: string): Promise<PooledPostgres> {
  const [port, poolerPort] = [await freePort(), await freePort()];
  const home = join(folder, 'pooled');
  mkdirSync(home);
  if (LAUNCHER.length > 0) execFileSync('chown', ['postgres:postgres', home]);
  const cluster = join(home, 'cluster');
  run(join(postgresFolder, 'initdb'), [
    '-D',
    cluster,
    '-U',
    'alafia',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ]);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    max_connections: 300,
    fsync: 'off',
  };
  const postgres = start(join(postgresFolder, 'postgres'), [
    ...['-D', cluster],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const directUrl = `postgres://alafia@127.0.0.1:${port}/postgres`;
  await untilReady(directUrl);
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(file, poolerSettings(port, poolerPort, versionOf(pgbouncer), home));
  writeFileSync(join(home, 'users.txt'), '"alafia" ""\n');
  const pooledUrl = `postgres://alafia@127.0.0.1:${poolerPort}/postgres`;
  const startPooler = async () => {
    const child = start(pgbouncer, ['-q', file]);
    await untilReady(pooledUrl);
    return child;
  };
  let pooler = await startPooler();
  return {
    directUrl,
    pooledUrl,
    versions: `PgBouncer ${versionOf(pgbouncer)}, ${firstLine(join(postgresFolder, 'postgres'), '--version')}`,
    restartPooler: async (pauseMs) => {
      await end(pooler, 'SIGKILL');
      await sleep(pauseMs);
      pooler = await startPooler();
    },
    stop: async () => {
      await end(pooler, 'SIGKILL');
      await end(postgres, 'SIGINT');
    },
  };
}

/** What docs/operations.md advises, for any database of the server. Named statements from 1.21 on. */
function poolerSettings(port: number, poolerPort: number, version: string, home: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [
    '[databases]',
    `* = host=127.0.0.1 port=${port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${poolerPort}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${home}/users.txt`,
    'pool_mode = transaction',
    'default_pool_size = 8',
    'max_client_conn = 1000',
    'server_idle_timeout = 10',
    'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits',
    ...(major > 1 || minor >= 21 ? ['max_prepared_statements = 200'] : []),
    '',
  ].join('\n');
}

function versionOf(pgbouncer: string): string {
  return /\d+\.\d+(\.\d+)?/.exec(firstLine(pgbouncer, '--version'))?.[0] ?? '';
}

function firstLine(program: string, argument: string): string {
  return spawnSync(program, [argument], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '';
}

/** @throws Error with the program's output */
function run(program: string, args: readonly string[]): void {
  const [command = program, ...rest] = [...LAUNCHER, program, ...args];
  const { status, stderr, error } = spawnSync(command, rest, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}

function start(program: string, args: readonly string[]): ChildProcess {
  const [command = program, ...rest] = [...LAUNCHER, 'setpriv', '--pdeathsig', 'KILL', '--', program, ...args];
  return spawn(command, rest, { stdio: ['ignore', 'ignore', process.env['VERBOSE'] ? 'inherit' : 'ignore'] });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill(signal);
    return undefined;
  });
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = performance.now() + READY_MS; ; await sleep(100)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
