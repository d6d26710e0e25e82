import type { Database } from '#db/open-database.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { openPractice } from '#features/booking/server/open-practice.ts';
import { NO_SUCH_CLIENT } from '#features/clients/rules/refusals.ts';
import { requireClient } from '#features/clients/server/change-client.ts';
import { findClientOf, findPracticeOf } from '#features/clients/server/client-store.ts';
import { recordClientLook } from '#features/clients/server/record-client-look.ts';
import { requireAppointmentMember, requireMember } from '#features/directory/server/require-member.ts';
import { findPaperAppointment } from '#features/papers/server/paper-store.ts';
import {
  listFees,
  listPayments,
  type NewPayment,
  readOwed,
  readTakings,
  recordPayment as recordEndpoint,
  voidPayment as voidEndpoint,
  waiveFee as waiveEndpoint,
} from '#features/payments/contract.ts';
import { NO_SUCH_FEE, NO_SUCH_PAYMENT } from '#features/payments/rules/refusals.ts';
import { takingsOf } from '#features/payments/rules/takings.ts';
import {
  recordPayment,
  shownFee,
  shownPayment,
  voidPayment,
  waiveFee,
} from '#features/payments/server/change-payment.ts';
import {
  findDueFeesOf,
  findFee,
  findFees,
  findPayment,
  findPaymentsBy,
  findPaymentsFor,
  findPriceOf,
  lockPayment,
  sumTakings,
} from '#features/payments/server/payment-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosInstant, lagosMidnight } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { actKey } from '#platform/server/http/idempotency-key.ts';
import { type RequestUser, route } from '#platform/server/http/route.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';

/** What the desk of a practice receives, its receipts, and the fees that are due. */
export function installPracticePayments(context: Context): void {
  installPayments(context);
  installPaid(context);
  installTakings(context);
  installFees(context);
}

/** Whom a payment is from, as the request names it. */
interface Payer {
  readonly patientId: number;
  readonly forName: string | null;
  readonly appointmentId: number | null;
  /** Set if it is about no appointment. */
  readonly clientId: number | null;
  readonly feeId: number | undefined;
}

function installPayments(context: Context): void {
  const { app, db, now } = context;
  route(app, recordEndpoint, async ({ params, body, user, request }) => {
    const nowMs = now();
    const key = `${user.id}:${actKey(request, params.id, body)}`;
    const { about, ...paid } = body;
    return await db.transaction(async (tx) => {
      await requireMember(tx, params.id, user, 'appointments');
      const practiceId = await openPractice(tx, { providerId: params.id, userId: user.id, nowMs });
      const payer = await payerOf(tx, about, { placeId: params.id, practiceId });
      const { patientId, forName, appointmentId, feeId } = payer;
      const receipt = {
        practiceId,
        providerId: params.id,
        patientId,
        forName,
        appointmentId,
        userId: user.id,
        key,
        nowMs,
      };
      const made = await recordPayment(tx, receipt, { ...paid, feeId });
      await note(tx, context, user, { act: 'payment.record', providerId: params.id, payer });
      return shownPayment(made);
    });
  });

  route(app, voidEndpoint, async ({ params, body, user }) => {
    return await db.transaction(async (tx) => {
      const payment = await findPayment(tx, params.id);
      if (payment === undefined) throw new AppError(NO_SUCH_PAYMENT);
      await requireAppointmentMember(tx, payment, user, 'appointments', NO_SUCH_PAYMENT);
      const before = await lockPayment(tx, params.id);
      const after = await voidPayment(tx, params.id, { ...body, userId: user.id, nowMs: now() });
      const { practiceId, providerId, patientId, appointmentId } = payment;
      const clientId = (await findClientOf(tx, practiceId, patientId)) ?? null;
      await note(tx, context, user, { act: 'payment.void', providerId, payer: { patientId, appointmentId, clientId } });
      if (before?.voidedAt === null) {
        await recordAct(tx, context, user, { act: 'payment.void', object: `payment:${after.id}` });
      }
      return shownPayment(after);
    });
  });
}

function installPaid(context: Context): void {
  const { app, db } = context;
  route(app, listPayments, async ({ params, query, user }) => {
    return await db.transaction(async (tx) => {
      await requireMember(tx, params.id, user, 'appointments');
      const practiceId = await findPracticeOf(tx, params.id);
      const payer = await payerOf(tx, aboutOf(query), { placeId: params.id, practiceId });
      const { patientId } = payer;
      const found =
        payer.appointmentId === null
          ? await findPaymentsBy(tx, { practiceId: practiceId ?? 0, placeId: params.id, patientId })
          : await findPaymentsFor(tx, payer.appointmentId);
      if (found.length > 0)
        await note(tx, context, user, { act: 'payment.list', providerId: params.id, payer, daily: true });
      return found.map(shownPayment);
    });
  });

  route(app, readOwed, async ({ params, query, user }) => {
    return await db.transaction(async (tx) => {
      await requireMember(tx, params.id, user, 'appointments');
      const practiceId = await findPracticeOf(tx, params.id);
      const payer = await payerOf(tx, aboutOf(query), { placeId: params.id, practiceId });
      const { appointmentId, patientId } = payer;
      const price = appointmentId === null ? undefined : await findPriceOf(tx, appointmentId);
      const due = await findDueFeesOf(tx, params.id, patientId);
      await note(tx, context, user, { act: 'payment.list', providerId: params.id, payer, daily: true });
      return { priceKobo: price?.priceKobo ?? null, paidKobo: price?.paidKobo ?? 0, fees: due.map(shownFee) };
    });
  });
}

