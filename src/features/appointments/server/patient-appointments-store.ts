import { and, eq, gt, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import type { Interval } from '#features/schedules/rules/slots.ts';

/** True if a patient has ever been to a provider; an appointment that was missed doesn't count. */
export async function hasVisited(db: Database, patientId: number, providerId: number): Promise<boolean> {
  const mine = and(
    eq(appointments.patientId, patientId),
    eq(appointments.providerId, providerId),
    eq(appointments.status, 'completed'),
    or(isNull(appointments.attendance), ne(appointments.attendance, 'no_show')),
  );
  return (await db.select({ id: appointments.id }).from(appointments).where(mine).limit(1)).length > 0;
}

/** True if a patient has a scheduled appointment with a provider that is in progress at an instant. */
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

/** A time that a patient wants for a person: the patient or, with a name, a relative. */
interface WantedTime {
  readonly patientId: number;
  readonly forName: string | null;
  readonly providerId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Returns the scheduled appointments of a person with other providers at a time. Appointments with the provider itself are
 * held apart by the table or, in lanes of their own, found by `findAppointmentsHere`.
 */
export async function findAppointmentsElsewhere(db: Database, wanted: WantedTime): Promise<Interval[]> {
  return await findIntervals(db, and(ofPersonAt(wanted), ne(appointments.providerId, wanted.providerId)));
}

/** Returns the scheduled appointments of a person with the same provider at a time. */
export async function findAppointmentsHere(db: Database, wanted: WantedTime): Promise<Interval[]> {
  return await findIntervals(db, and(ofPersonAt(wanted), eq(appointments.providerId, wanted.providerId)));
}

function ofPersonAt({ patientId, forName, startsAt, endsAt }: WantedTime): SQL | undefined {
  return and(
    eq(appointments.patientId, patientId),
    sql`lower(${appointments.forName}) is not distinct from lower(${forName}::text)`,
    eq(appointments.status, 'scheduled'),
    lt(appointments.startsAt, endsAt),
    gt(appointments.endsAt, startsAt),
  );
}

/** Returns the scheduled appointments of a patient, for any person, that aren't over at an instant. */
export async function findBusyTimes(db: Database, patientId: number, nowMs: number): Promise<Interval[]> {
  return await findIntervals(
    db,
    and(
      eq(appointments.patientId, patientId),
      eq(appointments.status, 'scheduled'),
      gt(appointments.endsAt, new Date(nowMs)),
    ),
  );
}

async function findIntervals(db: Database, where: SQL | undefined): Promise<Interval[]> {
  const rows = await db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(where);
  return rows.map(({ startsAt, endsAt }) => ({ startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() }));
}
