import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { allowOpenAppointments, newPatient, newProvider, testApp } from '#test/app.ts';
import { A_PLAN, planOf } from '#test/insurance-plan.ts';

const t = await testApp();
const MONDAY = Date.UTC(2026, 10, 23, 8);
const at = (date: string, time: string) => new Date(lagosInstant(date, time)).toISOString();
const wednesday = (time: string) => at('2026-11-25', time);
const SHARED = { insurer: 'Hygeia HMO', planName: 'HyBasic' };
let patient: { id: number; cookie: string };
let providerId: number;
let planId: number;

beforeEach(async () => {
  t.clock.nowMs = MONDAY;
  patient = await newPatient(t);
  providerId = await newProvider(t);
  planId = await planOf(t, patient);
});

const book = (change: object = {}, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    payload: {
      ...{ providerId, date: wednesday('10:30'), visitType: 'in-person', careType: 'routine', reason: 'Cough' },
      ...change,
    },
    headers: { cookie: patient.cookie, ...headers },
  });
const withdraw = (id: number, cookie = patient.cookie) =>
  t.app.inject({ method: 'DELETE', url: `/api/appointments/${id}/insurance`, headers: { cookie } });
const mine = async () =>
  (
    await t.app.inject({ url: `/api/users/${patient.id}/appointments`, headers: { cookie: patient.cookie } })
  ).json() as { id: number; insurance: object | null }[];
const copies = async () =>
  (await t.pool.query('select * from appointment_insurance where patient_id = $1', [patient.id])).rows;
const consents = async () =>
  (
    await t.pool.query(
      `select granted, about from consents where user_id = $1 and purpose = 'share_insurance' order by id`,
      [patient.id],
    )
  ).rows;
const appointments = async () =>
  (await t.pool.query('select id from appointments where patient_id = $1', [patient.id])).rowCount;
const changePlan = (set: string) => t.pool.query(`update insurance_plans set ${set} where id = $1`, [planId]);

describe('an insurance plan chosen for a visit', () => {
  test('is copied to it with a consent about it, and the copy outlives the plan', async () => {
    const booked = await book({ insurancePlanId: planId });
    expect(booked.statusCode).toBe(201);
    expect(booked.json().insurance).toEqual(SHARED);
    await t.pool.query('delete from insurance_plans where id = $1', [planId]);
    const { id } = booked.json();
    expect(await copies()).toEqual([
      {
        ...{ appointment_id: id, patient_id: patient.id, insurer: A_PLAN.provider, plan_name: A_PLAN.planName },
        ...{ membership_number: A_PLAN.memberId, group_number: null, policy_holder: A_PLAN.policyHolder },
        ...{ relation_to_patient: 'Self', effective_date: expect.anything(), expiry_date: null },
        shared_at: new Date(MONDAY),
      },
    ]);
    expect(await consents()).toEqual([{ granted: true, about: `appointment:${id}` }]);
    expect(await mine()).toMatchObject([{ id, insurance: SHARED }]);
  });

  test('is needed for anything to be shared: keeping plans alone shares nothing', async () => {
    expect((await book()).json().insurance).toBeNull();
    expect((await book({ insurancePlanId: null, date: wednesday('12:00') })).json().insurance).toBeNull();
    expect(await copies()).toEqual([]);
    expect(await consents()).toEqual([]);
  });

  test("can't be another patient's: the answer is that of a missing one, and nothing is booked", async () => {
    const other = await newPatient(t);
    const foreign = await book({ insurancePlanId: await planOf(t, other) });
    const missing = await book({ insurancePlanId: 999_999_999 });
    expect(foreign.statusCode).toBe(404);
    expect([foreign.statusCode, foreign.json()]).toEqual([missing.statusCode, missing.json()]);
    expect(await appointments()).toBe(0);
    expect(await copies()).toEqual([]);
    expect(await consents()).toEqual([]);
  });

  test.each([
    ['has expired by then', `expiry_date = '2026-11-24'`],
    ['begins later', `effective_date = '2026-11-26'`],
  ])('is refused when it %s, and nothing is booked', async (_, set) => {
    await changePlan(set);
    const refused = await book({ insurancePlanId: planId });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(['insurancePlanId']);
    expect(await appointments()).toBe(0);
    expect(await consents()).toEqual([]);
  });

  test('is valid on the last day too', async () => {
    await changePlan(`expiry_date = '2026-11-25'`);
    expect((await book({ insurancePlanId: planId })).statusCode).toBe(201);
  });

  test('is shared once when the same booking is sent again', async () => {
    const first = await book({ insurancePlanId: planId }, { 'idempotency-key': 'same' });
    const again = await book({ insurancePlanId: planId }, { 'idempotency-key': 'same' });
    expect(again.json()).toEqual(first.json());
    expect(await copies()).toHaveLength(1);
    expect(await consents()).toHaveLength(1);
  });
});

