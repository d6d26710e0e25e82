import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#db/open-database.ts';
import { insertUser } from '#features/auth/server/accounts/user-store.ts';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { machine, median, ms, percentile, report, withFolder, withServer } from './measure.ts';

const ROUNDS = 5;
const RACERS = 200;
const SLOTS = 150;
/** Concurrent bookings of the largest round, which is run once: there are no more free slots. */
const RUSH = 1000;
const PROBE_MS = 100;

interface Slot {
  readonly providerId: number;
  readonly date: string;
}

interface Volley {
  readonly wallMs: number;
  readonly eachMs: readonly number[];
  readonly statuses: readonly number[];
  /** The slowest `/healthz` meanwhile, ms. */
  readonly healthMs: number;
}

/** Measures concurrent bookings: many patients for one slot, and each for their own, where none may be refused. */
export async function benchBooking(): Promise<void> {
  await withFolder((folder) =>
    withServer(folder, async ({ url }) => {
      // New patients for each volley: none can have two visits at one time.
      const cookies = await patients(folder, ROUNDS * (RACERS + SLOTS) + RUSH);
      const free = await freeSlots(url, ROUNDS * (1 + SLOTS) + RUSH);
      const crowdOf = (people: number): Promise<Volley> => {
        const crowd = cookies.splice(0, people);
        const slots = free.splice(0, people);
        return volley(
          url,
          slots.map((slot, at) => () => book(url, crowd[at] ?? '', slot)),
        );
      };
      const races: Volley[] = [];
      const crowds: Volley[] = [];
      const probes: Volley[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const [wanted] = free.splice(0, 1);
        if (wanted === undefined) throw new Error('No free slot is left.');
        const racers = cookies.splice(0, RACERS);
        const asking = racers.map(() => () => fetch(`${url}/healthz`));
        probes.push(await volley(url, asking));
        const racing = racers.map((cookie) => () => book(url, cookie, wanted));
        races.push(await volley(url, racing));
        crowds.push(await crowdOf(SLOTS));
      }
      const rush = [await crowdOf(RUSH)];
      expectStatuses(races, { 201: ROUNDS, 409: ROUNDS * (RACERS - 1) });
      expectStatuses(crowds, { 201: ROUNDS * SLOTS });
      expectStatuses(rush, { 201: RUSH });
      const row = (what: string, volleys: readonly Volley[]) => ({
        what,
        'wall time': ms(median(volleys.map(({ wallMs }) => wallMs))),
        p50: ms(median(volleys.map(({ eachMs }) => percentile(eachMs, 0.5)))),
        p99: ms(median(volleys.map(({ eachMs }) => percentile(eachMs, 0.99)))),
        'per second': String(Math.round(median(volleys.map(({ wallMs, eachMs }) => (eachMs.length * 1000) / wallMs)))),
        'slowest health check': ms(Math.max(...volleys.map(({ healthMs }) => healthMs))),
      });
      report(
        'Bookings at the same moment',
        [
          `npm run bench -- booking; ${machine()}`,
          `demo data; every request on its own socket, all sent at once; medians of ${ROUNDS} rounds`,
          'each race had one winner, each slot of a crowd its patient, and every health check was answered',
        ],
        [
          row(`${RACERS} x GET /healthz, to compare`, probes),
          row(`${RACERS} people, one slot`, races),
          row(`${SLOTS} people, ${SLOTS} slots`, crowds),
          row(`${RUSH} people, ${RUSH} slots, once`, rush),
        ],
      );
    }),
  );
}

async function patients(dataDir: string, count: number): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, joinRunning: true });
  const cookies: string[] = [];
  for (let at = 0; at < count; at++) {
    const username = `bench${at}`;
    const person = { username, email: `${username}@example.com`, fullName: 'Bench Patient', passwordHash: '!' };
    const { id } = await insertUser(database.db, person);
    cookies.push(`session=${await openSession(database.db, id, Date.now())}`);
  }
  await database.close();
  return cookies;
}

/** Free slots of the coming days, ordered by day, so that neighbours belong to different providers. */
async function freeSlots(url: string, count: number): Promise<Slot[]> {
  const answer = await fetch(`${url}/api/providers?acceptingNewPatients=true&limit=100`);
  const ids = ((await answer.json()) as { id: number; bookable: boolean }[]).map(({ id }) => id);
  const found: Slot[] = [];
  for (let ahead = 1; ahead < 7 && found.length < count; ahead++) {
    const date = addDays(lagosDate(Date.now()), ahead);
    for (const providerId of ids) {
      const slots = await fetch(`${url}/api/providers/${providerId}/availability?date=${date}`);
      for (const { dateTime } of (await slots.json()) as { dateTime: string }[])
        found.push({ providerId, date: dateTime });
    }
  }
  if (found.length < count) throw new Error(`There are only ${found.length} free slots, not ${count}.`);
  return found.slice(0, count);
}

function book(url: string, cookie: string, slot: Slot): Promise<Response> {
  return fetch(`${url}/api/appointments`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...slot, visitType: 'in-person', careType: 'routine', reason: 'Cough' }),
  });
}

/** Sends everything at once, and polls `/healthz` until the last response. */
async function volley(url: string, requests: readonly (() => Promise<Response>)[]): Promise<Volley> {
  const started = performance.now();
  let isOver = false;
  const health = slowestHealthCheck(url, () => isOver);
  const answers = await Promise.all(
    requests.map(async (send) => {
      const answer = await send();
      await answer.arrayBuffer();
      return { status: answer.status, tookMs: performance.now() - started };
    }),
  );
  const wallMs = performance.now() - started;
  isOver = true;
  return {
    wallMs,
    eachMs: answers.map(({ tookMs }) => tookMs),
    statuses: answers.map(({ status }) => status),
    healthMs: await health,
  };
}

/** @throws Error if a health check fails */
async function slowestHealthCheck(url: string, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  do {
    const started = performance.now();
    const { status } = await fetch(`${url}/healthz`);
    if (status !== 200) throw new Error(`The health check answered ${status}.`);
    slowest = Math.max(slowest, performance.now() - started);
    await sleep(PROBE_MS);
  } while (!isOver());
  return slowest;
}

function expectStatuses(volleys: readonly Volley[], expected: Readonly<Record<number, number>>): void {
  const counts: Record<number, number> = {};
  for (const status of volleys.flatMap(({ statuses }) => statuses)) counts[status] = (counts[status] ?? 0) + 1;
  if (JSON.stringify(counts) !== JSON.stringify(expected)) {
    throw new Error(`Expected answers ${JSON.stringify(expected)}, got ${JSON.stringify(counts)}.`);
  }
}
