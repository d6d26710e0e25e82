import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { machine, ms, percentile, report, verdict, withFolder, withServer } from './measure.ts';

const PEOPLE = 64;
const WARM_UP_S = 4;
const CAPACITY_S = 10;
const OVERLOAD_S = 15;
const AFTER_S = 12;
const TIMES = 5;
/** Throughput is computed per step of this length, ms. */
const STEP_MS = 500;
/** Share of the capacity that counts as full speed. */
const FULL = 0.8;
const TARGETS = { acceptedP99: 1000, refusedP99: 1000, fullSpeedMs: 5000 };

/** One request: when it was sent (`performance.now`) and its status; 0 for no response. */
interface Shot {
  readonly at: number;
  readonly tookMs: number;
  readonly status: number;
}

interface Planned {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** Measures a server at five times its capacity, and how soon it recovers. */
export async function benchOverload(): Promise<void> {
  await withFolder((folder) =>
    withServer(folder, async ({ url }) => {
      const planned = await plannedRequests(url);
      // More sockets than an nginx process would keep open.
      const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
      const send = (at: number) => shoot(url, agent, planned[at % planned.length]);
      await closedLoop(send, PEOPLE, WARM_UP_S);
      const capacity = await closedLoop(send, PEOPLE, CAPACITY_S);
      const perSecond = answered(capacity).length / CAPACITY_S;
      const before = await serverTimes(url);
      const offered = await openLoop(send, perSecond * TIMES, OVERLOAD_S);
      const endedAt = performance.now();
      const serverP99 = withinOf(before, await serverTimes(url), 0.99);
      const after = await closedLoop(send, PEOPLE, AFTER_S);
      agent.destroy();
      const fullAfterMs = untilFull(after, endedAt, perSecond);
      const accepted = answered(offered.shots);
      const refused = offered.shots.filter(({ status }) => status === 503);
      const share = (part: readonly Shot[]) => `${((100 * part.length) / offered.shots.length).toFixed(1)} %`;
      const p99 = (shots: readonly Shot[]) =>
        percentile(
          shots.map(({ tookMs }) => tookMs),
          0.99,
        );
      const row = (what: string, measured: string, target = '', held = '') => ({ what, measured, target, '': held });
      const within = (value: number, target: number) => [`<= ${ms(target)}`, verdict(value, target)] as const;
      const others = offered.shots.length - accepted.length - refused.length;
      report(
        `Overload: ${TIMES} times what it can do`,
        [
          `npm run bench -- overload; ${machine()}`,
          `demo data; searches, availability, pages and holds; ${PEOPLE} concurrent clients for the capacity`,
          'server, database and load generator are separate processes on the same cores, so that the load takes from what is measured',
          'times of the load generator begin when a request is due; those of the server when it has read the request',
        ],
        [
          row('capacity', `${perSecond.toFixed(0)} per second, p99 ${ms(p99(answered(capacity)))}`),
          row('offered', `${(offered.shots.length / OVERLOAD_S).toFixed(0)} per second`),
          row('of it accepted', `${share(accepted)}, ${(accepted.length / OVERLOAD_S).toFixed(0)} per second`),
          row('accepted, p99', ms(p99(accepted)), ...within(p99(accepted), TARGETS.acceptedP99)),
          row('accepted, p99 as the server counts', serverP99),
          row('refused with 503', share(refused)),
          row('refused, p99', ms(p99(refused)), ...within(p99(refused), TARGETS.refusedP99)),
          row('anything else', String(others), '0', verdict(others, 0)),
          row('full speed after', ms(fullAfterMs), ...within(fullAfterMs, TARGETS.fullSpeedMs)),
          row('longest delay of the load itself', ms(offered.longestDelayMs)),
        ],
      );
    }),
  );
}

/** Cumulative counts of responses other than 503, by the bounds (s) of the server's histogram. */
async function serverTimes(url: string): Promise<ReadonlyMap<number, number>> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = new Map<number, number>();
  for (const [, bound = '', labels = '', count] of metrics.matchAll(
    /^http_request_duration_seconds_bucket\{le="([^"]+)"(.*)\} (\d+)$/gm,
  )) {
    if (labels.includes('status="503"')) continue;
    const seconds = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
    counts.set(seconds, (counts.get(seconds) ?? 0) + Number(count));
  }
  return counts;
}

