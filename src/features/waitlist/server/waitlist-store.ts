import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments.ts';
import { waitlistEntries } from '#db/schema/waitlist-entries.ts';
import { waitlistOffers } from '#db/schema/waitlist-offers.ts';

/** A person who waits, with their visit. */
export interface WaitingRow {
  readonly entryId: number;
  readonly patientId: number;
  readonly appointmentId: number;
  readonly since: Date;
  readonly knownFree: readonly Date[];
  readonly startsAt: Date;
  readonly status: string;
  readonly visitType: 'telehealth' | 'in-person';
  readonly careType: 'urgent' | 'routine';
  readonly forName: string | null;
}

const waits = isNull(waitlistEntries.outcome);

/** Puts somebody on the list for a visit of theirs, at its end; does nothing when they wait already. */
export async function putEntry(
  tx: Database,
  entry: {
    readonly appointmentId: number;
    readonly patientId: number;
    readonly since: Date;
    readonly knownFree: Date[];
  },
): Promise<void> {
  const { since, knownFree } = entry;
  await tx
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: waitlistEntries.appointmentId,
      set: { since, knownFree, outcome: null, endedAt: null },
      setWhere: sql`${waitlistEntries.outcome} is not null`,
    });
}

/** Takes somebody off the list; false when they don't wait for this visit, or it is somebody else's. */
export async function endEntry(
  tx: Database,
  which: { readonly appointmentId: number; readonly patientId: number },
  outcome: 'left' | 'moved',
  nowMs: number,
): Promise<boolean> {
  const mine = and(
    eq(waitlistEntries.appointmentId, which.appointmentId),
    eq(waitlistEntries.patientId, which.patientId),
    waits,
  );
  const ended = await tx
    .update(waitlistEntries)
    .set({ outcome, endedAt: new Date(nowMs) })
    .where(mine)
    .returning({ id: waitlistEntries.id });
  return ended.length > 0;
}

/** Ends waiting that has come to nothing: the visit is over, off, or too near to be moved. */
export async function endEntries(tx: Database, entryIds: readonly number[], nowMs: number): Promise<void> {
  if (entryIds.length === 0) return;
  await tx
    .update(waitlistEntries)
    .set({ outcome: 'over', endedAt: new Date(nowMs) })
    .where(and(inArray(waitlistEntries.id, [...entryIds]), waits));
}

/** Everybody who waits for an earlier time of a provider, longest first. */
export async function findWaiting(db: Database, providerId: number): Promise<WaitingRow[]> {
  return await db
    .select({
      entryId: waitlistEntries.id,
      patientId: waitlistEntries.patientId,
      appointmentId: waitlistEntries.appointmentId,
      since: waitlistEntries.since,
      knownFree: waitlistEntries.knownFree,
      startsAt: appointments.startsAt,
      status: appointments.status,
      visitType: appointments.visitType,
      careType: appointments.careType,
      forName: appointments.forName,
    })
    .from(waitlistEntries)
    .innerJoin(appointments, eq(appointments.id, waitlistEntries.appointmentId))
    .where(and(eq(appointments.providerId, providerId), waits))
    .orderBy(asc(waitlistEntries.since), asc(waitlistEntries.id));
}

/** The visits for which somebody waits, in the order in which they began. */
export async function findPlacesOf(db: Database, patientId: number) {
  const open = and(eq(waitlistOffers.entryId, waitlistEntries.id), isNull(waitlistOffers.outcome));
  return await db
    .select({
      appointmentId: waitlistEntries.appointmentId,
      since: waitlistEntries.since,
      offer: {
        id: waitlistOffers.id,
        startsAt: waitlistOffers.startsAt,
        endsAt: waitlistOffers.endsAt,
        expiresAt: waitlistOffers.expiresAt,
      },
    })
    .from(waitlistEntries)
    .leftJoin(waitlistOffers, open)
    .where(and(eq(waitlistEntries.patientId, patientId), waits))
    .orderBy(asc(waitlistEntries.since), asc(waitlistEntries.id));
}

/** The providers for whose times somebody waits, in the order of their ids: so no two jobs wait for each other. */
export async function findProvidersWaitedFor(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: appointments.providerId })
    .from(waitlistEntries)
    .innerJoin(appointments, eq(appointments.id, waitlistEntries.appointmentId))
    .where(waits)
    .orderBy(asc(appointments.providerId));
  return rows.map(({ id }) => id);
}

/** Whether anybody waits for an earlier time of a provider. */
export async function isWaitedFor(db: Database, providerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .innerJoin(appointments, eq(appointments.id, waitlistEntries.appointmentId))
    .where(and(eq(appointments.providerId, providerId), waits))
    .limit(1);
  return row !== undefined;
}

/** What is kept of somebody's waiting and of what was offered to them. */
export async function collectWaiting(db: Database, patientId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    waitlistEntries: await db.select().from(waitlistEntries).where(eq(waitlistEntries.patientId, patientId)),
    waitlistOffers: await db.select().from(waitlistOffers).where(eq(waitlistOffers.patientId, patientId)),
  };
}

/** Takes somebody off every list, and what was offered to them with it. */
export async function eraseWaiting(tx: Database, patientId: number): Promise<void> {
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.patientId, patientId));
}

/** Removes what was begun before an instant, with what was offered. */
export async function removeOldWaiting(db: Database, beforeMs: number): Promise<void> {
  await db.delete(waitlistEntries).where(lt(waitlistEntries.since, new Date(beforeMs)));
}
