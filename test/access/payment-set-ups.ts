import { randomUUID } from 'node:crypto';
import { openPractice } from '#features/booking/server/open-practice.ts';
import { recordPayment } from '#features/payments/server/change-payment.ts';
import type { PaymentRow } from '#features/payments/server/payment-store.ts';
import { newPatient, type TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { appointmentTo, practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

/** Records a payment for a visit to a place that a person runs; by default of a new patient. */
export async function paymentOf(
  t: TestApp,
  { providerId, memberId }: { readonly providerId: number; readonly memberId: number },
  patientId?: number,
): Promise<PaymentRow> {
  const appointmentId = await appointmentTo(t, providerId, -200);
  const { rows } = await t.pool.query<{ patient_id: number }>(
    'update appointments set patient_id = coalesce($2, patient_id) where id = $1 returning patient_id',
    [appointmentId, patientId ?? null],
  );
  const act = { providerId, userId: memberId, nowMs: t.clock.nowMs };
  return await t.db.transaction(async (tx) => {
    const practiceId = await openPractice(tx, act);
    const payer = { patientId: rows[0]?.patient_id ?? 0, forName: null, appointmentId, practiceId, key: randomUUID() };
    const paid = { amountKobo: 500_000, method: 'cash', purpose: 'Visit', feeId: undefined } as const;
    return await recordPayment(tx, { ...act, ...payer }, paid);
  });
}

/** Inserts a fee of a new patient's visit that is due to a place; returns its id. */
export async function feeOf(t: TestApp, providerId: number): Promise<number> {
  const appointmentId = await appointmentTo(t, providerId, 60);
  const { rows } = await t.pool.query<{ id: number }>(
    `insert into fees (provider_id, appointment_id, kind, amount_kobo, due_at) values ($1, $2, 'late_cancellation', 200000, $3)
     returning id`,
    [providerId, appointmentId, new Date(t.clock.nowMs)],
  );
  return rows[0]?.id ?? 0;
}

async function ownPlace(t: TestApp, person: Person | undefined) {
  const member = person ?? { ...(await newPatient(t)), username: '' };
  return { providerId: await practiceOf(t, member), memberId: member.id };
}

/** The calls about payments and fees of a practice. */
export const PAYMENT_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'POST /api/portal/providers/:id/payments': {
    whose: 'practice',
    ready: async (t, person): Promise<Filled> => {
      const id = await practiceOf(t, person);
      const about = { appointmentId: await appointmentTo(t, id, -10) };
      return { params: { id }, body: { about, amountKobo: 500_000, method: 'pos', purpose: 'Visit' } };
    },
  },
  'GET /api/portal/providers/:id/payments': {
    whose: 'practice',
    ready: async (t, person) => {
      const place = await ownPlace(t, person);
      const { appointmentId } = await paymentOf(t, place);
      return { params: { id: place.providerId }, query: { visit: String(appointmentId) } };
    },
  },
  'GET /api/portal/providers/:id/owed': {
    whose: 'practice',
    ready: async (t, person) => {
      const place = await ownPlace(t, person);
      const { appointmentId } = await paymentOf(t, place);
      return { params: { id: place.providerId }, query: { visit: String(appointmentId) } };
    },
  },
  'GET /api/portal/providers/:id/takings': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await practiceOf(t, person) }, query: { day: '2026-11-23' } }),
  },
  'POST /api/portal/payments/:id/void': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { id: (await paymentOf(t, await ownPlace(t, person))).id },
      body: { reason: 'Recorded twice.' },
    }),
  },
  'GET /api/portal/providers/:id/fees': {
    whose: 'practice',
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      await feeOf(t, id);
      return { params: { id } };
    },
  },
  'POST /api/portal/fees/:id/waive': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { id: await feeOf(t, await practiceOf(t, person)) },
      body: { reason: 'The child was ill.' },
    }),
  },
};