/** The first bound that covers `share` of the responses between two readings. */
function withinOf(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>, share: number): string {
  const since = (bound: number) => (after.get(bound) ?? 0) - (before.get(bound) ?? 0);
  const all = since(Number.POSITIVE_INFINITY);
  const bounds = [...after.keys()].sort((a, b) => a - b);
  const within = bounds.find((bound) => since(bound) >= all * share) ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(within) ? `within ${ms(within * 1000)}` : 'longer than it counts';
}

/** The mix of requests, which the load repeats. */
async function plannedRequests(url: string): Promise<Planned[]> {
  const listed = await fetch(`${url}/api/providers?acceptingNewPatients=true&limit=50`);
  const providers = (await listed.json()) as { id: number }[];
  const date = addDays(lagosDate(Date.now()), 2);
  const planned: Planned[] = [];
  for (const { id } of providers) {
    const path = `/api/providers/${id}/availability?date=${date}`;
    const slots = (await (await fetch(`${url}${path}`)).json()) as { dateTime: string }[];
    planned.push(
      { method: 'GET', path: `/api/providers?q=${['malaria', 'doctor', 'dentist', 'eye'][id % 4]}&limit=20` },
      { method: 'GET', path: '/api/providers?city=Lagos&limit=20' },
      { method: 'GET', path },
      { method: 'GET', path: id % 2 === 0 ? '/' : `/provider/${id}` },
      ...slots.slice(0, 1).map(({ dateTime }): Planned => {
        return { method: 'POST', path: '/api/slot-holds', body: JSON.stringify({ providerId: id, date: dateTime }) };
      }),
    );
  }
  return planned;
}

function shoot(url: string, agent: Agent, wish: Planned | undefined): Promise<Shot> {
  const at = performance.now();
  return new Promise((done) => {
    const finish = (status: number) => done({ at, tookMs: performance.now() - at, status });
    const { method = 'GET', path = '/', body } = wish ?? {};
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(`${url}${path}`, { method, agent, headers, timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.once('end', () => finish(answer.statusCode ?? 0));
      answer.once('error', () => finish(0));
    });
    sent.once('error', () => finish(0));
    sent.once('timeout', () => sent.destroy());
    sent.end(body);
  });
}

/** Clients that each send the next request once answered. */
async function closedLoop(send: (at: number) => Promise<Shot>, people: number, seconds: number): Promise<Shot[]> {
  const shots: Shot[] = [];
  const until = performance.now() + seconds * 1000;
  const ask = async (first: number) => {
    for (let at = first; performance.now() < until; at += people) {
      const shot = await send(at);
      shots.push(shot);
      // A refused client waits a little: no user taps faster.
      if (shot.status === 503) await sleep(100);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, at) => ask(at)));
  return shots;
}

/** Sends requests at a fixed rate, regardless of responses. */
async function openLoop(send: (at: number) => Promise<Shot>, perSecond: number, seconds: number) {
  const shots: Promise<Shot>[] = [];
  const started = performance.now();
  let longestDelayMs = 0;
  for (let last = started; last - started < seconds * 1000; ) {
    await sleep(5);
    const now = performance.now();
    longestDelayMs = Math.max(longestDelayMs, now - last - 5);
    last = now;
    const due = ((now - started) / 1000) * perSecond;
    while (shots.length < due) shots.push(send(shots.length));
  }
  return { shots: await Promise.all(shots), longestDelayMs };
}

/** Ms from the end of the overload to the end of the first step at full speed. */
function untilFull(shots: readonly Shot[], sinceMs: number, perSecond: number): number {
  const enough = perSecond * FULL * (STEP_MS / 1000);
  const ends = answered(shots).map(({ at, tookMs }) => at + tookMs - sinceMs);
  for (let from = 0; from < AFTER_S * 1000; from += STEP_MS) {
    if (ends.filter((end) => end >= from && end < from + STEP_MS).length >= enough) return from + STEP_MS;
  }
  return Number.POSITIVE_INFINITY;
}

/** Responses from 200 to 499: a 409 for a slot held by another patient counts as answered. */
function answered(shots: readonly Shot[]): Shot[] {
  return shots.filter(({ status }) => status >= 200 && status < 500);
}
