import { beforeEach, describe, expect, test } from 'vitest';
import type { PrintedPaper } from '#features/papers/contract.ts';
import type { Fee, Owed, Payment } from '#features/payments/contract.ts';
import { feeOf } from '#test/access/payment-set-ups.ts';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const PAID = { amountKobo: 500_000, method: 'pos', purpose: 'Visit' } as const;
let owner: { id: number; cookie: string };
let desk: { id: number; cookie: string };
let patient: { id: number; cookie: string };
let providerId: number;
let appointmentId: number;

beforeEach(async () => {
  owner = await newPatient(t, { fullName: 'Dr. Ada Obi' });
  providerId = await practiceOf(t, owner);
  desk = await memberOf(t, providerId, 'desk');
  patient = await newPatient(t, { fullName: 'Ngozi Eze' });
  appointmentId = await appointmentTo(t, providerId, -10);
  await t.pool.query('update appointments set patient_id = $2 where id = $1', [appointmentId, patient.id]);
});

const send = (method: 'GET' | 'POST', url: string, payload?: object, { cookie } = desk, headers = {}) =>
  t.app.inject({ method, url, headers: { cookie, ...headers }, ...(payload && { payload }) });
const record = (body: object, headers = {}) =>
  send(
    'POST',
    `/api/portal/providers/${providerId}/payments`,
    { ...PAID, about: { appointmentId }, ...body },
    desk,
    headers,
  );
