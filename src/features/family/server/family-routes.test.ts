import { beforeEach, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { TOBI } from '#test/family.ts';
import type { FamilyMember } from '../contract.ts';

const t = await testApp();
let cookie: string;
beforeEach(async () => {
  cookie = (await newPatient(t)).cookie;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, headers: object = {}) =>
  t.app.inject({ method, url: `/api/family${path}`, headers: { cookie, ...headers }, ...(payload && { payload }) });
const list = async () => (await call('GET')).json<FamilyMember[]>();

test('a person is added, listed, changed and removed', async () => {
  expect(await list()).toEqual([]);
  const added = (await call('POST', '', TOBI)).json<FamilyMember>();
  expect(added).toEqual({ ...TOBI, id: expect.any(Number) });
  const mother = (
    await call('POST', '', { ...TOBI, name: 'Mama', relation: 'parent', birthDate: '1960-01-01' })
  ).json();
  expect(await list()).toEqual([added, mother]);
  const changed = await call('PUT', `/${added.id}`, { ...TOBI, name: 'Tobi Ade', genotype: null });
  expect(changed.json()).toEqual({ ...added, name: 'Tobi Ade', genotype: null });
  expect((await call('DELETE', `/${added.id}`)).statusCode).toBe(200);
  expect(await list()).toEqual([mother]);
  expect((await call('DELETE', `/${added.id}`)).statusCode).toBe(404);
  expect((await call('PUT', `/${added.id}`, TOBI)).statusCode).toBe(404);
});

test('a lost reply and a second try add a person once', async () => {
  const headers = { 'idempotency-key': 'f00dfeed-0000-4000-8000-000000000001' };
  const [first, second] = await Promise.all([call('POST', '', TOBI, headers), call('POST', '', TOBI, headers)]);
  expect(second.json()).toEqual(first.json());
  expect(await list()).toHaveLength(1);
});

test('a date of birth ahead, and a child of 41, are refused at their field', async () => {
  for (const birthDate of ['2026-11-30', '1985-01-01']) {
    const answer = await call('POST', '', { ...TOBI, birthDate });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['birthDate']]);
  }
});

test('a list holds 20 people, also with many added at once', async () => {
  const answers = await Promise.all(Array.from({ length: 23 }, (_, n) => call('POST', '', { ...TOBI, name: `N${n}` })));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'family_limit' });
});
