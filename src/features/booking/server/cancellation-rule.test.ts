import { beforeEach, describe, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const MONDAY = Date.UTC(2026, 10, 23, 8);
const wednesday = (time: string) => new Date(lagosInstant('2026-11-25', time)).toISOString();
const FEE = { kobo: 500_000, percent: null, note: null };
const HEAVIER = { kobo: 900_000, percent: null, note: null };
let patient: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = MONDAY;
  patient = await newPatient(t);
  providerId = await newProvider(t);
});

const book = (change: object = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    payload: {
      ...{ providerId, date: wednesday('10:30'), visitType: 'in-person', careType: 'routine', reason: 'Cough' },
      ...change,
    },
    headers: { cookie: patient.cookie },
  });
const setFee = (fee: typeof FEE | null) =>
  t.pool.query('update providers set cancellation_fee_kobo = $2, cancellation_note = $3 where id = $1', [
    providerId,
    fee?.kobo ?? null,
    fee?.note ?? null,
  ]);
const appointments = async () =>
  (
    await t.app.inject({ url: `/api/users/${patient.id}/appointments`, headers: { cookie: patient.cookie } })
  ).json() as { id: number; status: string; lateFee: object | null }[];
/** Cancels an hour before, and answers what that cost. */
async function cancelledLate(id: number) {
  t.clock.nowMs = Date.parse(wednesday('09:30'));
  const answer = await t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    payload: { status: 'cancelled' },
    headers: { cookie: patient.cookie },
  });
  expect(answer.json()).toMatchObject({ status: 'cancelled', lateCancellation: true });
  return answer.json().cancellationFee as object | null;
}

describe('cancelling late costs', () => {
  test('what was shown before the booking', async () => {
    await setFee(FEE);
    const detail = (await t.app.inject(`/api/providers/${providerId}`)).json();
    expect(detail.cancellationPolicy).toEqual(FEE);
    const { id } = (await book({ toldCancellation: detail.cancellationPolicy })).json();
    expect(await appointments()).toMatchObject([{ lateFee: FEE }]);
    expect(await cancelledLate(id)).toEqual(FEE);
  });

  test('nothing by a fee that was set after the booking', async () => {
    expect((await t.app.inject(`/api/providers/${providerId}`)).json().cancellationPolicy).toBeNull();
    const { id } = (await book()).json();
    await setFee(FEE);
    expect(await appointments()).toMatchObject([{ lateFee: null }]);
    expect(await cancelledLate(id)).toBeNull();
  });

  test('the lower of the fee shown at booking and the present fee', async () => {
    for (const [present, cost] of [
      [null, null],
      [
        { ...FEE, kobo: 100_000 },
        { ...FEE, kobo: 100_000 },
      ],
      [HEAVIER, FEE],
    ] as const) {
      t.clock.nowMs = MONDAY;
      await setFee(FEE);
      const { id } = (await book()).json();
      await setFee(present);
      expect(await cancelledLate(id), JSON.stringify(present)).toEqual(cost);
    }
  });

  test('nothing for a visit from before rules were kept', async () => {
    await setFee(FEE);
    const { id } = (await book()).json();
    await t.pool.query('update appointments set cancellation_rule = null where id = $1', [id]);
    expect(await cancelledLate(id)).toBeNull();
  });

  test('for a visit that was moved, what was shown when it was moved', async () => {
    const { id } = (await book()).json();
    await setFee(FEE);
    const moved = (await book({ rescheduleOf: id, date: wednesday('15:00'), toldCancellation: FEE })).json();
    expect(await cancelledLate(moved.id)).toEqual(FEE);
  });
});

describe('a fee that was changed during a booking', () => {
  test.each([
    ['none was told', null],
    ['less was told', { ...FEE, kobo: 100_000 }],
    ['other words were told', { ...FEE, note: 'Waived in emergencies.' }],
  ])('is read before anything is booked: %s', async (_, toldCancellation) => {
    const first = (await book({ date: wednesday('09:00') })).json();
    await setFee(FEE);
    for (const change of [{}, { rescheduleOf: first.id }]) {
      const refused = await book({ ...change, toldCancellation });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'fee_changed']);
      expect(await appointments()).toMatchObject([{ id: first.id, status: 'scheduled' }]);
    }
    expect((await book({ toldCancellation: FEE })).statusCode).toBe(201);
  });

  test('needs no second look where it became lighter', async () => {
    await setFee(FEE);
    const { id } = (await book({ toldCancellation: HEAVIER })).json();
    await setFee(HEAVIER);
    expect(await cancelledLate(id)).toEqual(FEE);
  });
});
