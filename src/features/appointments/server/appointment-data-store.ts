import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { services } from '#db/schema/schedules/practice-services.ts';
import { resources } from '#db/schema/schedules/resources.ts';

const { patientId: _patient, bookedBy: _member, ...appointment } = getTableColumns(appointments);
const ENDED = ['cancelled', 'rescheduled'] as const;

/** For the reason of a squeezed appointment: its row must have one. */
const NO_REASON = sql`case when ${appointments.squeezeReason} is not null then '' end`;

/** Returns a patient's appointments and what they wrote about them, for their data export. */
export async function collectAppointments(db: Database, patientId: number): Promise<Readonly<Record<string, unknown>>> {
  const mine = eq(appointments.patientId, patientId);
  return {
    appointments: await db
      .select({
        ...appointment,
        providerName: providers.name,
        // As the appointment shows it: only of whom the practice names.
        personName: sql<string | null>`case when ${resources.isPublic} then ${resources.name} end`,
        serviceName: services.name,
      })
      .from(appointments)
      .innerJoin(providers, eq(providers.id, appointments.providerId))
      .leftJoin(resources, eq(resources.id, appointments.resourceId))
      .leftJoin(services, eq(services.id, appointments.serviceId))
      .where(mine)
      .orderBy(desc(appointments.startsAt)),
    reviews: await db
      .select(getTableColumns(reviews))
      .from(reviews)
      .innerJoin(appointments, eq(appointments.id, reviews.appointmentId))
      .where(mine)
      .orderBy(desc(reviews.createdAt)),
  };
}

/** Returns the ids of a patient's appointments that have not begun. */
export async function findUpcoming(db: Database, patientId: number, nowMs: number): Promise<number[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.status, 'scheduled'),
        gt(appointments.startsAt, new Date(nowMs)),
      ),
    )
    .orderBy(appointments.id);
  return rows.map(({ id }) => id);
}

/**
 * Erases what patient and practice wrote for appointments that didn't take place, names, ages and relations of
 * relatives whom the patient booked for, and that the account booked for clients of a practice.
 */
export async function eraseAppointments(tx: Database, patientId: number): Promise<void> {
  const mine = eq(appointments.patientId, patientId);
  await tx.update(appointments).set({ idempotencyKey: null, endReason: null, squeezeReason: NO_REASON }).where(mine);
  await tx
    .update(appointments)
    .set({ reason: '', dangerAccepted: null })
    .where(and(mine, inArray(appointments.status, [...ENDED])));
  await tx
    .update(appointments)
    .set({ forName: null, forAge: null, forRelation: null })
    .where(and(mine, isNotNull(appointments.forName)));
  await tx.update(appointments).set({ bookedBy: null }).where(eq(appointments.bookedBy, patientId));
}

/** Erases what patient and practice wrote for appointments that were cancelled or moved and would have begun before an instant. */
export async function eraseOldReasons(db: Database, beforeMs: number): Promise<void> {
  await db
    .update(appointments)
    .set({
      ...{ reason: '', dangerAccepted: null, endReason: null, squeezeReason: NO_REASON },
      ...{ forName: null, forAge: null, forRelation: null },
    })
    .where(
      and(
        inArray(appointments.status, [...ENDED]),
        lt(appointments.startsAt, new Date(beforeMs)),
        or(
          ne(appointments.reason, ''),
          isNotNull(appointments.endReason),
          ne(appointments.squeezeReason, ''),
          isNotNull(appointments.forName),
        ),
      ),
    );
}

/** Returns the ids of the providers with reviewed appointments that ended before an instant, in order. */
export async function findReviewedBefore(tx: Database, beforeMs: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: reviews.providerId })
    .from(reviews)
    .innerJoin(appointments, eq(appointments.id, reviews.appointmentId))
    .where(lt(appointments.endsAt, new Date(beforeMs)))
    .orderBy(asc(reviews.providerId));
  return rows.map(({ id }) => id);
}

/** Removes appointments of any status that ended before an instant, with what was written about them. */
export async function removeOldAppointments(tx: Database, beforeMs: number): Promise<void> {
  const old = tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(lt(appointments.endsAt, new Date(beforeMs)));
  await tx.delete(reviews).where(inArray(reviews.appointmentId, old));
  await tx.update(appointments).set({ rescheduledTo: null }).where(inArray(appointments.rescheduledTo, old));
  await tx.delete(appointments).where(lt(appointments.endsAt, new Date(beforeMs)));
}

/** True if any appointment of a patient is still stored. */
export async function hasAppointments(db: Database, patientId: number): Promise<boolean> {
  const mine = eq(appointments.patientId, patientId);
  return (await db.select({ id: appointments.id }).from(appointments).where(mine).limit(1)).length > 0;
}
