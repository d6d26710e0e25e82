import { afterAll, describe, expect, test } from 'vitest';
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

/** Sends a call that must be refused, and checks the refusal and that nothing was written. */
async function expectRefused(call: Endpoint, filled: Filled, person: Person | undefined, status: number, who: string) {
  cells += 1;
  const isLogged = SET_UPS[nameOf(call)]?.refusal === 403 && status === 403;
  const before = await fingerprint(t);
  const answer = await send(call, filled, person);
  expect(answer.statusCode, `${who}: ${answer.body}`).toBe(status);
  const after = await fingerprint(t);
  // A refusal may write to the activity log and count the try, and nothing else.
  const log = isLogged ? { activity_log: before['activity_log'], throttles: before['throttles'] } : {};
  expect({ ...after, ...log }, who).toEqual(before);
  return answer;
}

async function expectAllowed(call: Endpoint, filled: Filled, person: Person | undefined, who: string) {
  cells += 1;
  const answer = await send(call, filled, person);
  expect(answer.statusCode, `${who}: ${answer.body}`).toBe(call.status ?? 200);
  return answer;
}

const ownerOf = ({ access }: Endpoint): Principal => (access === 'provider' ? RUNNER : OWNER);

async function ownedMatrix(call: Endpoint, setUp: CallSetUp): Promise<void> {
  const owner = await personOf(t, ownerOf(call));
  const own = await readyFor(setUp, t, owner);
  const { headers: _, ...filled } = own;
  for (const principal of OTHERS) {
    const person = await personOf(t, principal);
    const status = refusal(call.access, principal) ?? setUp.refusal ?? 404;
    const refused = await expectRefused(call, filled, person, status, principal.name);
    const missing = await send(call, { ...filled, params: { ...filled.params, id: MISSING } }, person);
    expect(visible(refused), principal.name).toEqual(visible(missing));
    const beyond = await send(call, { ...filled, params: { ...filled.params, id: BEYOND } }, person);
    expect(visible(beyond), principal.name).toEqual(visible(missing));
    const part = setUp.partOfAccount;
    if (part === undefined || person === undefined) continue;
    const theirs = { ...filled, params: { ...filled.params, id: person.id } };
    const foreign = await expectRefused(call, theirs, person, 404, `${principal.name} by their own account`);
    const absent = await send(call, { ...theirs, params: { ...theirs.params, [part]: MISSING } }, person);
    expect(visible(foreign), principal.name).toEqual(visible(absent));
  }
  await expectAllowed(call, own, owner, OWNER.name);
}

async function openMatrix(call: Endpoint, setUp: CallSetUp): Promise<void> {
  const statusFor = (principal: Principal) => {
    const isBarred = setUp.notForAdmins === true && principal.powers?.role === 'admin';
    return refusal(call.access, principal) ?? (isBarred ? 403 : undefined);
  };
  const principals = [OWNER, ...OTHERS];
  const allowed = principals.filter((principal) => statusFor(principal) === undefined);
  for (const [place, principal] of allowed.entries()) {
    const person = await personOf(t, principal);
    const filled = await readyFor(setUp, t, person);
    // What is refused to the others succeeds afterwards.
    if (place === 0) await expectRefusedTo(principals, filled);
    await expectAllowed(call, filled, person, principal.name);
  }

  async function expectRefusedTo(others: readonly Principal[], filled: Filled): Promise<void> {
    for (const principal of others) {
      const status = statusFor(principal);
      if (status === undefined) continue;
      await expectRefused(call, filled, await personOf(t, principal), status, principal.name);
    }
  }
}

async function deadSessions(call: Endpoint, setUp: CallSetUp): Promise<void> {
  const powers = isOfArea(setUp) ? { role: 'admin' as const, permissions: ['super_admin' as const] } : undefined;
  const person = await personOf(t, { name: OWNER.name, powers: powers ?? ownerOf(call).powers });
  if (person === undefined) throw new Error('Every call that is not public has a caller.');
  // None of the calls below changes anything, so that one set-up is enough.
  const filled = await readyFor(setUp, t, person);
  const cookie = async () => `session=${await openSession(t.db, person.id, t.clock.now())}`;
  if (isOfArea(setUp)) {
    for (const change of [`role = 'patient'`, `role = 'provider'`, `permissions = '{}'`]) {
      await t.pool.query(`update users set ${change} where id = $1`, [person.id]);
      await expectRefused(call, filled, { ...person, cookie: await cookie() }, 403, `after ${change}`);
      await t.pool.query(`update users set role = 'admin', permissions = '{super_admin}' where id = $1`, [person.id]);
    }
  }
  const endings: Record<string, (cookie: string) => Promise<unknown>> = {
    'signed out': (cookie) => t.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } }),
    expired: () =>
      t.pool.query(`update sessions set created_at = '2020-01-01', last_seen_at = '2020-01-01' where user_id = $1`, [
        person.id,
      ]),
    erased: () => t.pool.query('update users set deleted_at = now() where id = $1', [person.id]),
  };
  for (const [ending, end] of Object.entries(endings)) {
    const ended = { ...person, cookie: await cookie() };
    await end(ended.cookie);
    await expectRefused(call, filled, ended, 401, ending);
  }
}

async function idVariants(call: Endpoint, setUp: CallSetUp): Promise<void> {
  const person = await personOf(t, { name: OWNER.name, powers: { role: 'admin', permissions: ['super_admin'] } });
  const filled = await readyFor(setUp, t, person);
  const own = String(filled.params?.['id']);
  const withId = (id: string | number) => ({ ...filled, params: { ...filled.params, id } });
  const before = await fingerprint(t);
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
    cells += 1;
    const answer = await send(call, withId(id), person);
    expect(answer.statusCode, `${id}: ${answer.body}`).toBe(400);
  }
  expect(await fingerprint(t)).toEqual(before);
  await expectRefused(call, withId(MISSING), person, setUp.refusal ?? 404, 'an id that nobody has');
}

describe.each(known)('%s', (_, call, setUp) => {
  if (isOwned(setUp)) test('is for the owner; to everybody else it is missing', () => ownedMatrix(call, setUp));
  if (!isOwned(setUp)) test('is for whom its access says', () => openMatrix(call, setUp));
  if (call.access !== 'public') test('is refused to a session that is over', () => deadSessions(call, setUp));
  if (call.path.includes(':id')) test('takes no id that is none', () => idVariants(call, setUp));
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