const recorded = async (body: object = {}): Promise<Payment> => {
  const answer = await record(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const paper = async (id: number, member = desk) =>
  (await send('GET', `/api/portal/papers/${id}`, undefined, member)).json<PrintedPaper>();
const fees = async () => (await send('GET', `/api/portal/providers/${providerId}/fees`)).json<Fee[]>();
const actsOn = async (userId: number) =>
  (await t.pool.query('select act from activity_log where subject_id = $1 order by id', [userId])).rows.map(
    ({ act }) => act,
  );

describe('a payment', () => {
  test('has a receipt with a number, which desk and patient read', async () => {
    const { receipt } = await recorded();
    expect(receipt.number).toBe(1);
    expect(await paper(receipt.id)).toMatchObject({
      kind: 'receipt',
      state: 'signed',
      authorLine: 'Test desk',
      content: { kind: 'receipt', amountKobo: 500_000, method: 'pos', purpose: 'Visit' },
      letterhead: { patient: { name: 'Ngozi Eze' } },
    });
    expect((await send('GET', `/api/papers/${receipt.id}`, undefined, patient)).statusCode).toBe(200);
    expect((await recorded()).receipt.number).toBe(2);
    const list = await send('GET', `/api/portal/providers/${providerId}/payments?visit=${appointmentId}`);
    expect(list.json<Payment[]>().map((each) => each.receipt.number)).toEqual([2, 1]);
    expect(await actsOn(patient.id)).toEqual(['payment.record', 'paper.read', 'payment.record', 'payment.list']);
  });

  test('sent twice with one key is one, also at the same moment', async () => {
    const headers = { 'idempotency-key': 'tap' };
    const answers = await Promise.all([record({}, headers), record({}, headers), record({}, headers)]);
    expect(new Set(answers.map((answer) => answer.json<Payment>().id)).size).toBe(1);
    expect((await record({}, headers)).json<Payment>().receipt.number).toBe(1);
    const { rows } = await t.pool.query('select count(*)::int as n from papers where appointment_id = $1', [
      appointmentId,
    ]);
    expect(rows[0].n).toBe(1);
    // The same key with another content is another payment.
    expect((await record({ purpose: 'Medicines' }, headers)).json<Payment>().receipt.number).toBe(2);
  });
});

test('the desk sees what is owed for a visit and by a client, and what they paid here', async () => {
  const owed = async (of: string) => (await send('GET', `/api/portal/providers/${providerId}/owed?${of}`)).json<Owed>();
  const ofAppointment = `visit=${appointmentId}`;
  expect(await owed(ofAppointment)).toEqual({ priceKobo: null, paidKobo: 0, fees: [] });
  await t.pool.query('update appointments set price_kobo = 700000 where id = $1', [appointmentId]);
  await recorded({ amountKobo: 200_000 });
  const { id } = await recorded({ amountKobo: 990_000 });
  await send('POST', `/api/portal/payments/${id}/void`, { reason: 'Recorded twice.' });
  const feeId = await feeOf(t, providerId);
  await t.pool.query(
    `update appointments set patient_id = $2, starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
     where id = (select appointment_id from fees where id = $1)`,
    [feeId, patient.id],
  );
  await feeOf(t, providerId);
  expect(await owed(ofAppointment)).toMatchObject({
    priceKobo: 700_000,
    paidKobo: 200_000,
    fees: [{ id: feeId, state: 'due' }],
  });

  const found = await send('GET', `/api/portal/providers/${providerId}/clients?q=Ngozi Eze`);
  const client = `client=${found.json()[0].id}`;
  expect(await owed(client)).toMatchObject({ priceKobo: null, paidKobo: 0, fees: [{ id: feeId }] });
  const paid = async () =>
    (await send('GET', `/api/portal/providers/${providerId}/payments?${client}`)).json<Payment[]>();
  expect((await paid()).map(({ amountKobo, voided }) => [amountKobo, voided === null])).toEqual([
    [990_000, false],
    [200_000, true],
  ]);
  await recorded({ about: { feeId }, amountKobo: 200_000 });
  expect((await owed(ofAppointment)).fees).toEqual([]);
  expect(await paid()).toHaveLength(3);
  expect(
    (await send('GET', `/api/portal/providers/${await practiceOf(t, owner)}/owed?${ofAppointment}`)).statusCode,
  ).toBe(404);
  const acts = await actsOn(patient.id);
  expect(acts.filter((act) => act === 'payment.list').length).toBeGreaterThan(0);
});

test('the front desk reads what its place took on a day by method, without void payments', async () => {
  const takings = async (day: string) =>
    (await send('GET', `/api/portal/providers/${providerId}/takings?day=${day}`)).json();
  await recorded();
  await recorded({ amountKobo: 120_000 });
  await recorded({ amountKobo: 70_000, method: 'cash' });
  const { id } = await recorded({ amountKobo: 990_000, method: 'cash' });
  await send('POST', `/api/portal/payments/${id}/void`, { reason: 'Recorded twice.' });
  const elsewhere = await practiceOf(t, await newPatient(t));
  await t.pool.query(
    `insert into payments (practice_id, provider_id, patient_id, amount_kobo, method, purpose, received_at, key)
     select practice_id, $1, patient_id, 1000, method, purpose, received_at, 'other' from payments where id = $2`,
    [elsewhere, id],
  );
  const none = { amountKobo: 0, payments: 0 };
  expect(await takings('2026-11-23')).toEqual({
    totalKobo: 690_000,
    methods: [
      { method: 'cash', amountKobo: 70_000, payments: 1 },
      { method: 'transfer', ...none },
      { method: 'pos', amountKobo: 620_000, payments: 2 },
      { method: 'hmo', ...none },
    ],
  });
  expect(await takings('2026-11-22')).toMatchObject({ totalKobo: 0 });
});

describe('a payment that was recorded', () => {
  test('is voided with its receipt, once, with a reason that the patient reads', async () => {
    const { id, receipt } = await recorded();
    const url = `/api/portal/payments/${id}/void`;
    expect((await send('POST', url, { reason: '' })).statusCode).toBe(400);
    expect((await send('POST', url, { reason: 'Recorded twice.' })).json<Payment>().voided?.reason).toBe(
      'Recorded twice.',
    );
    expect((await send('POST', url, { reason: 'Other.' })).json<Payment>().voided?.reason).toBe('Recorded twice.');
    expect(await paper(receipt.id)).toMatchObject({ state: 'void', voided: { reason: 'Recorded twice.' } });
  });

  test('names who voided it, also in the log of acts, once', async () => {
    const { id, receipt } = await recorded();
    const url = `/api/portal/payments/${id}/void`;
    expect((await send('POST', url, { reason: 'Recorded twice.' })).json<Payment>().voided?.by).toBe('Test desk');
    expect((await send('POST', url, { reason: 'Other.' }, owner)).json<Payment>().voided?.by).toBe('Test desk');
    expect((await paper(receipt.id)).voided?.by).toBe('Test desk');
    const { rows } = await t.pool.query(`select act, actor_id from activity_log where log = 'audit' and object = $1`, [
      `payment:${id}`,
    ]);
    expect(rows).toEqual([{ act: 'payment.void', actor_id: desk.id }]);
  });

  test("of which only the receipt is voided doesn't exist", async () => {
    const { receipt } = await recorded();
    const answer = await send('POST', `/api/portal/papers/${receipt.id}/void`, { reason: 'No.' }, owner);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'paper_signed']);
    expect((await paper(receipt.id)).state).toBe('signed');
  });

  test('can be of a client without a visit', async () => {
    const made = await send('POST', `/api/portal/providers/${providerId}/clients`, { name: 'Bola Ahmed' });
    const { id: clientId } = made.json<{ id: number }>();
    const { id, appointmentId: about, receipt } = await recorded({ about: { clientId } });
    expect(about).toBeNull();
    expect((await paper(receipt.id)).letterhead).toMatchObject({ patient: { name: 'Bola Ahmed' }, seenOn: null });
    const list = await send('GET', `/api/portal/providers/${providerId}/payments?client=${clientId}`);
    expect(list.json<Payment[]>()).toHaveLength(1);
    const [{ user_id: userId }] = (await t.pool.query('select user_id from clients where id = $1', [clientId])).rows;
    expect(await actsOn(userId)).toEqual(['client.add', 'payment.record', 'paper.read', 'payment.list']);
    await send('POST', `/api/portal/payments/${id}/void`, { reason: 'Recorded twice.' });
    const { rows } = await t.pool.query(
      `select object from activity_log where act = 'payment.void' and subject_id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ object: `client:${clientId}` }]);
  });

  test('of the visit, client or fee of another practice is not found', async () => {
    const stranger = await newPatient(t);
    const elsewhere = await practiceOf(t, stranger);
    const foreign = await appointmentTo(t, elsewhere, -10);
    expect((await record({ about: { appointmentId: foreign } })).statusCode).toBe(404);
    expect((await record({ about: { clientId: 999_999 } })).statusCode).toBe(404);
    expect((await record({ about: { feeId: 999_999 } })).statusCode).toBe(404);
    const { id } = await recorded();
    expect((await send('POST', `/api/portal/payments/${id}/void`, { reason: 'No.' }, stranger)).statusCode).toBe(404);
  });
});

const RULE = { kobo: 200_000, percent: null, note: null };

/** The patient cancels a visit that begins in an hour, booked under a rule. */
async function cancelledLate(rule: object | null = RULE): Promise<number> {
  const id = await appointmentTo(t, providerId, 60);
  await t.pool.query('update providers set cancellation_fee_kobo = 200000 where id = $1', [providerId]);
  await t.pool.query('update appointments set patient_id = $2, cancellation_rule = $3 where id = $1', [
    id,
    patient.id,
    rule === null ? null : JSON.stringify(rule),
  ]);
  const cancelled = await t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    payload: { status: 'cancelled' },
    headers: { cookie: patient.cookie },
  });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  return id;
}

describe('a late cancellation', () => {
  test('makes the fee due that the patient read before booking', async () => {
    const id = await cancelledLate();
    expect(await fees()).toMatchObject([
      { appointmentId: id, kind: 'late_cancellation', patient: 'Ngozi Eze', amountKobo: 200_000, state: 'due' },
    ]);
  });

  test('costs nothing that was not shown, nor one in time', async () => {
    await cancelledLate(null);
    expect(await fees()).toEqual([]);
    const id = await appointmentTo(t, providerId, 48 * 60);
    await t.pool.query('update appointments set patient_id = $2, cancellation_rule = $3 where id = $1', [
      id,
      patient.id,
      JSON.stringify(RULE),
    ]);
    await t.app.inject({
      method: 'PUT',
      url: `/api/appointments/${id}/status`,
      payload: { status: 'cancelled' },
      headers: { cookie: patient.cookie },
    });
    expect(await fees()).toEqual([]);
  });
});

describe('a fee that is due', () => {
  test('is paid by a payment of the whole fee, and due again if that is voided', async () => {
    await cancelledLate();
    const [{ id: feeId } = { id: 0 }] = await fees();
    const wrong = await record({ about: { feeId }, amountKobo: 100_000 });
    expect(wrong.json().fields).toHaveProperty('amountKobo');
    expect((await fees())[0]?.state).toBe('due');
    const payment = await recorded({ about: { feeId }, amountKobo: 200_000, purpose: 'Late cancellation' });
    expect(await fees()).toMatchObject([{ state: 'paid', receiptId: payment.receipt.id, settledBy: 'Test desk' }]);
    expect((await record({ about: { feeId }, amountKobo: 200_000 })).json().code).toBe('fee_settled');
    await send('POST', `/api/portal/payments/${payment.id}/void`, { reason: 'The card was refused.' });
    expect(await fees()).toMatchObject([{ state: 'due', receiptId: null, settledAt: null }]);
  });

  test('is waived by an owner with a reason, not by the desk', async () => {
    await cancelledLate();
    const [{ id: feeId } = { id: 0 }] = await fees();
    const url = `/api/portal/fees/${feeId}/waive`;
    expect((await send('POST', url, { reason: 'Ill.' })).statusCode).toBe(403);
    expect((await send('POST', url, { reason: 'The child was ill.' }, owner)).json<Fee>()).toMatchObject({
      state: 'waived',
      reason: 'The child was ill.',
    });
    expect((await record({ about: { feeId }, amountKobo: 200_000 })).json().code).toBe('fee_settled');
  });
});

test('a missed visit makes no fee: the rule that patients read speaks of cancelling only', async () => {
  await t.pool.query('update appointments set cancellation_rule = $2 where id = $1', [
    appointmentId,
    JSON.stringify({ kobo: 200_000, percent: null, note: null }),
  ]);
  const marked = await t.app.inject({
    method: 'PUT',
    url: `/api/portal/visits/${appointmentId}/mark`,
    payload: { mark: 'no_show', was: 'none' },
    headers: { cookie: desk.cookie },
  });
  expect(marked.statusCode).toBe(200);
  expect(await fees()).toEqual([]);
});
