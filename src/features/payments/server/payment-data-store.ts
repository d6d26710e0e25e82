import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { fees, payments } from '#db/schema/payments/payments.ts';

/** Returns what a user paid to practices and the fees of their visits, and which payments and fees of others they settled. */
export async function collectPayments(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const { id, appointmentId, amountKobo, method, purpose, receivedAt, voidedAt, voidReason } = payments;
  return {
    payments: await db
      .select({
        ...{ id, appointmentId, amountKobo, method, purpose, receivedAt, voidedAt, voidReason },
        practice: practices.name,
      })
      .from(payments)
      .innerJoin(practices, eq(practices.id, payments.practiceId))
      .where(eq(payments.patientId, userId))
      .orderBy(desc(id)),
    fees: await db
      .select({
        appointmentId: fees.appointmentId,
        kind: fees.kind,
        amountKobo: fees.amountKobo,
        note: fees.note,
        dueAt: fees.dueAt,
        state: fees.state,
        settledAt: fees.settledAt,
        reason: fees.reason,
      })
      .from(fees)
      .innerJoin(appointments, eq(appointments.id, fees.appointmentId))
      .where(eq(appointments.patientId, userId))
      .orderBy(desc(fees.id)),
    recordedPayments: await db
      .select({ id, receivedAt })
      .from(payments)
      .where(eq(payments.receivedBy, userId))
      .orderBy(asc(id)),
    settledFees: await db
      .select({ id: fees.id, settledAt: fees.settledAt })
      .from(fees)
      .where(eq(fees.settledBy, userId))
      .orderBy(asc(fees.id)),
  };
}

/** Erases that it was a user who recorded payments and settled fees. What the user paid stays in the books of the practice. */
export async function erasePayments(tx: Database, userId: number): Promise<void> {
  await tx.update(payments).set({ receivedBy: null }).where(eq(payments.receivedBy, userId));
  await tx.update(fees).set({ settledBy: null }).where(eq(fees.settledBy, userId));
}

/** Removes fees and payments of visits that ended before an instant (ms), and other payments of before it. */
export async function removeOldPayments(tx: Database, beforeMs: number): Promise<void> {
  const before = new Date(beforeMs);
  const ended = tx
    .select({ id: fees.id })
    .from(fees)
    .innerJoin(appointments, eq(appointments.id, fees.appointmentId))
    .where(lt(appointments.endsAt, before));
  await tx.delete(fees).where(sql`${fees.id} in ${ended}`);
  const old = await tx
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(lt(sql`coalesce(${appointments.endsAt}, ${payments.receivedAt})`, before));
  if (old.length === 0) return;
  await tx.delete(payments).where(
    anyOf(
      payments.id,
      old.map(({ id }) => id),
    ),
  );
}

/** True if any payment of a patient is still stored. */
export async function hasPayments(db: Database, patientId: number): Promise<boolean> {
  const mine = and(eq(payments.patientId, patientId));
  return (await db.select({ id: payments.id }).from(payments).where(mine).limit(1)).length > 0;
}