describe('another time for a visit', () => {
  test('takes along what was shared, with a consent about the new visit', async () => {
    const { id } = (await book({ insurancePlanId: planId })).json();
    const moved = (await book({ rescheduleOf: id, date: wednesday('15:00') })).json();
    expect(moved.insurance).toEqual(SHARED);
    expect(await copies()).toMatchObject([{ appointment_id: moved.id }]);
    expect((await consents()).at(-1)).toEqual({ granted: true, about: `appointment:${moved.id}` });
    expect(await consents()).toHaveLength(2);
  });

  test.each([
    ['none for the new time', () => ({ insurancePlanId: null })],
    ['another provider', async () => ({ providerId: await newProvider(t) })],
  ])('shares nothing with a choice of %s', async (_, change) => {
    const { id } = (await book({ insurancePlanId: planId })).json();
    const moved = await book({ rescheduleOf: id, date: wednesday('15:00'), ...(await change()) });
    expect(moved.statusCode).toBe(201);
    expect(moved.json().insurance).toBeNull();
    expect(await copies()).toEqual([]);
    expect(await consents()).toHaveLength(1);
  });

  test('shares the plan that is chosen for it in place of the one before', async () => {
    const { id } = (await book({ insurancePlanId: planId })).json();
    await changePlan(`plan_name = 'HyPrime'`);
    const moved = await book({ rescheduleOf: id, date: wednesday('15:00'), insurancePlanId: planId });
    expect(moved.json().insurance).toEqual({ ...SHARED, planName: 'HyPrime' });
    expect(await copies()).toHaveLength(1);
  });
});

describe('taking it back', () => {
  test('removes the copy and records that the consent is withdrawn, once', async () => {
    const { id } = (await book({ insurancePlanId: planId })).json();
    const answer = await withdraw(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, status: 'scheduled', insurance: null });
    expect((await withdraw(id)).json()).toEqual(answer.json());
    expect(await copies()).toEqual([]);
    expect((await consents()).map(({ granted }) => granted)).toEqual([true, false]);
  });

  test('is only for its own patient', async () => {
    const { id } = (await book({ insurancePlanId: planId })).json();
    const foreign = await withdraw(id, (await newPatient(t)).cookie);
    const missing = await withdraw(999_999_999);
    expect([foreign.statusCode, foreign.json()]).toEqual([404, missing.json()]);
    expect(await copies()).toHaveLength(1);
  });

  test('is refused for a visit that was moved: it is shared for another one by then', async () => {
    const { id } = (await book({ insurancePlanId: planId })).json();
    const moved = (await book({ rescheduleOf: id, date: wednesday('15:00') })).json();
    const refused = await withdraw(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_withdrawable']);
    expect(await copies()).toMatchObject([{ appointment_id: moved.id }]);
    expect((await consents()).map(({ granted }) => granted)).toEqual([true, true]);
  });

  test('at the moment of moving the visit is either done or refused, never done for a visit that is left', async () => {
    await allowOpenAppointments(t, providerId, 4);
    for (const [from, to] of [
      ['09:00', '09:30'],
      ['10:00', '10:30'],
      ['11:00', '11:30'],
      ['12:00', '12:30'],
    ] as const) {
      const { id } = (await book({ insurancePlanId: planId, date: wednesday(from) })).json();
      const [moved, withdrawn] = await Promise.all([book({ rescheduleOf: id, date: wednesday(to) }), withdraw(id)]);
      expect(moved.statusCode).toBe(201);
      const isShared = (await copies()).some((copy) => copy.appointment_id === moved.json().id);
      expect([200, 409]).toContain(withdrawn.statusCode);
      expect(isShared).toBe(withdrawn.statusCode === 409);
    }
  });

  test('ends with the start of the visit', async () => {
    const { id } = (await book({ insurancePlanId: planId })).json();
    t.clock.nowMs = Date.parse(wednesday('10:30'));
    expect((await withdraw(id)).json().code).toBe('not_withdrawable');
    expect(await copies()).toHaveLength(1);
    expect(await consents()).toHaveLength(1);
  });
});

test('cancelling the visit removes the copy', async () => {
  const { id } = (await book({ insurancePlanId: planId })).json();
  const cancelled = await t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    payload: { status: 'cancelled' },
    headers: { cookie: patient.cookie },
  });
  expect(cancelled.json()).toMatchObject({ status: 'cancelled', insurance: null });
  expect(await copies()).toEqual([]);
});

test('the provider sees it with the visit while it is shared, and the look is in the log of the patient', async () => {
  const desk = await newPatient(t, { fullName: 'Front Desk' });
  await practiceOf(t, desk);
  await addMember(t.db, { providerId, userId: desk.id, role: 'owner', nowMs: t.clock.nowMs });
  const { id } = (await book({ insurancePlanId: planId })).json();
  const seen = async () => {
    const one = await t.app.inject({ url: `/api/portal/visits/${id}`, headers: { cookie: desk.cookie } });
    const days = `from=2026-11-25&to=2026-11-25`;
    const url = `/api/portal/providers/${providerId}/visits?${days}`;
    const [listed] = (await t.app.inject({ url, headers: { cookie: desk.cookie } })).json();
    expect(listed.insurance).toEqual(one.json().insurance);
    return listed.insurance;
  };
  expect(await seen()).toEqual({
    ...{ ...SHARED, memberId: 'HYG-12345', groupNumber: null, policyHolder: 'Ada Obi', relationToPatient: 'Self' },
    ...{ effectiveDate: '2026-01-01', expiryDate: null },
  });
  const { rows } = await t.pool.query(
    `select act from activity_log where object = $1 and subject_id = $2 order by id`,
    [`appointment:${id}`, patient.id],
  );
  expect(rows.map(({ act }) => act)).toEqual(['appointment.read', 'appointment.list']);
  await withdraw(id);
  expect(await seen()).toBeNull();
});
