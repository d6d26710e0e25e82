import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import { runBy } from '#features/appointments/server/mark-store.ts';
import type { ChangedAppointment } from '../rules/appointment-change.ts';

/** The appointment that replaced another one. */
interface Successor {
  readonly id: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** The desk put it in although the time was taken. */
  readonly isSqueezed: boolean;
}

/** An appointment in any state, without what its patient wrote. */
export interface StoredAppointment extends ChangedAppointment {
  readonly id: number;
  readonly providerId: number;
  readonly patientId: number;
  readonly serviceId: number | null;
  readonly resourceId: number | null;
  readonly lane: number;
  /** The resource that the patient chose, or null. */
  readonly chosenId: number | null;
  /** The appointment that replaced it. */
  readonly successor: Successor | null;
}

/** Returns what a resource is, also a retired one. */
export async function findKind(db: Database, resourceId: number) {
  const { kind, title } = resources;
  return (await db.select({ kind, title }).from(resources).where(eq(resources.id, resourceId)))[0];
}

/** Returns the ids of the later scheduled appointments of the series of a repeated one, in order of time. */
export async function findLaterOnes(db: Database, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select later.id from ${appointments} one join ${appointments} later on later.repeat_id = one.repeat_id
      and later.patient_id = one.patient_id and later.starts_at > one.starts_at and later.status = 'scheduled'
    where one.id = ${id} order by later.starts_at, later.id`);
  return rows.map((row) => row.id);
}

/** Returns one appointment of the account's providers, also a cancelled or moved one; undefined if there is none. */
export async function findChangedAppointment(
  db: Database,
  id: number,
  userId: number,
): Promise<StoredAppointment | undefined> {
  const successor = alias(appointments, 'successor');
  const [row] = await db
    .select({
      id: appointments.id,
      providerId: appointments.providerId,
      patientId: appointments.patientId,
      serviceId: appointments.serviceId,
      resourceId: appointments.resourceId,
      lane: appointments.lane,
      chosenId: sql<number | null>`case when ${appointments.resourceChosen} then ${appointments.resourceId} end`,
      status: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      endReason: appointments.endReason,
      successor: {
        id: successor.id,
        startsAt: successor.startsAt,
        endsAt: successor.endsAt,
        resourceId: successor.resourceId,
        squeezeReason: successor.squeezeReason,
      },
    })
    .from(appointments)
    .leftJoin(successor, eq(successor.id, appointments.rescheduledTo))
    .where(and(eq(appointments.id, id), runBy(db, userId)));
  if (row === undefined) return undefined;
  const { startsAt, endsAt, successor: next, ...appointment } = row;
  return {
    ...appointment,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    movedToMs: next?.startsAt.getTime() ?? null,
    movedToId: next?.resourceId ?? null,
    successor: next && {
      id: next.id,
      startsAtMs: next.startsAt.getTime(),
      endsAtMs: next.endsAt.getTime(),
      isSqueezed: next.squeezeReason !== null,
    },
  };
}
