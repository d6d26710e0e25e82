import { beforeEach, expect, test } from 'vitest';
import type { InsurancePlan } from '#features/insurance/contract.ts';
import { newPatient, testApp } from '#test/app.ts';
import { A_PLAN } from '#test/insurance-plan.ts';

const t = await testApp();
const address = await t.listen();

let patient: { readonly id: number; readonly cookie: string };
beforeEach(async () => {
  patient = await newPatient(t);
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, headers: object = {}) =>
  t.app.inject({
    method,
    url: `/api/insurance-plans${path}`,
    headers: { cookie: patient.cookie, ...headers },
    ...(payload && { payload }),
  });
const add = async (change: object = {}, headers: object = {}) => {
  t.clock.nowMs += 1000;
  const answer = await ask('POST', '', { ...A_PLAN, ...change }, headers);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<InsurancePlan>();
};
const list = async () => (await ask('GET')).json<InsurancePlan[]>();
const primaries = async () => (await list()).filter(({ isPrimary }) => isPrimary).map(({ id }) => id);
const send = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${address}/api/insurance-plans${path}`, {
    method,
    headers: { cookie: patient.cookie, origin: address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.status;
};

test('a new user has no plan', async () => {
  expect(await list()).toEqual([]);
});

test('a plan is stored as entered, and the first one is primary', async () => {
  const first = await add({ groupNumber: 'G-1', expiryDate: '2026-12-31' });
  const second = await add({ planName: 'HyPrime' });
  expect(first).toEqual({
    ...A_PLAN,
    id: expect.any(Number),
    groupNumber: 'G-1',
    expiryDate: '2026-12-31',
    isPrimary: true,
    addedAt: expect.stringMatching(/^2026-11-23T/),
    cardAddedAt: null,
  });
  expect(second).toMatchObject({ planName: 'HyPrime', isPrimary: false, groupNumber: null, expiryDate: null });
  const answer = await ask('GET');
  expect(answer.json()).toEqual([first, second]);
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('making a plan primary unmarks the former one', async () => {
  const [first, second] = [await add(), await add()];
  const answer = await ask('PUT', `/${second.id}/primary`);
  expect(answer.json()).toEqual({ ...second, isPrimary: true });
  expect(await list()).toEqual([
    { ...second, isPrimary: true },
    { ...first, isPrimary: false },
  ]);
});

test('removing the primary plan makes the oldest one primary; removing another changes nothing', async () => {
  const [first, second, third] = [await add(), await add(), await add()];
  await ask('PUT', `/${second.id}/primary`);
  await ask('DELETE', `/${third.id}`);
  expect(await primaries()).toEqual([second.id]);
  await add();
  await ask('DELETE', `/${second.id}`);
  expect(await primaries()).toEqual([first.id]);
  expect(await list()).toHaveLength(2);
});

test('of twenty concurrent first plans exactly one is primary', async () => {
  for (let round = 0; round < 10; round++) {
    patient = await newPatient(t);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => send('POST', '', A_PLAN)));
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 201));
    expect(await list()).toHaveLength(20);
    expect(await primaries()).toHaveLength(1);
  }
});

test('there is always exactly one primary plan under concurrent changes', async () => {
  const plans = await Promise.all(Array.from({ length: 6 }, () => add()));
  const acts = plans.flatMap(({ id }, index) => [
    send('PUT', `/${id}/primary`),
    index % 2 === 0 ? send('DELETE', `/${id}`) : send('POST', '', A_PLAN),
  ]);
  const statuses = await Promise.all(acts);
  expect(statuses.every((status) => [200, 201, 404].includes(status))).toBe(true);
  expect(await list()).toHaveLength(6);
  expect(await primaries()).toHaveLength(1);
});

test('the same key is one plan, also if it is sent repeatedly', async () => {
  const headers = { 'idempotency-key': 'one-and-the-same' };
  const first = await add({}, headers);
  expect(await add({}, headers)).toEqual(first);
  expect(await list()).toEqual([first]);
});

test('a user can have at most twenty plans', async () => {
  for (let count = 0; count < 20; count++) await add();
  const answer = await ask('POST', '', A_PLAN);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('plan_limit');
  expect(await list()).toHaveLength(20);
});

test.each([
  ['provider', 'Somebody', 'Please select an insurance provider'],
  ['provider', undefined, 'Please select an insurance provider'],
  ['planName', ' ', 'Please enter your plan name/type'],
  ['memberId', '1234 ', 'Please enter a valid member ID/Number'],
  ['policyHolder', 'A', "Please enter the policy holder's name"],
  ['relationToPatient', 'Cousin', 'Please select your relation to the policy holder'],
  ['effectiveDate', '9999-01-01', 'Please check the effective date: it is at most a year ahead.'],
  ['contactNumber', 'aaaaaaaaaa', 'Please enter a valid contact number'],
  ['memberId', '\u200b\u200b\u200b\u200b\u200b', 'Please enter a valid member ID/Number'],
  ['effectiveDate', '', 'Please enter a valid date'],
  ['effectiveDate', '2026-02-30', 'Please enter a valid date'],
  ['expiryDate', 'soon', 'Please enter a valid date'],
  ['expiryDate', '2026-01-01', 'The expiry date must be after the effective date'],
  ['contactNumber', '080000000', 'Please enter a valid contact number'],
])('%s %j is refused with the words of the specification', async (field, value, message) => {
  const answer = await ask('POST', '', { ...A_PLAN, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: message });
  expect(await list()).toEqual([]);
});

test("another user's plan is missing, for administrators too, and isn't changed", async () => {
  const plan = await add();
  const owner = patient;
  for (const powers of [{}, { role: 'admin' as const, permissions: ['super_admin'] }]) {
    patient = await newPatient(t, powers);
    for (const [method, path] of [
      ['DELETE', ''],
      ['PUT', '/primary'],
    ] as const) {
      const [foreign, missing] = [await ask(method, `/${plan.id}${path}`), await ask(method, `/999999999${path}`)];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(missing.body);
    }
    expect(await list()).toEqual([]);
  }
  patient = owner;
  expect(await list()).toEqual([plan]);
});

test("if a plan can't be made primary, the former one stays", async () => {
  const plan = await add();
  expect((await ask('PUT', '/999999999/primary')).statusCode).toBe(404);
  expect(await primaries()).toEqual([plan.id]);
});

test('the database forbids a second primary plan', async () => {
  const [first, second] = [await add(), await add()];
  expect(first.isPrimary).toBe(true);
  const forced = t.pool.query('update insurance_plans set is_primary = true where id = $1', [second.id]);
  await expect(forced).rejects.toThrow(/insurance_plans_primary/);
});