function installTakings({ app, db }: Context): void {
  route(app, readTakings, async ({ params, query: { day }, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const span = { fromMs: lagosInstant(day, '00:00'), toMs: lagosInstant(addDays(day, 1), '00:00') };
    return takingsOf(await sumTakings(db, params.id, span));
  });
}

function installFees(context: Context): void {
  const { app, db, now, keyFor } = context;
  route(app, listFees, async ({ params, query, user }) => {
    return await db.transaction(async (tx) => {
      await requireMember(tx, params.id, user, 'appointments');
      const found = await findFees(tx, params.id, query.state);
      const nowMs = now();
      await recordAccess(tx, keyFor, {
        userId: user.id,
        desk: user.desk?.name,
        act: 'fee.list',
        appointments: found.map(({ appointmentId: id, patientId }) => ({ id, patientId })),
        nowMs,
        sameSinceMs: lagosMidnight(nowMs) - 1,
      });
      return found.map(shownFee);
    });
  });

  route(app, waiveEndpoint, async ({ params, body, user }) => {
    return await db.transaction(async (tx) => {
      const fee = await findFee(tx, params.id);
      if (fee === undefined) throw new AppError(NO_SUCH_FEE);
      await requireMember(tx, fee.placeId, user, 'settings', NO_SUCH_FEE);
      const after = await waiveFee(tx, params.id, { ...body, userId: user.id, nowMs: now() });
      const { patientId, appointmentId } = fee;
      const payer = { patientId, appointmentId, forName: null, clientId: null, feeId: fee.id };
      await note(tx, context, user, { act: 'fee.waive', providerId: fee.placeId, payer });
      return shownFee(after);
    });
  });
}

/** What a list of payments is about: an appointment, or a client. */
function aboutOf(query: {
  readonly visit?: number | undefined;
  readonly client?: number | undefined;
}): NewPayment['about'] {
  return query.visit === undefined ? { clientId: query.client ?? 0 } : { appointmentId: query.visit };
}

/**
 * Returns whom a payment at a place is from: the patient of an appointment there, a client of its practice, or who owes a fee.
 * @throws AppError not_found
 */
async function payerOf(
  tx: Database,
  about: NewPayment['about'],
  { placeId, practiceId }: { readonly placeId: number; readonly practiceId: number | null },
): Promise<Payer> {
  if ('clientId' in about) {
    if (practiceId === null) throw new AppError(NO_SUCH_CLIENT);
    const { id, userId } = await requireClient(tx, { practiceId, clientId: about.clientId });
    return { patientId: userId, forName: null, appointmentId: null, clientId: id, feeId: undefined };
  }
  const fee = 'feeId' in about ? await findFee(tx, about.feeId) : undefined;
  if ('feeId' in about && fee?.placeId !== placeId) throw new AppError(NO_SUCH_FEE);
  const id = 'appointmentId' in about ? about.appointmentId : (fee?.appointmentId ?? 0);
  const appointment = await findPaperAppointment(tx, id);
  if (appointment === undefined || appointment.placeId !== placeId) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
  const { patientId, forName } = appointment;
  return { patientId, forName, appointmentId: id, clientId: null, feeId: fee?.id };
}

/** Notes an act in the access log of the person, at the visit or at the client. */
async function note(
  tx: Database,
  { keyFor, now }: Context,
  user: RequestUser,
  {
    act,
    providerId,
    payer: { appointmentId, clientId, patientId },
    daily = false,
  }: {
    readonly act: string;
    readonly providerId: number;
    readonly payer: Pick<Payer, 'appointmentId' | 'clientId' | 'patientId'>;
    /** The same look of a day is noted once. */
    readonly daily?: boolean;
  },
): Promise<void> {
  const nowMs = now();
  const look = {
    userId: user.id,
    desk: user.desk?.name,
    act,
    nowMs,
    sameSinceMs: daily ? lagosMidnight(nowMs) - 1 : nowMs,
  };
  if (appointmentId !== null) {
    await recordAccess(tx, keyFor, { ...look, appointments: [{ id: appointmentId, patientId }] });
    return;
  }
  await recordClientLook(tx, keyFor, { ...look, providerId, clients: [{ id: clientId ?? 0, userId: patientId }] });
}
