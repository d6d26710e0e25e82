import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import type { NewFamilyMember } from '#features/family/contract.ts';
import { NO_HEALTH_FACTS } from '#features/family/rules/health-facts.ts';
import { addMember as addToFamily } from '#features/family/server/change-family.ts';
import { putHealthFacts } from '#features/family/server/health-facts-store.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, newProvider, type TestApp, testApp } from '#test/app.ts';

const t: TestApp = await testApp();
const at = (time: string) => new Date(lagosInstant('2026-11-25', time)).toISOString();
const FACTS = {
  ...NO_HEALTH_FACTS,
  genotype: 'AS',
  allergies: 'Penicillin',
  isPregnant: true,
  contactName: 'Ngozi',
  contactPhone: '08031234567',
} as const;
const TOBI: NewFamilyMember = {
  ...{ name: 'Tobi', relation: 'child', birthDate: '2020-02-29', sex: 'male', bloodType: 'O+', genotype: 'AA' },
  ...{ allergies: 'Groundnuts', illnesses: 'Asthma', medicines: null },
};
let patient: { id: number; cookie: string };
let providerId: number;
let desk: { id: number; cookie: string };

beforeEach(async () => {
  t.clock.nowMs = Date.UTC(2026, 10, 23, 8);
  patient = await newPatient(t, { bloodType: 'B-' });
  providerId = await newProvider(t);
  await putHealthFacts(t.db, patient.id, FACTS, t.clock.nowMs);
  desk = await newPatient(t);
  await practiceOf(t, desk);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, cookie = patient.cookie) =>
  t.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const book = (change: object = {}) =>
  call('POST', '/api/appointments', {
    ...{ providerId, date: at('10:30'), visitType: 'in-person', careType: 'routine', reason: 'Cough' },
    ...change,
  });
const consents = async () =>
  (
    await t.pool.query(
      `select granted, about from consents where user_id = $1 and purpose = 'share_health' order by id`,
      [patient.id],
    )
  ).rows;
const copies = async () =>
  (await t.pool.query('select * from appointment_health where patient_id = $1', [patient.id])).rows;
const seenBy = async (role: 'owner' | 'desk', id: number) => {
  const { nowMs } = t.clock;
  await addMember(t.db, { providerId, userId: (await newPatient(t)).id, role: 'owner', nowMs });
  await addMember(t.db, { providerId, userId: desk.id, role, nowMs });
  return (await call('GET', `/api/portal/visits/${id}`, undefined, desk.cookie)).json().health;
};
const member = async (owner = patient.id) =>
  (await addToFamily(t.db, TOBI, { userId: owner, key: undefined, nowMs: t.clock.nowMs })).id;

describe('health facts', () => {
  test("are shared only by choice, with a consent, and the practice's clinicians see them", async () => {
    const silent = (await book({ date: at('12:00') })).json();
    expect([silent.sharesHealth, await copies(), await consents()]).toEqual([undefined, [], []]);
    const booked = (await book({ shareHealth: true })).json();
    expect(booked.sharesHealth).toBe(true);
    expect(await consents()).toEqual([{ granted: true, about: `appointment:${booked.id}` }]);
    const shown = { ...FACTS, bloodType: 'B-', sharedAt: new Date(t.clock.nowMs).toISOString() };
    expect(await seenBy('owner', booked.id)).toEqual(shown);
    await putHealthFacts(t.db, patient.id, NO_HEALTH_FACTS, t.clock.nowMs);
    expect(await seenBy('owner', booked.id)).toEqual(shown);
    expect(await seenBy('owner', silent.id)).toBeUndefined();
  });

  test('are not for the front desk', async () => {
    const { id } = (await book({ shareHealth: true })).json();
    expect(await seenBy('desk', id)).toBeUndefined();
  });

  test("of a person on the list are that person's; whom to call is the patient's", async () => {
    const forPerson = { name: 'Tobi', age: 6, relation: 'child' };
    const { id } = (await book({ forPerson, shareHealth: true, familyMemberId: await member() })).json();
    expect(await seenBy('owner', id)).toMatchObject({
      ...{ bloodType: 'O+', genotype: 'AA', allergies: 'Groundnuts', isPregnant: null, contactName: 'Ngozi' },
    });
  });

  test('of a person who is not on the list are not shared', async () => {
    const forPerson = { name: 'Tobi', age: 6, relation: 'child' };
    const strangers = await member((await newPatient(t)).id);
    const refused = await book({ forPerson, shareHealth: true, familyMemberId: strangers });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([404, ['familyMemberId']]);
    expect((await book({ forPerson, shareHealth: true })).json().sharesHealth).toBeUndefined();
    expect(await copies()).toEqual([]);
  });

  test('do not go along to a visit for another person, and are shared only for the person whose they are', async () => {
    const { id } = (await book({ shareHealth: true })).json();
    const forPerson = { name: 'Tobi', age: 6, relation: 'child' };
    const moved = (await book({ rescheduleOf: id, date: at('15:00'), forPerson })).json();
    expect([moved.sharesHealth, await copies()]).toEqual([undefined, []]);
    const familyMemberId = await member();
    for (const other of [undefined, { ...forPerson, name: 'Ada' }, { ...forPerson, relation: 'other' }]) {
      const refused = await book({ date: at('16:00'), forPerson: other, shareHealth: true, familyMemberId });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['familyMemberId']]);
    }
    const again = { rescheduleOf: moved.id, date: at('16:00'), forPerson, shareHealth: true, familyMemberId };
    expect(await seenBy('owner', (await book(again)).json().id)).toMatchObject({ allergies: 'Groundnuts' });
  });
});

describe('shared health facts', () => {
  test('go along to another time, not to another provider, and end with a cancellation', async () => {
    const { id } = (await book({ shareHealth: true })).json();
    const moved = (await book({ rescheduleOf: id, date: at('15:00') })).json();
    expect(await copies()).toMatchObject([{ appointment_id: moved.id }]);
    const other = await newProvider(t);
    const elsewhere = (await book({ rescheduleOf: moved.id, providerId: other, date: at('16:00') })).json();
    expect(elsewhere.sharesHealth).toBeUndefined();
    const last = (await book({ shareHealth: true, date: at('09:00') })).json();
    await call('PUT', `/api/appointments/${last.id}/status`, { status: 'cancelled' });
    expect(await copies()).toEqual([]);
  });

  test('can be taken back until the visit begins, by the patient alone', async () => {
    const { id } = (await book({ shareHealth: true })).json();
    const url = `/api/appointments/${id}/health`;
    expect((await call('DELETE', url, undefined, (await newPatient(t)).cookie)).statusCode).toBe(404);
    expect((await call('DELETE', url)).json().sharesHealth).toBeUndefined();
    expect(await seenBy('owner', id)).toBeUndefined();
    expect((await consents()).map(({ granted }) => granted)).toEqual([true, false]);
    t.clock.nowMs = Date.parse(at('10:30'));
    expect((await call('DELETE', url)).json().code).toBe('not_withdrawable');
  });
});
