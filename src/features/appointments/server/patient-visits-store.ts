import { and, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments.ts';

/** Tells whether a patient has ever been to a provider; a visit missed doesn't count. */
export async function hasVisited(db: Database, patientId: number, providerId: number): Promise<boolean> {
  const mine = and(
    eq(appointments.patientId, patientId),
    eq(appointments.providerId, providerId),
    eq(appointments.status, 'completed'),
    or(isNull(appointments.attendance), ne(appointments.attendance, 'no_show')),
  );
  return (await db.select({ id: appointments.id }).from(appointments).where(mine).limit(1)).length > 0;
}

/** Tells whether a patient has a scheduled visit with a provider that is under way at an instant. */
export async function hasScheduledAt(db: Database, patientId: number, providerId: number, at: Date): Promise<boolean> {
  const mine = and(
    eq(appointments.patientId, patientId),
    eq(appointments.providerId, providerId),
    eq(appointments.status, 'scheduled'),
    lte(appointments.startsAt, at),
    gt(appointments.endsAt, at),
  );
  return (await db.select({ id: appointments.id }).from(appointments).where(mine).limit(1)).length > 0;
}

/**
 * Tells whether a person has a scheduled visit with another provider between two instants. The person is the patient
 * or, with a name, somebody the patient booked for. Visits with the provider itself are held apart by the table.
 */
export async function hasVisitElsewhere(
  db: Database,
  visit: { patientId: number; forName: string | null; providerId: number; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const inTheWay = and(
    eq(appointments.patientId, visit.patientId),
    sql`lower(${appointments.forName}) is not distinct from lower(${visit.forName}::text)`,
    ne(appointments.providerId, visit.providerId),
    eq(appointments.status, 'scheduled'),
    lt(appointments.startsAt, visit.endsAt),
    gt(appointments.endsAt, visit.startsAt),
  );
  return (await db.select({ id: appointments.id }).from(appointments).where(inTheWay).limit(1)).length > 0;
}

/** The scheduled visits of a patient, whoever they are for, that aren't over at an instant; in ms since the epoch. */
export async function findBusyTimes(
  db: Database,
  patientId: number,
  nowMs: number,
): Promise<{ startsAtMs: number; endsAtMs: number }[]> {
  const rows = await db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.status, 'scheduled'),
        gt(appointments.endsAt, new Date(nowMs)),
      ),
    );
  return rows.map(({ startsAt, endsAt }) => ({ startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() }));
}
