import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { papers } from '#db/schema/papers/papers.ts';

/** Returns the papers that practices wrote for a user, drafts among them, and which ones the user wrote for others, without their content. */
export async function collectPapers(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const { id, kind, number, forName, body, authorLine, createdAt, signedAt, verifyCode, voidedAt, voidReason } = papers;
  return {
    papers: await db
      .select({
        ...{ id, kind, number, forName, body, authorLine, createdAt, signedAt, verifyCode, voidedAt, voidReason },
        appointmentId: papers.appointmentId,
        practice: practices.name,
      })
      .from(papers)
      .innerJoin(practices, eq(practices.id, papers.practiceId))
      .where(eq(papers.patientId, userId))
      .orderBy(desc(id)),
    writtenPapers: await db
      .select({ id, kind, number, createdAt, signedAt })
      .from(papers)
      .where(eq(papers.authorId, userId))
      .orderBy(asc(id)),
  };
}

/** Deletes drafts about a user, and that the user wrote or voided papers. Signed papers stay: they can't change. */
export async function erasePapers(tx: Database, userId: number): Promise<void> {
  await tx.delete(papers).where(and(eq(papers.patientId, userId), isNull(papers.signedAt)));
  await tx.update(papers).set({ authorId: null }).where(eq(papers.authorId, userId));
  await tx.update(papers).set({ voidedBy: null }).where(eq(papers.voidedBy, userId));
}

/** Removes the papers of visits that ended before an instant (ms), and others that were begun before it. */
export async function removeOldPapers(tx: Database, beforeMs: number): Promise<void> {
  const before = new Date(beforeMs);
  await tx.execute(sql`select set_config('alafia.retention', 'on', true)`);
  const old = await tx
    .select({ id: papers.id })
    .from(papers)
    .leftJoin(appointments, eq(appointments.id, papers.appointmentId))
    .where(lt(sql`coalesce(${appointments.endsAt}, ${papers.createdAt})`, before));
  if (old.length > 0) {
    await tx.delete(papers).where(
      anyOf(
        papers.id,
        old.map(({ id }) => id),
      ),
    );
  }
  await tx.execute(sql`select set_config('alafia.retention', 'off', true)`);
}

/** True if any paper for a patient is still stored. */
export async function hasPapers(db: Database, patientId: number): Promise<boolean> {
  const mine = eq(papers.patientId, patientId);
  return (await db.select({ id: papers.id }).from(papers).where(mine).limit(1)).length > 0;
}
