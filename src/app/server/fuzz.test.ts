import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform/common/endpoint.ts';
import { type Filled, isOfArea, nameOf, readyFor, requestFor } from '#test/access/call-set-up.ts';
import { type Person, type Principal, personOf } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import { newProvider, testApp } from '#test/app.ts';
import { fuzzedRequests } from '#test/fuzz/fuzzed-requests.ts';
import { faultOf, textOf } from '#test/fuzz/reply-faults.ts';
import { PROPERTY_SEED } from '#test/property-seed.ts';

/** Number of requests of a run. */
const REQUESTS = 13_000;
/** Calls that hash passwords or wait on purpose get fewer requests, because they would take most of the time. */
const SLOW =
  /^(POST \/api\/(login|register|password-reset.*|sign-in-link|portal\/desk\/unlock)|PUT \/api\/portal\/pin|\w+ \/api\/user\/(password|email|second-factor.*)|DELETE \/api\/users\/:id)$/;
const SLOW_REQUESTS = 80;
const AT_ONCE = 8;
const SEEDS_EACH = 2;

const VISITORS: readonly Principal[] = [
  { name: 'nobody', powers: undefined },
  { name: 'a patient', powers: { role: 'patient', permissions: [] } },
  { name: 'a provider', powers: { role: 'provider', permissions: [] } },
  { name: 'an admin', powers: { role: 'admin', permissions: ['super_admin'] } },
];

const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/sms' });
const people = new Map<string, Person | undefined>();

/** Returns the test account of this visitor: a new one after a sign-out, a password change or a deletion. */
async function whoIs(visitor: Principal): Promise<Person | undefined> {
  if (!people.has(visitor.name)) people.set(visitor.name, await personOf(t, visitor));
  return people.get(visitor.name);
}

interface Sent {
  readonly call: Endpoint;
  readonly visitor: Principal;
  readonly request: InjectOptions;
}

async function requestsFor(call: Endpoint, visitor: Principal, amount: number, seed: number): Promise<Sent[]> {
  const setUp = SET_UPS[nameOf(call)];
  people.delete(visitor.name);
  const person = await whoIs(visitor);
  const seeds: Filled[] = [];
  // An account has one password and one second factor, but any number of visits.
  const most = call.path.startsWith('/api/user/') ? 1 : SEEDS_EACH;
  const mayCall = setUp !== undefined && (person !== undefined || setUp.whose === 'anybody');
  for (let made = 0; mayCall && made < most; made++) {
    if (isOfArea(setUp) && visitor.powers?.role !== 'admin') break;
    seeds.push(await readyFor(setUp, t, person));
  }
  const ids = [person?.id ?? 1, ...seeds.flatMap(({ params = {} }) => Object.values(params)), 1, 2, 3];
  // One as it should be, so that each call succeeds at times, however few requests it gets. A set-up may replace what it made before.
  const last = seeds.at(-1);
  const sound = last === undefined ? [] : [requestFor(call, last, undefined)];
  const fuzzed = fc.sample(fuzzedRequests(call, seeds, ids), { numRuns: amount - sound.length, seed });
  return [...fuzzed, ...sound].map((request) => ({ call, visitor, request }));
}

const calls = t.app.endpoints;
const isSlow = (call: Endpoint) => SLOW.test(nameOf(call));
const fast = calls.filter((call) => !isSlow(call));
const left = REQUESTS - (calls.length - fast.length) * SLOW_REQUESTS;
/**
 * Returns the number of requests for a call: equal for all fast calls, one more for the first ones if there is a
 * remainder.
 */
const amountOf = (call: Endpoint) =>
  isSlow(call) ? SLOW_REQUESTS : Math.floor(left / fast.length) + (fast.indexOf(call) < left % fast.length ? 1 : 0);

let sent = 0;
/** The statuses and faults of the current call. */
let statuses = new Set<number>();
let faults = new Map<string, string>();

async function send({ call, visitor, request }: Sent): Promise<void> {
  const person = await whoIs(visitor);
  const cookie = [request.headers?.['cookie'], person?.cookie].filter(Boolean).join('; ');
  const answer = await t.app.inject({ ...request, headers: { ...request.headers, cookie } });
  sent += 1;
  statuses.add(answer.statusCode);
  const fault = faultOf(call, answer);
  if (fault !== undefined)
    faults.set(
      fault,
      `as ${visitor.name}: ${fault}\n  ${JSON.stringify(request).slice(0, 600)}\n  ${textOf(answer).slice(0, 300)}`,
    );
  // Signed out, or locked at a shared computer.
  const isGone = [401, 423].includes(answer.statusCode) && /"code":"(signed_out|locked)"/.test(textOf(answer));
  if (isGone && person !== undefined && people.get(visitor.name) === person) people.delete(visitor.name);
}

beforeAll(async () => {
  process.stdout.write(`fuzz seed ${PROPERTY_SEED}\n`);
  await newProvider(t);
});

// A test for each call, so that the time limit doesn't depend on the number of calls.
describe(`${REQUESTS} generated requests`, () => {
  test.each(calls.map((call, at) => [nameOf(call), call, at] as const))(
    '%s: none breaks the server, every response is a declared one',
    async (_, call, at) => {
      statuses = new Set();
      faults = new Map();
      for (const [nth, visitor] of VISITORS.entries()) {
        const share = Math.floor(amountOf(call) / VISITORS.length) + (nth < amountOf(call) % VISITORS.length ? 1 : 0);
        const queue = await requestsFor(call, visitor, share, PROPERTY_SEED + at * VISITORS.length + nth);
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            for (let next = queue.pop(); next !== undefined; next = queue.pop()) await send(next);
          }),
        );
      }
      expect([...faults.values()].join('\n')).toBe('');
      // Both kinds occurred: the call succeeded at times, and was refused at times if there is anything to refuse.
      expect([...statuses]).toContain(call.status ?? 200);
      const isRefusable = call.access !== 'public' || call.path.includes(':') || Boolean(call.query ?? call.body);
      if (isRefusable) expect(Math.max(...statuses), 'is never refused').toBeGreaterThanOrEqual(400);
    },
  );

  test('all of them were sent', () => {
    expect(sent).toBe(REQUESTS);
  });
});
