import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACT_NAMES } from '#features/admin/rules/act-names.ts';
import { MESSAGE_KIND_NAMES } from '#features/admin/rules/message-kind-names.ts';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import type { Endpoint } from '#platform/common/endpoint.ts';
import {
  accessFor,
  type CallSetUp,
  type Filled,
  isOfArea,
  isOwned,
  nameOf,
  readyFor,
  requestFor,
} from '#test/access/call-set-up.ts';
import { fingerprint } from '#test/access/fingerprint.ts';
import { OTHERS, OWNER, type Person, type Principal, personOf, RUNNER, refusal } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import { testApp } from '#test/app.ts';

const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/sms' });
const MISSING = 999_999_999;
/** An id that the column can't hold. */
const BEYOND = 4_294_967_296;
let cells = 0;
afterAll(() => process.stdout.write(`access matrix: ${cells} cells\n`));

const calls = t.app.endpoints.map((call) => [nameOf(call), call, SET_UPS[nameOf(call)]] as const);
const known = calls.filter((entry): entry is [string, Endpoint, CallSetUp] => entry[2] !== undefined);

test('every call of the API has a set-up in test/access, and every set-up a call', () => {
  const declared = t.app.endpoints.map(nameOf);
  expect(declared.filter((name) => SET_UPS[name] === undefined)).toEqual([]);
  expect(Object.keys(SET_UPS).filter((name) => !declared.includes(name))).toEqual([]);
});

test.each(known)('%s declares the access that was decided for it', (_, { access, own, path }, setUp) => {
  expect(access).toBe(accessFor(setUp));
  expect(own === true).toBe(setUp.whose === 'account');
  // An id in the path of a call for signed-in users names the account or an object: there is no third kind.
  if (access === 'signed-in' || access === 'provider') expect(path.includes(':id')).toBe(isOwned(setUp));
});

const send = (call: Endpoint, filled: Filled, person?: Person) => t.app.inject(requestFor(call, filled, person));
const visible = ({ statusCode, body, headers }: Awaited<ReturnType<typeof send>>) => {
  const { date: _, 'x-request-id': _id, ...others } = headers;
  return { statusCode, body, headers: others };
};

/** Of a call whose refusals are logged, refusals count for the caller. */
const isLogged = (call: Endpoint) => SET_UPS[nameOf(call)]?.refusal === 403;

/** The callers to whom calls are refused: as a refusal changes nothing, one account of each kind stands for all calls. */
const shared = new Map<Principal, Promise<Person | undefined>>();
let sharedAtMs = t.clock.nowMs;

async function refusedPerson(call: Endpoint, principal: Principal): Promise<Person | undefined> {
  if (isLogged(call)) return await personOf(t, principal);
  // Its session would be marked as seen.
  if (sharedAtMs !== t.clock.nowMs) shared.clear();
  sharedAtMs = t.clock.nowMs;
  const person = shared.get(principal) ?? personOf(t, principal);
  shared.set(principal, person);
  return await person;
}

/** Checks that nothing is written by what `act` sends. Refusals of some calls are logged and counted, and nothing else. */
async function expectNothingWritten(call: Endpoint, who: string, act: () => Promise<unknown>): Promise<void> {
  const before = await fingerprint(t);
  await act();
  const after = await fingerprint(t);
  const log = isLogged(call) ? { activity_log: before['activity_log'], throttles: before['throttles'] } : {};
  expect({ ...after, ...log }, `${who} writes`).toEqual(before);
}

async function expectStatus(call: Endpoint, filled: Filled, caller: Caller, status: number) {
  cells += 1;
  const answer = await send(call, filled, caller.person);
  expect(answer.statusCode, `${caller.who}: ${answer.body}`).toBe(status);
  return answer;
}

interface Caller {
  readonly who: string;
  readonly person: Person | undefined;
}

/** Sends a call that must be refused, and checks the refusal and that nothing was written. */
const expectRefused = (call: Endpoint, filled: Filled, caller: Caller, status: number) =>
  expectNothingWritten(call, caller.who, () => expectStatus(call, filled, caller, status));

const expectAllowed = (call: Endpoint, filled: Filled, caller: Caller) =>
  expectStatus(call, filled, caller, call.status ?? 200);

/** A caller who may make a call, with a request that succeeds. */
interface Prepared extends Caller {
  readonly filled: Filled;
}

function statusFor(call: Endpoint, setUp: CallSetUp, principal: Principal): 401 | 403 | undefined {
  const isBarred = setUp.notForAdmins === true && principal.powers?.role === 'admin';
  return refusal(call.access, principal) ?? (isBarred ? 403 : undefined);
}

const allowedTo = (call: Endpoint, setUp: CallSetUp) =>
  [OWNER, ...OTHERS].filter((principal) => statusFor(call, setUp, principal) === undefined);

async function preparedFor(call: Endpoint, setUp: CallSetUp): Promise<Prepared> {
  const ownerOf = call.access === 'provider' ? RUNNER : OWNER;
  const [principal = OWNER] = isOwned(setUp) ? [ownerOf] : allowedTo(call, setUp);
  const person = await personOf(t, principal);
  return { who: principal.name, person, filled: await readyFor(setUp, t, person) };
}

