import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { deskMarks } from '#db/schema/auth/desk-marks.ts';
import { desks } from '#db/schema/auth/desks.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { tickets } from '#db/schema/queue/tickets.ts';
import type { Outcome } from '../rules/merge-mark.ts';

/** A mark as it is stored. */
export type MarkRow = typeof deskMarks.$inferSelect;

/** Stores a mark that hasn't come before; false if it has: then it waits for the transaction that stores it. */
export async function insertMark(tx: Database, mark: typeof deskMarks.$inferInsert): Promise<boolean> {
  const made = await tx.insert(deskMarks).values(mark).onConflictDoNothing().returning({ id: deskMarks.id });
  return made.length > 0;
}

/** Returns a mark of a place. */
export async function findMark(db: Database, providerId: number, id: string): Promise<MarkRow | undefined> {
  const [found] = await db
    .select()
    .from(deskMarks)
    .where(and(eq(deskMarks.id, id), eq(deskMarks.providerId, providerId)));
  return found;
}

/** Returns an open mark of a place, locked until the transaction ends; undefined if it is settled or there is none. */
export async function lockOpenMark(tx: Database, providerId: number, id: string): Promise<MarkRow | undefined> {
  const [found] = await tx
    .select()
    .from(deskMarks)
    .where(and(eq(deskMarks.id, id), eq(deskMarks.providerId, providerId), eq(deskMarks.outcome, 'open')))
    .for('update');
  return found;
}

/** Writes what became of a mark. */
export async function writeRuled(
  tx: Database,
  id: string,
  ruled: { readonly outcome: Outcome; readonly why: string | null; readonly ticketId: number | null },
): Promise<void> {
  await tx.update(deskMarks).set(ruled).where(eq(deskMarks.id, id));
}

/** Settles an open mark. */
export async function writeSettled(
  tx: Database,
  id: string,
  { nowMs, userId, ticketId }: { readonly userId: number; readonly nowMs: number; readonly ticketId: number | null },
): Promise<void> {
  const settled = { outcome: 'settled' as const, settledAt: new Date(nowMs), settledBy: userId, ticketId };
  await tx.update(deskMarks).set(settled).where(eq(deskMarks.id, id));
}

/** Notes the visit that was booked for an open wish. */
export async function writeBooked(tx: Database, id: string, appointmentId: number): Promise<void> {
  await tx.update(deskMarks).set({ appointmentId }).where(eq(deskMarks.id, id));
}

/** Returns the open marks of a place with whom they are about, the oldest first. */
export async function findOpenMarks(db: Database, providerId: number) {
  return await db
    .select({
      mark: deskMarks,
      madeBy: users.fullName,
      desk: desks.name,
      startsAt: appointments.startsAt,
      status: appointments.status,
      attendance: appointments.attendance,
      forName: appointments.forName,
      patientId: appointments.patientId,
      series: tickets.series,
      number: tickets.number,
      ticketPatientId: tickets.patientId,
      ticketForName: tickets.forName,
    })
    .from(deskMarks)
    .leftJoin(users, eq(users.id, deskMarks.madeBy))
    .leftJoin(desks, eq(desks.id, deskMarks.deskId))
    .leftJoin(appointments, eq(appointments.id, deskMarks.appointmentId))
    .leftJoin(tickets, eq(tickets.id, deskMarks.ticketId))
    .where(and(eq(deskMarks.providerId, providerId), eq(deskMarks.outcome, 'open')))
    .orderBy(asc(deskMarks.madeAt), asc(deskMarks.id));
}

/** Returns an appointment of a place in any state, locked until the transaction ends; undefined if the place has none with this id. */
export async function lockMarkedAppointment(tx: Database, providerId: number, id: number) {
  const [found] = await tx
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      forName: appointments.forName,
      resourceId: appointments.resourceId,
      startsAt: appointments.startsAt,
      status: appointments.status,
      attendance: appointments.attendance,
      markedAt: appointments.markedAt,
      updatedAt: appointments.updatedAt,
    })
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(placeOf(appointments.providerId), providerId)))
    .for('no key update', { of: appointments });
  return found;
}

/** True if a user is a member of a place since an instant (ms) or longer. */
export async function isMemberSince(
  db: Database,
  { providerId, userId, atMs }: { readonly providerId: number; readonly userId: number; readonly atMs: number },
): Promise<boolean> {
  const [found] = await db
    .select({ addedAt: providerMembers.addedAt })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId)));
  return found !== undefined && found.addedAt.getTime() <= atMs;
}

/** Returns the names of people by id. */
export async function findNames(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select({ id: users.id, name: users.fullName }).from(users).where(anyOf(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
