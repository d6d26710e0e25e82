// `npm run rehearse:pooler` runs two servers on PostgreSQL behind PgBouncer in transaction mode, with and without a direct
// address, sends 10,000 mixed requests, restarts the pooler, and then runs the HTTP tests through it. Arguments choose the
// test files; `--no-tests` leaves them out.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { sendMixed, type Tally } from './mixed-requests.ts';
import { installedPrograms, type PooledPostgres, startPooled } from './pooled-postgres.ts';

const REQUESTS = 10_000;
const PATIENTS = 12;
/** Within which time a change must reach the other process. */
const SEEN_MS = 2000;
const CHANGES = 10;
const PAUSE_MS = 1500;
/** Tests that start a database or a server process of their own, which no pooler is in front of, or stop it. */
const OWN_DATABASE =
  /(crash|replica|trouble|open-database|backup|deploy|dev-renderer|start|three-processes|external-database|import-register)\.test\.ts$/;

const faults: string[] = [];

function expect(what: string, ok: boolean): void {
  console.log(`${ok ? 'ok   ' : 'WRONG'} ${what}`);
  if (!ok) faults.push(what);
}

const programs = installedPrograms();
if (programs === undefined) {
  console.log('NOT RUN: no PostgreSQL and PgBouncer here. On Debian: apt-get install postgresql pgbouncer');
  console.log('Another PgBouncer: PGBOUNCER=/path/to/pgbouncer');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'alafia-pooler-'));
chmodSync(folder, 0o755);
const postgres = await startPooled(programs, folder);
try {
  console.log(postgres.versions);
  await rehearse('with a direct address', postgres, true);
  await rehearse('without a direct address', postgres, false);
  if (!process.argv.includes('--no-tests')) runTests(postgres);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(faults.length === 0 ? 'Everything rehearsed went well.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function rehearse(title: string, pooled: PooledPostgres, hasDirect: boolean): Promise<void> {
  console.log(`\n${title}`);
  const database = title.replaceAll(/\W/g, '_');
  const admin = await connected(pooled.directUrl);
  await admin.query(`create database ${database}`);
  await admin.end();
  const at = (url: string) => url.replace(/postgres$/, database);
  const direct = await connected(at(pooled.directUrl));
  let output = '';
  const env = {
    DATABASE_URL: at(pooled.pooledUrl),
    ...(hasDirect && { DATABASE_DIRECT_URL: at(pooled.directUrl) }),
    ...{ DATA_DIR: join(folder, database), DEMO_DATA: 'on', LOG_LEVEL: 'info' },
  };
  const keep = (printed: Buffer) => {
    output += printed.toString();
  };
  const servers = [await startServer(env, keep), await startServer(env, keep)] as const;
  try {
    const found = output.split('\n').find((line) => line.includes('the database is open')) ?? '';
    console.log(`     ${/"pooler".*/.exec(found)?.[0] ?? 'the log does not say what was found'}`);
    expect('the log says that the pooler changes connections', found.includes('"pooler":"transaction"'));
    await checkLoad(servers, direct);
    await checkChanges(servers, direct);
    await checkRestart(servers, direct, pooled);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await direct.end();
  }
}

async function checkLoad(servers: readonly ServerProcess[], direct: pg.Client): Promise<void> {
  const tally = await load(servers, direct, REQUESTS);
  expect(`${REQUESTS} mixed requests: ${shown(tally)}`, failuresIn(tally) === 0);
  const ready = await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)));
  expect(
    'both servers are ready',
    ready.every(({ status }) => status === 200),
  );
}

