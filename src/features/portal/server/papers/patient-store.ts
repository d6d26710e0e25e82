import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { services } from '#db/schema/schedules/practice-services.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import { appointmentSummaries } from '#db/schema/video/appointment-summaries.ts';

const MAX_SHOWN = 50;

/** A person whom a practice knows: a patient, or with a name the relative whom the patient booked for. */
export interface KnownPerson {
  readonly patientId: number;
  readonly forName: string | null;
  /** A place of the practice. */
  readonly placeId: number;
  /** The places that the reader reaches, of any practice. */
  readonly reached: readonly number[];
}

/** Returns the appointments of a person at the places of the practice that the reader reaches, latest first. */
export async function findAppointmentsOf(db: Database, person: KnownPerson) {
  return await db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      place: providers.name,
      placeId: placeOf(appointments.providerId),
      status: appointments.status,
      attendance: appointments.attendance,
      visitType: appointments.visitType,
      service: services.name,
      person: resources.name,
      reason: appointments.reason,
      summary: appointmentSummaries.text,
    })
    .from(appointments)
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .leftJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(resources, eq(resources.id, appointments.resourceId))
    .leftJoin(appointmentSummaries, eq(appointmentSummaries.appointmentId, appointments.id))
    .where(ofPerson(person))
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
    .limit(MAX_SHOWN);
}

/** Returns how often a person didn't come to those places. */
export async function countNoShows(db: Database, person: KnownPerson): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(appointments)
    .where(and(ofPerson(person), eq(appointments.attendance, 'no_show')));
  return counted?.total ?? 0;
}

/** A condition on `appointments`. Cancelling ends the consent to share. */
function ofPerson({ patientId, forName, placeId, reached }: KnownPerson): SQL | undefined {
  return and(
    eq(appointments.patientId, patientId),
    sql`lower(${appointments.forName}) is not distinct from lower(${forName}::text)`,
    inArray(appointments.status, ['scheduled', 'completed']),
    inArray(placeOf(appointments.providerId), reached),
    sql`exists (select from ${providers} here join ${providers} there on there.id = ${placeOf(appointments.providerId)}
      where here.id = ${placeId} and (there.id = here.id or there.practice_id = here.practice_id))`,
  );
}
