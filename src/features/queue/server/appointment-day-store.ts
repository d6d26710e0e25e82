import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { appointmentDelays } from '#db/schema/queue/tickets.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import { GROWTH_MINUTES, NOTIFIED_AGAIN_MS } from '../rules/running-late.ts';

const columns = {
  id: appointments.id,
  /** The place that the appointment is at, also if its provider was merged into it. */
  placeId: sql<number>`${placeOf(appointments.providerId)}`,
  patientId: appointments.patientId,
  forName: appointments.forName,
  resourceId: appointments.resourceId,
  startsAt: appointments.startsAt,
  status: appointments.status,
  attendance: appointments.attendance,
  markedAt: appointments.markedAt,
  visitType: appointments.visitType,
};

/** An appointment as the queue needs it. */
export type QueueAppointment = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;

/** Returns an appointment that is scheduled or completed, locked until the transaction ends; undefined if there is none. */
export async function lockAppointment(tx: Database, id: number) {
  const [found] = await tx
    .select(columns)
    .from(appointments)
    .where(and(eq(appointments.id, id), inArray(appointments.status, ['scheduled', 'completed'])))
    .for('no key update', { of: appointments });
  return found;
}

/**
 * Returns the scheduled appointments of a place that begin between two instants (ms), by start, with the delays that were
 * reported. The messages say when a patient was notified last, also if the delay was taken back.
 */
export async function findScheduled(
  db: Database,
  providerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
) {
  return await db
    .select({
      ...columns,
      endsAt: appointments.endsAt,
      resourceName: resources.name,
      capacity: resources.capacity,
      name: sql<string>`coalesce(${appointments.forName}, ${users.fullName})`,
      phone: users.phone,
      notifiedMinutes: appointmentDelays.minutes,
      notifiedAt: sql<Date | null>`coalesce(${appointmentDelays.toldAt}, (
        select max(${messages.createdAt}) from ${messages} where ${messages.about} = 'appointment:' || ${appointments.id}
          and ${messages.kind} in ('visit-delayed', 'visit-on-time')))`.mapWith(appointmentDelays.toldAt),
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(resources, eq(resources.id, appointments.resourceId))
    .leftJoin(appointmentDelays, eq(appointmentDelays.appointmentId, appointments.id))
    .where(
      and(
        sql`${appointments.providerId} in (
          select place.id from ${providers} as place where place.id = ${providerId} or place.merged_into = ${providerId})`,
        eq(appointments.status, 'scheduled'),
        gte(appointments.startsAt, new Date(fromMs)),
        lt(appointments.startsAt, new Date(toMs)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** Locks appointments until the transaction ends. */
export async function lockAppointments(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(anyOf(appointments.id, ids))
    .orderBy(asc(appointments.id))
    .for('no key update');
}

/** Returns the scheduled appointment, for the patient in person, that isn't marked and begins between two instants (ms). */
export async function findUnmarked(
  db: Database,
  { providerId, patientId }: { readonly providerId: number; readonly patientId: number },
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<{ readonly id: number; readonly startsAt: Date } | undefined> {
  const [found] = await db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(placeOf(appointments.providerId), providerId),
        isNull(appointments.forName),
        eq(appointments.status, 'scheduled'),
        eq(appointments.visitType, 'in-person'),
        isNull(appointments.attendance),
        gte(appointments.startsAt, new Date(fromMs)),
        lt(appointments.startsAt, new Date(toMs)),
      ),
    )
    .orderBy(asc(appointments.startsAt));
  return found;
}

/**
 * Notes that a patient is notified of a delay. False if they were notified of as much before, or within the last 15 minutes:
 * once, and again for 15 minutes more.
 */
export async function noteDelay(
  tx: Database,
  delay: {
    readonly appointmentId: number;
    readonly resourceId: number | null;
    readonly minutes: number;
    readonly userId: number;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const { appointmentId, userId, nowMs, ...rest } = delay;
  const values = { ...rest, toldAt: new Date(nowMs), toldBy: userId };
  const noted = await tx
    .insert(appointmentDelays)
    .values({ appointmentId, ...values })
    .onConflictDoUpdate({
      target: appointmentDelays.appointmentId,
      set: values,
      setWhere: sql`${appointmentDelays.minutes} + ${GROWTH_MINUTES} <= ${rest.minutes}
        and ${appointmentDelays.toldAt} <= ${new Date(nowMs - NOTIFIED_AGAIN_MS)}`,
    })
    .returning({ id: appointmentDelays.appointmentId });
  return noted.length > 0;
}

/** Forgets that the patient of an appointment was notified of a delay. False if they weren't, or it is forgotten already. */
export async function removeDelay(tx: Database, appointmentId: number): Promise<boolean> {
  const removed = await tx
    .delete(appointmentDelays)
    .where(eq(appointmentDelays.appointmentId, appointmentId))
    .returning({ id: appointmentDelays.appointmentId });
  return removed.length > 0;
}
