import type { Database } from '#db/open-database.ts';
import { issueReceipt, type ReceiptFor, voidReceipt } from '#features/papers/server/receipt.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Fee, NewPayment, Payment } from '../contract.ts';
import { ANOTHER_AMOUNT, FEE_SETTLED, NO_SUCH_FEE, NO_SUCH_PAYMENT } from '../rules/refusals.ts';
import {
  type FeeRow,
  findFee,
  findPayment,
  findPaymentByKey,
  insertPayment,
  lockFee,
  lockPayment,
  type PaymentRow,
  settleFee,
  writeReceipt,
  writeVoidedPayment,
} from './payment-store.ts';

/** A member who acts, and when (ms). */
interface Act {
  readonly userId: number;
  readonly nowMs: number;
}

/**
 * Records a payment and makes its receipt; with a fee, the fee is paid. The same key returns the payment that it made before.
 * @throws AppError fee_settled; invalid for another amount than that of the fee
 */
export async function recordPayment(
  tx: Database,
  about: ReceiptFor,
  { amountKobo, method, purpose, feeId }: Omit<NewPayment, 'about'> & { readonly feeId: number | undefined },
): Promise<PaymentRow> {
  const { practiceId, providerId, patientId, appointmentId, userId, key, nowMs } = about;
  const before = await findPaymentByKey(tx, key);
  if (before !== undefined) return before;
  if (feeId !== undefined) await requireDue(tx, feeId, amountKobo);
  const receivedAt = new Date(nowMs);
  const id = await insertPayment(tx, {
    ...{ practiceId, providerId, patientId, appointmentId, amountKobo, method, purpose, receivedAt, key },
    receivedBy: userId,
  });
  if (id === undefined) return await again(await findPaymentByKey(tx, key));
  const content = { kind: 'receipt', amountKobo, method, purpose, receivedAt: receivedAt.toISOString() } as const;
  await writeReceipt(tx, id, await issueReceipt(tx, { ...about, key: `receipt ${key}` }, content));
  if (feeId !== undefined) await settleFee(tx, feeId, { userId, nowMs, paymentId: id });
  return await again(await findPayment(tx, id));
}

async function requireDue(tx: Database, feeId: number, amountKobo: number): Promise<void> {
  const fee = await lockFee(tx, feeId);
  if (fee === undefined) throw new AppError(NO_SUCH_FEE);
  if (fee.state !== 'due') throw new AppError(FEE_SETTLED);
  if (fee.amountKobo !== null && fee.amountKobo !== amountKobo) throw new AppError(ANOTHER_AMOUNT);
}

/**
 * Voids a payment and its receipt; a fee that it paid is due again. Voiding it again changes nothing.
 * @throws AppError not_found
 */
export async function voidPayment(
  tx: Database,
  id: number,
  { reason, userId, nowMs }: Act & { readonly reason: string },
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, id);
  if (payment === undefined) throw new AppError(NO_SUCH_PAYMENT);
  if (payment.voidedAt !== null) return payment;
  await writeVoidedPayment(tx, id, { reason, nowMs });
  await voidReceipt(tx, payment.receiptId, { reason, userId, nowMs });
  return await again(await findPayment(tx, id));
}

/**
 * Waives a fee that is due. Waiving it again changes nothing.
 * @throws AppError not_found, fee_settled if it is paid
 */
export async function waiveFee(
  tx: Database,
  id: number,
  { reason, userId, nowMs }: Act & { readonly reason: string },
): Promise<FeeRow> {
  const fee = await lockFee(tx, id);
  if (fee === undefined) throw new AppError(NO_SUCH_FEE);
  if (fee.state === 'waived') return fee;
  if (fee.state === 'paid') throw new AppError(FEE_SETTLED);
  await settleFee(tx, id, { reason, userId, nowMs });
  return await again(await findFee(tx, id));
}

async function again<Row>(row: Row | undefined): Promise<Row> {
  if (row === undefined) throw new Error('What was just written cannot be read.');
  return row;
}

/** Returns a payment as members see it. */
export function shownPayment(row: PaymentRow): Payment {
  const { id, appointmentId, amountKobo, method, purpose, receivedAt, receivedBy, voidedAt, voidReason } = row;
  return {
    ...{ id, appointmentId, amountKobo, method, purpose, receivedBy },
    receivedAt: receivedAt.toISOString(),
    receipt: { id: row.receiptId, number: row.receiptNumber ?? 0 },
    voided: voidedAt === null ? null : { at: voidedAt.toISOString(), reason: voidReason ?? '', by: row.voidedBy },
  };
}

/** Returns a fee as members see it. */
export function shownFee({ startsAt, dueAt, settledAt, placeId: _place, patientId: _id, ...fee }: FeeRow): Fee {
  return {
    ...fee,
    date: startsAt.toISOString(),
    dueAt: dueAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
