import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openDatabase } from '#db/open-database.ts';
import { REGISTER_FILE } from '#test/register-file.ts';
import { bookOver, type FreeAppointments, freeAppointments } from './booking-rate.ts';
import { benchImportBesideServer } from './import-beside-server.ts';
import { machine, median, ms, report, withFolder, withServer } from './measure.ts';
import { QUERIES } from './search-queries.ts';

const ROUNDS = 3;
/** Long enough that the first request of each connection, which waits for the load to be set up, is below 1 %. */
const SECONDS = 2;
const CONNECTIONS = [1, 32];
/** Visits that each connection books per round, for the same reason. */
const BOOKED_EACH: Readonly<Record<number, number>> = { 1: 100, 32: 120 };

interface Answered {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time of the server's process per response, µs. It hardly depends on other programs. */
  readonly cpuMicros: number;
}

/** Changes of the register's size, applied one after the other to the same database. */
const SIZES: readonly (readonly [rows: string, sql: string])[] = [
  ['as it is', 'select 1'],
  [
    'twelve times',
    `drop index if exists providers_search_text;
     insert into providers (name, specialty, facility_type, address, state, lga, latitude, longitude, location_precision, booking_state, live_by, search_text)
     select name, specialty, facility_type, address, state, lga, latitude + 0.02 * (random() - 0.5), longitude + 0.02 * (random() - 0.5), location_precision, booking_state, live_by, ''
     from providers, generate_series(1, 11)`,
  ],
  ['an eighth', 'delete from providers where id % 100 <> 0'],
];

/** Measures searches, calendars and bookings on an imported register and multiples of it, beside a bare server. */
export async function benchSearch(): Promise<void> {
  await withFolder(async (folder) => {
    const imported = spawnSync(process.execPath, ['src/app/server/import-register.ts', REGISTER_FILE, '--bookable'], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (imported.status !== 0) throw new Error('The register could not be imported.');
    const bare = await startBare();
    try {
      for (const [what, sql] of SIZES) {
        await change(folder, sql);
        await withServer(folder, async ({ url }) => reportSize(what, { url, folder, bareUrl: bare.url }));
      }
    } finally {
      bare.process.kill();
    }
  });
  await benchImportBesideServer();
}

async function reportSize(
  what: string,
  { url, folder, bareUrl }: { readonly url: string; readonly folder: string; readonly bareUrl: string },
): Promise<void> {
  const listed = await fetch(`${url}/api/providers?limit=100&offset=500`);
  const total = listed.headers.get('x-total-count');
  const ids = ((await listed.json()) as { id: number }[]).map(({ id }) => id);
  const appointments = await freeAppointments(folder);
  const measurements: [string, (connections: number, seconds: number) => Promise<Answered>][] = [
    ['bare Fastify handler', (connections, seconds) => ask(bareUrl, ['/bare'], connections, seconds)],
    ['bare handler, 12 kB', (connections, seconds) => ask(bareUrl, ['/bare-page'], connections, seconds)],
    ...Object.entries(QUERIES).map(([name, paths]): (typeof measurements)[number] => [
      name,
      (connections, seconds) => ask(url, paths(ids), connections, seconds),
    ]),
    ['a booking', (connections) => book(url, appointments, connections)],
  ];
  const rows: Record<string, string>[] = [];
  for (const connections of CONNECTIONS) {
    const answered = new Map<string, Answered[]>();
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, run] of measurements) {
        const one = await run(connections, round === 0 ? 1 : SECONDS);
        // The first round is a warm-up.
        if (round > 0) answered.set(name, [...(answered.get(name) ?? []), one]);
      }
    }
    const of = (name: string, value: (one: Answered) => number) => median((answered.get(name) ?? []).map(value));
    const rate = (name: string) => of(name, ({ perSecond }) => perSecond);
    for (const [name] of measurements) {
      rows.push({
        search: name,
        connections: String(connections),
        'per second': rate(name).toFixed(0),
        'of bare': (rate(name) / rate('bare Fastify handler')).toFixed(2),
        'of bare, 12 kB': (rate(name) / rate('bare handler, 12 kB')).toFixed(2),
        'CPU each': `${of(name, ({ cpuMicros }) => cpuMicros).toFixed(0)} µs`,
        p50: ms(of(name, ({ p50 }) => p50)),
        p99: ms(of(name, ({ p99 }) => p99)),
      });
    }
  }
  const memory = await metric(url, 'process_resident_memory_bytes');
  report(
    `Searches, the register ${what}: ${total} providers`,
    [
      `npm run bench -- search; ${machine()}`,
      `all bookable; loopback, ${ROUNDS} rounds of ${SECONDS} s each in turn, medians; server, database and load share the machine; ${Math.round(memory / 1e6)} MB resident`,
    ],
    rows,
  );
}

async function ask(base: string, paths: readonly string[], connections: number, seconds: number): Promise<Answered> {
  const requests = paths.map((path) => ({ path }));
  const before = await metric(base, 'process_cpu_seconds_total');
  const {
    requests: done,
    latency,
    non2xx,
    errors,
  } = await autocannon({ url: base, connections, duration: seconds, requests });
  if (non2xx > 0 || errors > 0) throw new Error(`${paths[0]} answered ${non2xx} refusals and ${errors} errors.`);
  const spent = (await metric(base, 'process_cpu_seconds_total')) - before;
  return {
    perSecond: done.total / seconds,
    p50: latency.p50,
    p99: latency.p99,
    cpuMicros: (spent * 1e6) / Math.max(1, done.total),
  };
}

async function book(url: string, appointments: FreeAppointments, connections: number): Promise<Answered> {
  const before = await metric(url, 'process_cpu_seconds_total');
  const booked = await bookOver(url, appointments, connections, BOOKED_EACH[connections] ?? 1);
  const { requests, latency, non2xx, errors, seconds } = booked;
  if (non2xx > 0 || errors > 0) throw new Error(`Of the bookings ${non2xx} were refused and ${errors} failed.`);
  const spent = (await metric(url, 'process_cpu_seconds_total')) - before;
  await mailsSent(url);
  return {
    perSecond: requests.total / seconds,
    p50: latency.p50,
    p99: latency.p99,
    cpuMicros: (spent * 1e6) / requests.total,
  };
}

/** Waits until the bookings' mails are sent, so that they don't disturb the next measurement. */
async function mailsSent(url: string): Promise<void> {
  for (let before = -1, now = 0; now !== before; ) {
    before = now;
    await sleep(1500);
    now = await metric(url, 'message_attempts_total');
  }
}

async function metric(base: string, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}

async function change(dataDir: string, sql: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await database.pool.query('delete from appointments');
  await database.pool.query(sql);
  await database.pool.query('analyze providers');
  await database.close();
}

async function startBare(): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const address = / is ready at (http\S+)/.exec(chunk.toString())?.[1];
      if (address !== undefined) done(address);
    });
  });
  return { url, process: child };
}
