import { isDeepStrictEqual } from 'node:util';
import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '#platform/common/endpoint.ts';
import {
  type CallSetUp,
  type Filled,
  isOfArea,
  isOwned,
  nameOf,
  readyFor,
  requestFor,
} from '#test/access/call-set-up.ts';
import { fingerprint } from '#test/access/fingerprint.ts';
import { type Person, personWith } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import type { TestApp } from '#test/app.ts';
import { textOf } from '#test/fuzz/reply-faults.ts';
import { type Bystander, rowsOf } from './bystander.ts';

const MISSING = 999_999_999;
const PATIENT = { role: 'patient' as const, permissions: [] };
const PROVIDER = { role: 'provider' as const, permissions: [] };
const ADMIN = { role: 'admin' as const, permissions: ['super_admin' as const] };

export type GuardedCall = readonly [name: string, call: Endpoint, setUp: CallSetUp];

/** The calls that are restricted, or about one user's data. */
export function guardedCalls(t: TestApp): GuardedCall[] {
  return t.app.endpoints.flatMap((call) => {
    const setUp = SET_UPS[nameOf(call)];
    const isGuarded =
      setUp !== undefined && (call.access !== 'public' || isOwned(setUp) || /slot-holds/.test(call.path));
    return isGuarded ? [[nameOf(call), call, setUp] as const] : [];
  });
}

/**
 * The shape of an owner's reply, without values that differ between owners: of numbers only the sign, of texts nothing, except
 * the owner's own id and name. It must be the same in an empty database as beside other users' data.
 */
export async function replyToOwner(t: TestApp, [, call, setUp]: GuardedCall): Promise<string> {
  const owner = await personWith(t, isOfArea(setUp) ? ADMIN : ownerPowers(call));
  return shapeOf(await t.app.inject(requestFor(call, await readyFor(setUp, t, owner), owner)), owner);
}

/** What a call is compared with. */
interface Comparison {
  readonly bystander: Bystander;
  /** The owner's reply in an empty database. */
  readonly alone: string;
}

/**
 * Makes a call as other users and as its owner. Returns how it leaks: by replying to a user without access, or by returning or
 * changing the bystander's data. Undefined if it doesn't leak.
 */
export async function leakOf(
  t: TestApp,
  guarded: GuardedCall,
  { bystander, alone }: Comparison,
): Promise<string | undefined> {
  const before = await rowsOf(t, bystander.id);
  const toOthers = await leakToOthers(t, guarded);
  if (toOthers !== undefined) return toOthers;
  const shape = await replyToOwner(t, guarded);
  // Administrators may see other users' data.
  if (!isOfArea(guarded[2]) && shape !== alone)
    return `the owner's reply differs from the one in an empty database: ${shape.slice(0, 80)}`;
  const after = await rowsOf(t, bystander.id);
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  return changed.length === 0 ? undefined : `the bystander's ${changed.join(', ')} changes`;
}

function ownerPowers({ access }: Endpoint) {
  return access === 'provider' ? PROVIDER : PATIENT;
}

/** A call by a user without access, and the refusal that it must get. */
interface Attempt {
  /** Undefined if signed out. */
  readonly person: Person | undefined;
  readonly filled: Filled;
  readonly status: number;
  /** The parameter whose missing value must get the same reply, so that the reply reveals nothing. */
  readonly compared?: string;
}

async function leakToOthers(t: TestApp, guarded: GuardedCall): Promise<string | undefined> {
  const attempts = await attemptsOf(t, guarded);
  let before = await fingerprint(t);
  for (const attempt of attempts) {
    const leak = await leakTo(t, guarded, attempt);
    if (leak !== undefined) return leak;
    const after = await fingerprint(t);
    if (!isDeepStrictEqual({ ...after, ...loggedIn(before, guarded, attempt) }, before))
      return 'a stranger changes something';
    before = after;
  }
  return undefined;
}

/** Returns the calls that must be refused, prepared with the data of an owner. */
async function attemptsOf(t: TestApp, [, call, setUp]: GuardedCall): Promise<Attempt[]> {
  // Another owner than in replyToOwner: the data of some calls can exist only once per user.
  const owner = await personWith(t, ownerPowers(call));
  const stranger = await personWith(t, ownerPowers(call));
  const { headers: _, ...own } = await readyFor(setUp, t, owner);
  // A browser that owns another object of the same kind.
  const headers = setUp.whose === 'browser' ? (await readyFor(setUp, t, stranger)).headers : undefined;
  const filled = { ...own, ...(headers && { headers }) };
  const attempts: Attempt[] = [];
  if (call.access !== 'public') attempts.push({ person: undefined, filled, status: 401 });
  if (isOfArea(setUp)) attempts.push({ person: stranger, filled, status: 403 });
  if (!isOwned(setUp)) return attempts;
  const admin = await personWith(t, ADMIN);
  if (call.access === 'provider') attempts.push({ person: admin, filled, status: 403 });
  for (const person of call.access === 'provider' ? [stranger] : [stranger, admin]) {
    attempts.push({ person, filled, status: setUp.refusal ?? 404, compared: 'id' });
    if (setUp.partOfAccount === undefined) continue;
    const inOwnAccount = { ...filled, params: { ...filled.params, id: person.id } };
    attempts.push({ person, filled: inOwnAccount, status: 404, compared: setUp.partOfAccount });
  }
  return attempts;
}

async function leakTo(
  t: TestApp,
  [, call]: GuardedCall,
  { person, filled, status, compared }: Attempt,
): Promise<string | undefined> {
  const answer = await t.app.inject(requestFor(call, filled, person));
  if (answer.statusCode !== status) return `a stranger gets ${answer.statusCode}`;
  if (compared !== undefined) {
    const missing = { ...filled, params: { ...filled.params, [compared]: MISSING } };
    const none = await t.app.inject(requestFor(call, missing, person));
    if (answer.body !== none.body) return 'a stranger learns that it exists';
  }
  return undefined;
}

/** What a refusal may write: a line of the log, and a count. Nothing else may change. */
function loggedIn(
  before: Readonly<Record<string, number>>,
  [, , setUp]: GuardedCall,
  { status }: Attempt,
): Readonly<Record<string, number | undefined>> {
  return setUp.refusal === 403 && status === 403
    ? { activity_log: before['activity_log'], throttles: before['throttles'] }
    : {};
}

function shapeOf(answer: LightMyRequestResponse, owner: Person): string {
  const shaped = (value: unknown): unknown => {
    if (typeof value === 'number') return value === owner.id ? 'own id' : Math.sign(value);
    if (typeof value === 'string') return value.includes(owner.username) ? 'own text' : '';
    if (Array.isArray(value)) return value.map(shaped);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shaped(inner)]));
  };
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body = isJson ? shaped(JSON.parse(textOf(answer))) : '';
  return JSON.stringify([answer.statusCode, answer.headers['x-total-count'], body]);
}
