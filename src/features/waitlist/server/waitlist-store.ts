import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { waitlistEntries } from '#db/schema/waitlist/waitlist-entries.ts';
import { waitlistOffers } from '#db/schema/waitlist/waitlist-offers.ts';

/** A patient on the waiting list, with their appointment. */
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
  readonly serviceId: number | null;
  /** The resource that has the appointment, and whether the patient chose it. */
  readonly resourceId: number | null;
  readonly resourceChosen: boolean;
}

const waits = isNull(waitlistEntries.outcome);

/** Puts a patient at the end of the list for one of their appointments; does nothing when they wait already. */
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

/** Takes a patient off the list; false when they don't wait for this appointment, or it is another patient's. */
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

/** Ends the waiting for appointments that are over, cancelled, or too near to be moved. */
export async function endEntries(tx: Database, entryIds: readonly number[], nowMs: number): Promise<void> {
  if (entryIds.length === 0) return;
  await tx
    .update(waitlistEntries)
    .set({ outcome: 'over', endedAt: new Date(nowMs) })
    .where(and(inArray(waitlistEntries.id, [...entryIds]), waits));
}

/** Returns the patients who wait for an earlier time of a provider, longest waiting first. */
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
      serviceId: appointments.serviceId,
      resourceId: appointments.resourceId,
      resourceChosen: appointments.resourceChosen,
    })
    .from(waitlistEntries)
    .innerJoin(appointments, eq(appointments.id, waitlistEntries.appointmentId))
    .where(and(eq(appointments.providerId, providerId), waits))
    .orderBy(asc(waitlistEntries.since), asc(waitlistEntries.id));
}

/** Returns the appointments for which a patient waits, in the order in which the waiting began. */
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

/** Returns the providers with patients waiting, in the order of their ids, so that no two jobs wait for each other. */
export async function findProvidersWaitedFor(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: appointments.providerId })
    .from(waitlistEntries)
    .innerJoin(appointments, eq(appointments.id, waitlistEntries.appointmentId))
    .where(waits)
    .orderBy(asc(appointments.providerId));
  return rows.map(({ id }) => id);
}

/** True if a patient waits for an earlier time of a provider. */
export async function isWaitedFor(db: Database, providerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .innerJoin(appointments, eq(appointments.id, waitlistEntries.appointmentId))
    .where(and(eq(appointments.providerId, providerId), waits))
    .limit(1);
  return row !== undefined;
}

/** Returns a patient's entries of the waiting list and the offers to them, for their data export. */
export async function collectWaiting(db: Database, patientId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    waitlistEntries: await db.select().from(waitlistEntries).where(eq(waitlistEntries.patientId, patientId)),
    waitlistOffers: await db.select().from(waitlistOffers).where(eq(waitlistOffers.patientId, patientId)),
  };
}

/** Deletes a patient's entries of the waiting list and the offers to them. */
export async function eraseWaiting(tx: Database, patientId: number): Promise<void> {
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.patientId, patientId));
}

/** Removes entries that began before an instant, with their offers. */
export async function removeOldWaiting(db: Database, beforeMs: number): Promise<void> {
  await db.delete(waitlistEntries).where(lt(waitlistEntries.since, new Date(beforeMs)));
}
