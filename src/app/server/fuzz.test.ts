import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Endpoint } from '#platform/common/endpoint.ts';
import { type Filled, isOfArea, nameOf, readyFor } from '#test/access/call-set-up.ts';
import { type Person, type Principal, personOf } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import { newProvider, testApp } from '#test/app.ts';
import { fuzzedRequests } from '#test/fuzz/fuzzed-requests.ts';
import { faultOf, textOf } from '#test/fuzz/reply-faults.ts';

/** How many requests a run sends. */
const REQUESTS = 30_000;
/** The same requests every time, unless FUZZ_SEED is another number. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
/** Calls that hash passwords or wait on purpose: fewer of them, or the run would measure that. */
const SLOW =
  /^(POST \/api\/(login|register|password-reset.*)|\w+ \/api\/user\/(password|email|second-factor.*)|DELETE \/api\/users\/:id)$/;
const SLOW_REQUESTS = 150;
const AT_ONCE = 8;
const SEEDS_EACH = 2;

const VISITORS: readonly Principal[] = [
  { name: 'nobody', powers: undefined },
  { name: 'a patient', powers: { role: 'patient', permissions: [] } },
  { name: 'a provider', powers: { role: 'provider', permissions: [] } },
  { name: 'an admin', powers: { role: 'admin', permissions: ['super_admin'] } },
];

const t = await testApp();
const people = new Map<string, Person | undefined>();

/** Who a kind of visitor is now: somebody new after they signed out, changed their password or left. */
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
  const requests = fc.sample(fuzzedRequests(call, seeds, ids), { numRuns: amount, seed });
  return requests.map((request) => ({ call, visitor, request }));
}

test(`${REQUESTS} generated requests: none breaks the server, every answer is one that was declared`, async () => {
  process.stdout.write(`fuzz seed ${SEED}\n`);
  await newProvider(t);
  const calls = t.app.endpoints;
  const isSlow = (call: Endpoint) => SLOW.test(nameOf(call));
  const fast = calls.filter((call) => !isSlow(call)).length;
  const left = REQUESTS - (calls.length - fast) * SLOW_REQUESTS;
  const amountOf = (call: Endpoint, index: number) =>
    isSlow(call) ? SLOW_REQUESTS : Math.floor(left / fast) + (index < left % fast ? 1 : 0);

  const answered = new Map<string, Map<number, number>>();
  const faults = new Map<string, string>();
  let sent = 0;

  const send = async ({ call, visitor, request }: Sent) => {
    const person = await whoIs(visitor);
    const cookie = [request.headers?.['cookie'], person?.cookie].filter(Boolean).join('; ');
    const answer = await t.app.inject({ ...request, headers: { ...request.headers, cookie } });
    sent += 1;
    const counts = answered.get(nameOf(call)) ?? new Map<number, number>();
    counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1);
    answered.set(nameOf(call), counts);
    const fault = faultOf(call, answer);
    if (fault !== undefined)
      faults.set(
        `${nameOf(call)}: ${fault}`,
        `${nameOf(call)} as ${visitor.name}: ${fault}\n  ${JSON.stringify(request).slice(0, 600)}\n  ${textOf(answer).slice(0, 300)}`,
      );
    const isGone = answer.statusCode === 401 && answer.json<{ code: string }>().code === 'signed_out';
    if (isGone && person !== undefined && people.get(visitor.name) === person) people.delete(visitor.name);
  };

  let fastSeen = 0;
  for (const [at, call] of calls.entries()) {
    const amount = amountOf(call, isSlow(call) ? 0 : fastSeen++);
    for (const [nth, visitor] of VISITORS.entries()) {
      const share = Math.floor(amount / VISITORS.length) + (nth < amount % VISITORS.length ? 1 : 0);
      const queue = await requestsFor(call, visitor, share, SEED + at * VISITORS.length + nth);
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let next = queue.pop(); next !== undefined; next = queue.pop()) await send(next);
        }),
      );
    }
  }

  expect([...faults.values()].join('\n')).toBe('');
  expect(sent).toBe(REQUESTS);
  // Neither side is empty: every call was carried out at times, and refused at times.
  for (const call of calls) {
    const statuses = [...(answered.get(nameOf(call))?.keys() ?? [])];
    expect(statuses, nameOf(call)).toContain(call.status ?? 200);
    expect(
      statuses.some((status) => status >= 400),
      `${nameOf(call)} is never refused`,
    ).toBe(true);
  }
}, 300_000);
