import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { waitlistEntries } from '#db/schema/waitlist/waitlist-entries.ts';
import { waitlistOffers } from '#db/schema/waitlist/waitlist-offers.ts';

export type OfferOutcome = NonNullable<(typeof waitlistOffers.$inferSelect)['outcome']>;

const offer = {
  id: waitlistOffers.id,
  entryId: waitlistOffers.entryId,
  patientId: waitlistOffers.patientId,
  appointmentId: waitlistEntries.appointmentId,
  providerId: waitlistOffers.providerId,
  startsAt: waitlistOffers.startsAt,
  endsAt: waitlistOffers.endsAt,
  expiresAt: waitlistOffers.expiresAt,
  outcome: waitlistOffers.outcome,
};

/** An offer with the appointment that it would move. */
export interface Offer {
  readonly id: number;
  readonly entryId: number;
  readonly patientId: number;
  readonly appointmentId: number;
  readonly providerId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly expiresAt: Date;
  readonly outcome: OfferOutcome | null;
}

/** Returns an offer to a patient; undefined when there is none with this id, or it was made to another patient. */
export async function findOffer(db: Database, id: number, patientId: number): Promise<Offer | undefined> {
  const [found] = await db
    .select(offer)
    .from(waitlistOffers)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, waitlistOffers.entryId))
    .where(and(eq(waitlistOffers.id, id), eq(waitlistOffers.patientId, patientId)));
  return found;
}

/** Returns the open offer for an appointment of a patient, if any. */
export async function findOpenOffer(
  db: Database,
  appointmentId: number,
  patientId: number,
): Promise<Offer | undefined> {
  const [found] = await db
    .select(offer)
    .from(waitlistOffers)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, waitlistOffers.entryId))
    .where(
      and(
        eq(waitlistEntries.appointmentId, appointmentId),
        eq(waitlistOffers.patientId, patientId),
        isNull(waitlistOffers.outcome),
      ),
    );
  return found;
}

/**
 * Returns the offers of a provider that weren't decided, expired ones included, with the present status of the
 * appointments.
 */
export async function findOpenOffers(db: Database, providerId: number) {
  const { status: appointmentStatus, visitType, careType, serviceId } = appointments;
  const personId = sql<number | null>`case when ${appointments.resourceChosen} then ${appointments.resourceId} end`;
  return await db
    .select({ ...offer, appointmentStatus, visitType, careType, serviceId, personId })
    .from(waitlistOffers)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, waitlistOffers.entryId))
    .innerJoin(appointments, eq(appointments.id, waitlistEntries.appointmentId))
    .where(and(eq(waitlistOffers.providerId, providerId), isNull(waitlistOffers.outcome)));
}

/** Stores an offer and returns its id; undefined when there is one for the time or the patient already. */
export async function insertOffer(
  tx: Database,
  row: Omit<typeof waitlistOffers.$inferInsert, 'id' | 'outcome' | 'decidedAt'>,
): Promise<number | undefined> {
  const [made] = await tx.insert(waitlistOffers).values(row).onConflictDoNothing().returning({ id: waitlistOffers.id });
  return made?.id;
}

/** Stores the outcome of an open offer to a patient; false when it was decided before. */
export async function closeOffer(
  tx: Database,
  id: number,
  patientId: number,
  outcome: OfferOutcome,
  nowMs: number,
): Promise<boolean> {
  const open = and(eq(waitlistOffers.id, id), eq(waitlistOffers.patientId, patientId), isNull(waitlistOffers.outcome));
  const closed = await tx
    .update(waitlistOffers)
    .set({ outcome, decidedAt: new Date(nowMs) })
    .where(open)
    .returning({ id: waitlistOffers.id });
  return closed.length > 0;
}

/** Returns the starts of a provider that were offered before, by account. */
export async function findOfferedStarts(
  db: Database,
  providerId: number,
  patientIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (patientIds.length === 0) return new Map();
  const rows = await db
    .select({ patientId: waitlistOffers.patientId, startsAt: waitlistOffers.startsAt })
    .from(waitlistOffers)
    .where(and(eq(waitlistOffers.providerId, providerId), inArray(waitlistOffers.patientId, [...patientIds])));
  const offered = Map.groupBy(rows, ({ patientId }) => patientId);
  return new Map([...offered].map(([id, offers]) => [id, offers.map(({ startsAt }) => startsAt.getTime())]));
}

/**
 * Returns the appointments of a provider that were cancelled or moved and would end after an instant, with when that
 * was.
 */
export async function findFreed(db: Database, providerId: number, nowMs: number) {
  const rows = await db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt, updatedAt: appointments.updatedAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.providerId, providerId),
        inArray(appointments.status, ['cancelled', 'rescheduled']),
        gt(appointments.endsAt, new Date(nowMs)),
      ),
    );
  return rows.map(({ startsAt, endsAt, updatedAt }) => ({
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    atMs: updatedAt.getTime(),
  }));
}

/** Returns the scheduled appointments of some patients with other providers that end after an instant. */
export async function findElsewhere(
  db: Database,
  patientIds: readonly number[],
  providerId: number,
  nowMs: number,
): Promise<{ patientId: number; forName: string | null; startsAtMs: number; endsAtMs: number }[]> {
  if (patientIds.length === 0) return [];
  const { patientId, forName, startsAt, endsAt } = appointments;
  const rows = await db
    .select({ patientId, forName, startsAt, endsAt })
    .from(appointments)
    .where(
      and(
        inArray(patientId, [...patientIds]),
        ne(appointments.providerId, providerId),
        eq(appointments.status, 'scheduled'),
        gt(endsAt, new Date(nowMs)),
      ),
    );
  return rows.map((row) => ({
    patientId: row.patientId,
    forName: row.forName,
    startsAtMs: row.startsAt.getTime(),
    endsAtMs: row.endsAt.getTime(),
  }));
}
