import { describe, expect, test } from 'vitest';
import type { Endpoint, Schema } from '#platform/common/endpoint.ts';
import { type CallSetUp, type Filled, isOfArea, nameOf, readyFor, requestFor } from '#test/access/call-set-up.ts';
import { fingerprint } from '#test/access/fingerprint.ts';
import { OTHERS, OWNER, type Person, type Principal, personOf, RUNNER, refusal } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import { testApp } from '#test/app.ts';

const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/sms' });

/** Fields that no caller may set, each with a value that an attacker would want. */
const POWER: Readonly<Record<string, unknown>> = {
  role: 'admin',
  permissions: ['super_admin'],
  id: 1,
  userId: 1,
  patientId: 1,
  actorId: 1,
  status: 'completed',
  rating: 50,
  reviewCount: 1000,
  createdAt: '2020-01-01T00:00:00Z',
  expiresAt: '2999-01-01T00:00:00Z',
  emailConfirmedAt: '2020-01-01T00:00:00Z',
  deletedAt: null,
  isDemo: false,
  passwordHash: '!',
  isPrimary: true,
  notes: 'x',
  acknowledged: true,
  lateCancellation: false,
};
const PROTOTYPES = ['"__proto__":{"role":"admin"}', '"constructor":{"prototype":{"role":"admin"}}'];

const writes = t.app.endpoints
  .filter(({ method }) => method !== 'GET')
  .map((call) => [nameOf(call), call, SET_UPS[nameOf(call)]] as const)
  .filter((entry): entry is [string, Endpoint, CallSetUp] => entry[2] !== undefined);

/** Returns a person who may make the call. */
const callerOf = (setUp: CallSetUp) => {
  if (setUp.whose === 'runner') return personOf(t, RUNNER);
  return personOf(t, isOfArea(setUp) ? (OTHERS.find(({ name }) => name.endsWith('super_admin')) ?? OWNER) : OWNER);
};

function fieldsOf(schema: Schema | undefined): readonly string[] {
  return Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});
}

describe.each(writes)('%s', (_, call, setUp) => {
  test('accepts no field that would grant privileges', async () => {
    const person = await callerOf(setUp);
    const filled = await readyFor(setUp, t, person);
    const before = await fingerprint(t);
    const refused = Object.keys(POWER).filter((field) => !fieldsOf(call.body).includes(field));
    const powers = Object.fromEntries(refused.map((field) => [field, POWER[field]]));
    const answer = await t.app.inject(requestFor(call, { ...filled, body: { ...filled.body, ...powers } }, person));
    expect(answer.statusCode, answer.body).toBe(400);
    if (call.body !== undefined) {
      const unknown = Object.fromEntries(refused.map((field) => [field, 'Unknown field.']));
      expect(answer.json().fields).toEqual(unknown);
    }
    // One that alone were let pass would be hidden by the others.
    for (const field of refused.filter(() => call.body !== undefined)) {
      const { issues = [] } = call.body?.safeParse({ ...filled.body, [field]: POWER[field] }).error ?? {};
      expect(issues, field).toEqual([expect.objectContaining({ code: 'unrecognized_keys', keys: [field] })]);
    }
    for (const text of PROTOTYPES) {
      const rest = JSON.stringify(filled.body ?? {}).slice(1);
      const payload = `{${text}${rest === '}' ? '' : ','}${rest}`;
      const { headers, ...request } = requestFor(call, filled, person);
      const answer = await t.app.inject({
        ...request,
        payload,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      expect(answer.statusCode, `${text}: ${answer.body}`).toBe(400);
    }
    expect(await fingerprint(t)).toEqual(before);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test('has no field named like a privilege, unless the specification has it', () => {
    const sounding = fieldsOf(call.body).filter((field) => field in POWER);
    expect(sounding.toSorted()).toEqual((setUp.harmlessFields ?? []).toSorted());
  });
});

test('no call takes the status that only a provider or the clock gives', async () => {
  for (const [name, call, setUp] of writes) {
    for (const field of (setUp.harmlessFields ?? []).filter((harmless) => harmless === 'status')) {
      const person = await callerOf(setUp);
      const filled = await readyFor(setUp, t, person);
      const before = await fingerprint(t);
      const answer = await t.app.inject(requestFor(call, withField(filled, field), person));
      expect(answer.statusCode, `${name} ${field}: ${answer.body}`).toBe(400);
      expect(await fingerprint(t)).toEqual(before);
    }
  }
});

/** Calls whose content is meant for administrators. */
const FOR_ADMINISTRATORS = ['POST /api/reviews/:reviewId/report'];

test('no list shows a user anything of another user', async () => {
  const owner = (await personOf(t, OWNER)) as Person;
  const canary = 'canary of the owner';
  for (const [name, call, setUp] of writes) {
    if (FOR_ADMINISTRATORS.includes(name)) continue;
    if (setUp.whose === 'anybody' || isOfArea(setUp) || call.path.startsWith('/api/user/')) continue;
    if (call.method === 'DELETE') continue;
    const filled = await readyFor(setUp, t, owner);
    const texts = ['reason', 'notes', 'fullName', 'phone', 'planName', 'memberId', 'message'];
    const given = Object.keys(filled.body ?? {}).filter((field) => texts.includes(field));
    const body = filled.body && { ...filled.body, ...Object.fromEntries(given.map((field) => [field, canary])) };
    if (given.length > 0) await t.app.inject(requestFor(call, { ...filled, ...(body && { body }) }, owner));
  }
  const reads = t.app.endpoints.filter(({ method }) => method === 'GET');
  const seen = async (person: Person, principal: Principal) => {
    let all = '';
    for (const call of reads) {
      const setUp = SET_UPS[nameOf(call)];
      // What administrators read of users is their work; replies that refuse a call to a role are in the access matrix.
      if (setUp !== undefined && !isOfArea(setUp) && refusal(call.access, principal) === undefined)
        all += (await t.app.inject(requestFor(call, await readyFor(setUp, t, person), person))).body;
    }
    return all;
  };
  expect((await seen(owner, OWNER)).split(canary).length).toBeGreaterThan(2);
  for (const principal of OTHERS) {
    const person = await personOf(t, principal);
    if (person !== undefined) expect(await seen(person, principal), principal.name).not.toContain(canary);
  }
});

function withField({ body, ...rest }: Filled, field: string): Filled {
  return { ...rest, body: { ...body, [field]: POWER[field] } };
}
