import { asc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { deskMarks } from '#db/schema/auth/desk-marks.ts';
import { tickets } from '#db/schema/queue/tickets.ts';

/** Returns what was done for a user at desks without network, and what the user did there as a member, without others' data. */
export async function collectDeskMarks(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    deskMarks: await db
      .select({
        day: deskMarks.day,
        act: deskMarks.act,
        entered: deskMarks.entered,
        madeAt: deskMarks.madeAt,
        outcome: deskMarks.outcome,
        why: deskMarks.why,
      })
      .from(deskMarks)
      .where(isAbout(db, userId))
      .orderBy(asc(deskMarks.madeAt)),
    deskMarksMade: await db
      .select({ id: deskMarks.id, act: deskMarks.act, madeAt: deskMarks.madeAt })
      .from(deskMarks)
      .where(or(eq(deskMarks.madeBy, userId), eq(deskMarks.sentBy, userId), eq(deskMarks.settledBy, userId)))
      .orderBy(asc(deskMarks.madeAt)),
  };
}

/** Deletes what was done for a user at desks without network, and that it was this user who did, sent or settled something there. */
export async function eraseDeskMarks(tx: Database, userId: number): Promise<void> {
  await tx.delete(deskMarks).where(isAbout(tx, userId));
  await tx.update(deskMarks).set({ madeBy: null }).where(eq(deskMarks.madeBy, userId));
  await tx.update(deskMarks).set({ sentBy: null }).where(eq(deskMarks.sentBy, userId));
  await tx.update(deskMarks).set({ settledBy: null }).where(eq(deskMarks.settledBy, userId));
}

/** Deletes the marks that were made before an instant (ms). */
export async function removeOldDeskMarks(db: Database, beforeMs: number): Promise<void> {
  await db.delete(deskMarks).where(lt(deskMarks.madeAt, new Date(beforeMs)));
}

function isAbout(db: Database, userId: number) {
  const own = db.select({ id: appointments.id }).from(appointments).where(eq(appointments.patientId, userId));
  const numbers = db.select({ id: tickets.id }).from(tickets).where(eq(tickets.patientId, userId));
  return or(inArray(deskMarks.appointmentId, own), inArray(deskMarks.ticketId, numbers));
}
