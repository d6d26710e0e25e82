import { and, count, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { papers } from '#db/schema/papers/papers.ts';
import { fees, payments } from '#db/schema/payments/payments.ts';

/** The most fees of one list. */
const MAX_FEES = 100;

const nameOf = (id: SQL | typeof payments.receivedBy | typeof fees.settledBy | typeof papers.voidedBy) =>
  sql<string | null>`(select member.full_name from ${users} member where member.id = ${id})`;

const columns = {
  id: payments.id,
  practiceId: payments.practiceId,
  providerId: payments.providerId,
  patientId: payments.patientId,
  appointmentId: payments.appointmentId,
  amountKobo: payments.amountKobo,
  method: payments.method,
  purpose: payments.purpose,
  receivedAt: payments.receivedAt,
  receivedBy: nameOf(payments.receivedBy),
  voidedAt: payments.voidedAt,
  voidReason: payments.voidReason,
  voidedBy: nameOf(papers.voidedBy),
  receiptId: papers.id,
  receiptNumber: papers.number,
};

/** A payment with its receipt. */
export type PaymentRow = Awaited<ReturnType<typeof select>>[number];

async function select(db: Database, where: SQL | undefined) {
  return await db
    .select(columns)
    .from(payments)
    .innerJoin(papers, eq(papers.id, payments.paperId))
    .where(where)
    .orderBy(desc(payments.id));
}

/** Returns what was paid for an appointment, latest first. */
export async function findPaymentsFor(db: Database, appointmentId: number): Promise<PaymentRow[]> {
  return await select(db, eq(payments.appointmentId, appointmentId));
}

/** Returns what a person paid to a practice without an appointment, and for appointments at a place of it, latest first. */
export async function findPaymentsBy(
  db: Database,
  {
    practiceId,
    placeId,
    patientId,
  }: { readonly practiceId: number; readonly placeId: number; readonly patientId: number },
): Promise<PaymentRow[]> {
  const isHere = or(isNull(payments.appointmentId), sql`${placeOf(payments.providerId)} = ${placeId}`);
  return await select(db, and(eq(payments.practiceId, practiceId), eq(payments.patientId, patientId), isHere));
}

/** Returns the price of an appointment when it was booked, null if none was stated, and what was paid for it without fees, kobo. */
export async function findPriceOf(db: Database, appointmentId: number) {
  const [found] = await db
    .select({
      priceKobo: appointments.priceKobo,
      paidKobo: sql<number>`coalesce((
        select sum(paid.amount_kobo) from ${payments} paid where paid.appointment_id = ${appointmentId}
          and paid.voided_at is null and not exists (select from ${fees} fee where fee.payment_id = paid.id)), 0)`.mapWith(
        Number,
      ),
    })
    .from(appointments)
    .where(eq(appointments.id, appointmentId));
  return found;
}

/** Returns what a place and the doubles merged into it received between two instants (ms), by method; void payments don't count. */
export async function sumTakings(
  db: Database,
  placeId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
) {
  return await db
    .select({
      method: payments.method,
      amountKobo: sql<number>`sum(${payments.amountKobo})`.mapWith(Number),
      payments: count(),
    })
    .from(payments)
    .where(
      and(
        sql`${placeOf(payments.providerId)} = ${placeId}`,
        gte(payments.receivedAt, new Date(fromMs)),
        lt(payments.receivedAt, new Date(toMs)),
        isNull(payments.voidedAt),
      ),
    )
    .groupBy(payments.method);
}

/** Returns one payment; undefined if there is none. The caller checks who may see it. */
export async function findPayment(db: Database, id: number): Promise<PaymentRow | undefined> {
  return (await select(db, eq(payments.id, id)))[0];
}

/** Returns one payment, locked until the transaction ends. */
export async function lockPayment(tx: Database, id: number): Promise<PaymentRow | undefined> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('update');
  return await findPayment(tx, id);
}

/** Returns the payment that an act made before. */
export async function findPaymentByKey(db: Database, key: string): Promise<PaymentRow | undefined> {
  return (await select(db, eq(payments.key, key)))[0];
}

type NewPayment = Omit<typeof payments.$inferInsert, 'id'>;