async function ownedMatrix(call: Endpoint, setUp: CallSetUp, owner: Prepared): Promise<void> {
  const { headers: _, ...filled } = owner.filled;
  for (const principal of OTHERS) {
    const person = await refusedPerson(call, principal);
    const status = refusal(call.access, principal) ?? setUp.refusal ?? 404;
    await expectNothingWritten(call, principal.name, async () => {
      const refused = await expectStatus(call, filled, { who: principal.name, person }, status);
      const missing = await send(call, { ...filled, params: { ...filled.params, id: MISSING } }, person);
      expect(visible(refused), principal.name).toEqual(visible(missing));
      const beyond = await send(call, { ...filled, params: { ...filled.params, id: BEYOND } }, person);
      expect(visible(beyond), principal.name).toEqual(visible(missing));
      const part = setUp.partOfAccount;
      if (part === undefined || person === undefined) return;
      const theirs = { ...filled, params: { ...filled.params, id: person.id } };
      const foreign = await expectStatus(call, theirs, { who: `${principal.name} by their own account`, person }, 404);
      const absent = await send(call, { ...theirs, params: { ...theirs.params, [part]: MISSING } }, person);
      expect(visible(foreign), principal.name).toEqual(visible(absent));
    });
  }
  await expectAllowed(call, owner.filled, owner);
}

async function openMatrix(call: Endpoint, setUp: CallSetUp, first: Prepared): Promise<void> {
  for (const principal of [OWNER, ...OTHERS]) {
    const status = statusFor(call, setUp, principal);
    if (status === undefined) continue;
    const person = await refusedPerson(call, principal);
    await expectRefused(call, first.filled, { who: principal.name, person }, status);
  }
  // What was refused to the others succeeds afterwards.
  await expectAllowed(call, first.filled, first);
  for (const principal of allowedTo(call, setUp).slice(1)) {
    const person = await personOf(t, principal);
    await expectAllowed(call, await readyFor(setUp, t, person), { who: principal.name, person });
  }
}

async function deadSessions(call: Endpoint, setUp: CallSetUp, { person, filled }: Prepared): Promise<void> {
  if (person === undefined) throw new Error('Every call that is not public has a caller.');
  const opened = async () => ({
    ...person,
    cookie: `session=${await openSession(t.db, person.id, t.clock.now())}`,
  });
  if (isOfArea(setUp)) {
    for (const change of [`role = 'patient'`, `role = 'provider'`, `permissions = '{}'`]) {
      await t.pool.query(`update users set ${change} where id = $1`, [person.id]);
      await expectRefused(call, filled, { who: `after ${change}`, person: await opened() }, 403);
      await t.pool.query(`update users set role = 'admin', permissions = '{super_admin}' where id = $1`, [person.id]);
    }
  }
  const signedOut = await opened();
  await t.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: signedOut.cookie } });
  const expired = await opened();
  await t.pool.query(
    `update sessions set created_at = '2020-01-01', last_seen_at = '2020-01-01'
     where id = (select max(id) from sessions where user_id = $1)`,
    [person.id],
  );
  await expectNothingWritten(call, 'a session that is over', async () => {
    await expectStatus(call, filled, { who: 'signed out', person: signedOut }, 401);
    await expectStatus(call, filled, { who: 'expired', person: expired }, 401);
  });
  const erased = { who: 'erased', person: await opened() };
  await t.pool.query('update users set deleted_at = now() where id = $1', [person.id]);
  await expectRefused(call, filled, erased, 401);
  await t.pool.query('update users set deleted_at = null where id = $1', [person.id]);
}

async function idVariants(call: Endpoint, setUp: CallSetUp, { person, filled }: Prepared): Promise<void> {
  const own = String(filled.params?.['id']);
  const withId = (id: string | number) => ({ ...filled, params: { ...filled.params, id } });
  await expectNothingWritten(call, 'an id that is none', async () => {
    for (const id of [
      '0',
      '-1',
      '1000000000000000',
      '9223372036854775808',
      '1e0',
      '0x1',
      `0${own}`,
      `${own}.0`,
      '%00',
      `${own}%00`,
      `+${own}`,
      `%20${own}`,
    ]) {
      await expectStatus(call, withId(id), { who: id, person }, 400);
    }
  });
  await expectRefused(call, withId(MISSING), { who: 'an id that nobody has', person }, setUp.refusal ?? 404);
}

describe.each(known)('%s', (_, call, setUp) => {
  // None but the last of the tests changes anything, so that one set-up is enough for all.
  let prepared: Prepared;
  beforeAll(async () => {
    prepared = await preparedFor(call, setUp);
  });
  if (call.access !== 'public') test('is refused to a session that is over', () => deadSessions(call, setUp, prepared));
  if (call.path.includes(':id')) test('takes no id that is none', () => idVariants(call, setUp, prepared));
  if (isOwned(setUp))
    test('is for the owner; to everybody else it is missing', () => ownedMatrix(call, setUp, prepared));
  if (!isOwned(setUp)) test('is for whom its access says', () => openMatrix(call, setUp, prepared));
});

test('what the calls wrote into the audit log and the outbox has words for administrators', async () => {
  const nameless = async (sql: string, names: object) => {
    const { rows } = await t.pool.query<{ code: string }>(sql);
    expect(rows.length).toBeGreaterThan(10);
    return rows.map(({ code }) => code).filter((code) => !Object.hasOwn(names, code));
  };
  expect(await nameless(`select distinct act as code from activity_log where log = 'audit'`, ACT_NAMES)).toEqual([]);
  // Of the set-up of a message that failed.
  const kinds = await nameless('select distinct kind as code from messages', MESSAGE_KIND_NAMES);
  expect(kinds.filter((kind) => kind !== 'test')).toEqual([]);
});