/** Changes a name, and opening hours, and waits until the other process finds them. */
async function checkChanges([, other]: readonly ServerProcess[], direct: pg.Client): Promise<void> {
  const base = other?.url ?? '';
  const [id = 0] = await bookable(direct);
  const waits: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    const word = `Zebra${String.fromCodePoint(97 + change)}wood`;
    await direct.query('update providers set name = $2, updated_at = now(), search_text = lower($2) where id = $1', [
      id,
      `${word} Clinic`,
    ]);
    waits.push(
      await untilFound(`${base}/api/providers?q=${word}`, (found) =>
        found.some(({ name }) => name === `${word} Clinic`),
      ),
    );
  }
  expect(`a new name is found by the other process after ${spread(waits)}`, Math.max(...waits) <= SEEN_MS);
  const day = addDays(lagosDate(Date.now()), 5);
  const list = `${base}/api/providers?limit=100&availableOn=${day}`;
  const isListed = (found: readonly { id: number }[]) => found.some((provider) => provider.id === id);
  const word = `Zebra${String.fromCodePoint(97 + CHANGES - 1)}wood`;
  const closings: number[] = [];
  for (let change = 0; change < 3; change++) {
    await direct.query(`insert into schedule_exceptions (provider_id, day, kind) values ($1, $2, 'off')`, [id, day]);
    closings.push(await untilFound(`${list}&q=${word}`, (found) => !isListed(found)));
    await direct.query('delete from schedule_exceptions where provider_id = $1 and day = $2', [id, day]);
    closings.push(await untilFound(`${list}&q=${word}`, isListed));
  }
  expect(`a day off is found by the other process after ${spread(closings)}`, Math.max(...closings) <= SEEN_MS);
}

async function checkRestart(
  servers: readonly ServerProcess[],
  direct: pg.Client,
  pooled: PooledPostgres,
): Promise<void> {
  const running = load(servers, direct, 2000);
  await sleep(1000);
  await pooled.restartPooler(PAUSE_MS);
  const during = await running;
  expect(`a restart of the pooler during 2,000 requests: ${shown(during)}`, (during.get(500) ?? 0) === 0);
  const after = await load(servers, direct, 1000);
  expect(`1,000 requests afterwards: ${shown(after)}`, failuresIn(after) === 0);
}

function runTests({ directUrl, pooledUrl }: PooledPostgres): void {
  const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  console.log(`\nHTTP tests through the pooler${chosen.length > 0 ? `: ${chosen.join(' ')}` : ''}`);
  const listed = spawnSync('vitest', ['list', '--project', 'server', '--filesOnly', ...chosen], { encoding: 'utf8' });
  const files = [...new Set(listed.stdout.match(/(src|test)\/\S+\.test\.ts/g))].filter(
    (file) => !OWN_DATABASE.test(file),
  );
  const { status } = spawnSync('vitest', ['run', '--project', 'server', ...files], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: directUrl, POOLER_URL: pooledUrl },
  });
  expect(`the tests of ${files.length} files pass through the pooler`, files.length > 0 && status === 0);
}

async function load(servers: readonly ServerProcess[], direct: pg.Client, count: number): Promise<Tally> {
  const today = lagosDate(Date.now());
  return await sendMixed(
    servers.map(({ url }) => url),
    count,
    {
      patients: PATIENTS,
      providers: await bookable(direct),
      dates: [2, 3, 4, 5].map((days) => addDays(today, days)),
    },
  );
}

async function bookable(direct: pg.Client): Promise<number[]> {
  const { rows } = await direct.query<{ id: number }>(
    `select id from providers where booking_state = 'live' and practice_id is null order by id limit 20`,
  );
  return rows.map(({ id }) => id);
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Returns after how long a search finds what is expected, ms. */
async function untilFound(
  url: string,
  isRight: (found: readonly { readonly id: number; readonly name: string }[]) => boolean,
): Promise<number> {
  const sinceMs = performance.now();
  for (;;) {
    const found = (await (await fetch(url)).json()) as { id: number; name: string }[];
    const tookMs = performance.now() - sinceMs;
    if (isRight(found) || tookMs > 10 * SEEN_MS) return Math.round(tookMs);
    await sleep(20);
  }
}

function failuresIn(tally: Tally): number {
  return [...tally].filter(([status]) => status === 0 || status >= 500).reduce((sum, [, count]) => sum + count, 0);
}

function shown(tally: Tally): string {
  return [...tally]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status === 0 ? 'broken off' : status}`)
    .join(', ');
}

function spread(waits: readonly number[]): string {
  return `${Math.min(...waits)} to ${Math.max(...waits)} ms`;
}