/** Adds a payment and returns its id; undefined if its act has made one already. */
export async function insertPayment(tx: Database, row: NewPayment): Promise<number | undefined> {
  const [made] = await tx
    .insert(payments)
    .values(row)
    .onConflictDoNothing({ target: payments.key })
    .returning({ id: payments.id });
  return made?.id;
}

/** Names the receipt of a payment. */
export async function writeReceipt(tx: Database, id: number, paperId: number): Promise<void> {
  await tx.update(payments).set({ paperId }).where(eq(payments.id, id));
}

/** Voids a payment that isn't void yet; a fee that it paid is due again. */
export async function writeVoidedPayment(
  tx: Database,
  id: number,
  { reason, nowMs }: { readonly reason: string; readonly nowMs: number },
): Promise<void> {
  await tx
    .update(payments)
    .set({ voidedAt: new Date(nowMs), voidReason: reason })
    .where(and(eq(payments.id, id), isNull(payments.voidedAt)));
  await tx
    .update(fees)
    .set({ state: 'due', settledAt: null, settledBy: null, paymentId: null })
    .where(eq(fees.paymentId, id));
}

const feeColumns = {
  id: fees.id,
  /** The place that answers for its records. */
  placeId: placeOf(fees.providerId),
  patientId: appointments.patientId,
  appointmentId: fees.appointmentId,
  kind: fees.kind,
  patient: sql<string>`coalesce(${appointments.forName}, ${users.fullName})`,
  phone: users.phone,
  startsAt: appointments.startsAt,
  amountKobo: fees.amountKobo,
  note: fees.note,
  dueAt: fees.dueAt,
  state: fees.state,
  settledAt: fees.settledAt,
  settledBy: nameOf(fees.settledBy),
  reason: fees.reason,
  receiptId: payments.paperId,
};

/** A fee with its patient and visit. */
export type FeeRow = Awaited<ReturnType<typeof selectFees>>[number];

async function selectFees(db: Database, where: SQL | undefined, limit = 1) {
  return await db
    .select(feeColumns)
    .from(fees)
    .innerJoin(appointments, eq(appointments.id, fees.appointmentId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(payments, eq(payments.id, fees.paymentId))
    .where(where)
    .orderBy(desc(fees.dueAt), desc(fees.id))
    .limit(limit);
}

/** Returns the fees of a place and of the doubles merged into it, latest first. */
export async function findFees(db: Database, placeId: number, state: FeeRow['state'] | undefined): Promise<FeeRow[]> {
  return await selectFees(db, feesAt(placeId, state), MAX_FEES);
}

/** Returns the fees that a person owes a place. */
export async function findDueFeesOf(db: Database, placeId: number, patientId: number): Promise<FeeRow[]> {
  return await selectFees(db, and(feesAt(placeId, 'due'), eq(appointments.patientId, patientId)), MAX_FEES);
}

function feesAt(placeId: number, state: FeeRow['state'] | undefined) {
  return and(sql`${placeOf(fees.providerId)} = ${placeId}`, state === undefined ? undefined : eq(fees.state, state));
}

/** Returns one fee; undefined if there is none. The caller checks who may see it. */
export async function findFee(db: Database, id: number): Promise<FeeRow | undefined> {
  return (await selectFees(db, eq(fees.id, id)))[0];
}

/** Returns one fee, locked until the transaction ends. */
export async function lockFee(tx: Database, id: number): Promise<FeeRow | undefined> {
  await tx.select({ id: fees.id }).from(fees).where(eq(fees.id, id)).for('update');
  return await findFee(tx, id);
}

/** Settles a fee that is due: waived with a reason, or paid by a payment. */
export async function settleFee(
  tx: Database,
  id: number,
  by: { readonly userId: number; readonly nowMs: number } & (
    | { readonly reason: string }
    | { readonly paymentId: number }
  ),
): Promise<void> {
  const settled =
    'reason' in by
      ? { state: 'waived' as const, reason: by.reason }
      : { state: 'paid' as const, paymentId: by.paymentId };
  await tx
    .update(fees)
    .set({ ...settled, settledAt: new Date(by.nowMs), settledBy: by.userId })
    .where(and(eq(fees.id, id), eq(fees.state, 'due')));
}
