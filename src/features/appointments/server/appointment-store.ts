import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { insertion } from '#db/insert-rows.ts';
import type { Database } from '#db/open-database.ts';
import { appointmentHealth } from '#db/schema/appointments/appointment-health.ts';
import { appointmentInsurance } from '#db/schema/appointments/appointment-insurance.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { papers } from '#db/schema/papers/papers.ts';
import { practiceNews } from '#db/schema/practice-news/practice-news.ts';
import { appointmentDelays, tickets } from '#db/schema/queue/tickets.ts';
import { services } from '#db/schema/schedules/practice-services.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import { type CancellationFee, cancellationFeeOf } from '#features/schedules/rules/cancellation-fee.ts';
import type { Appointment } from '../contract.ts';
import { lateFee } from '../rules/late-cancellation.ts';

const columns = {
  id: appointments.id,
  providerId: appointments.providerId,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  status: appointments.status,
  visitType: appointments.visitType,
  careType: appointments.careType,
  reason: appointments.reason,
  dangerAccepted: appointments.dangerAccepted,
  forName: appointments.forName,
  forAge: appointments.forAge,
  forRelation: appointments.forRelation,
  lateCancellation: appointments.lateCancellation,
  cancellationRule: appointments.cancellationRule,
  cancellationFee: appointments.cancellationFee,
  endReason: appointments.endReason,
  rescheduledTo: appointments.rescheduledTo,
  attendance: appointments.attendance,
  resourceChosen: appointments.resourceChosen,
  priceKobo: appointments.priceKobo,
  resource: { id: resources.id, name: resources.name, isPublic: resources.isPublic },
  service: { id: services.id, name: services.name },
  seenAt: practiceNews.seenAt,
  delay: { minutes: appointmentDelays.minutes, at: appointmentDelays.toldAt },
  ticket: { series: tickets.series, number: tickets.number, code: tickets.code },
  clinic: { isRunByMembers: sql<boolean>`coalesce(${providers.liveBy} = 'member', false)`, phone: providers.phone },
  insurance: { insurer: appointmentInsurance.insurer, planName: appointmentInsurance.planName },
  healthSharedAt: appointmentHealth.sharedAt,
  provider: {
    id: providers.id,
    name: providers.name,
    specialty: providers.specialty,
    profileImage: providers.profileImage,
    address: providers.address,
    lga: providers.lga,
    state: providers.state,
    latitude: providers.latitude,
    longitude: providers.longitude,
    locationPrecision: providers.locationPrecision,
    bookable: providers.bookable,
    isDemo: providers.isDemo,
  },
  present: {
    cancellationFeeKobo: providers.cancellationFeeKobo,
    cancellationFeePercent: providers.cancellationFeePercent,
    cancellationNote: providers.cancellationNote,
    visitPriceKobo: providers.visitPriceKobo,
  },
};

/** A patient's appointments, latest start first. */
export async function findAppointments(db: Database, patientId: number): Promise<Appointment[]> {
  return await select(db, eq(appointments.patientId, patientId));
}

/** Returns an appointment of this patient; undefined when there is none with this id, or it is another patient's. */
export async function findAppointment(db: Database, id: number, patientId: number): Promise<Appointment | undefined> {
  const [found] = await select(db, and(eq(appointments.id, id), eq(appointments.patientId, patientId)));
  return found;
}

/** The appointment that a patient booked with an idempotency key before, if any. */
export async function findByIdempotencyKey(
  db: Database,
  patientId: number,
  key: string,
): Promise<Appointment | undefined> {
  const [found] = await select(db, and(eq(appointments.patientId, patientId), eq(appointments.idempotencyKey, key)));
  return found;
}

/**
 * Returns when a patient booked which appointments, for whom, and whether they were cancelled; instants in ms since the
 * epoch.
 */
export async function findDiaryAppointments(db: Database, patientId: number) {
  const { createdAt, startsAt, status, forName, forAge, forRelation } = appointments;
  const rows = await db
    .select({ createdAt, startsAt, status, forName, forAge, forRelation })
    .from(appointments)
    .where(eq(appointments.patientId, patientId));
  return rows.map(({ createdAt, startsAt, status, ...whom }) => ({
    ...whom,
    bookedAtMs: createdAt.getTime(),
    startsAtMs: startsAt.getTime(),
    isOff: status === 'cancelled' || status === 'rescheduled',
  }));
}

const RETURNING = sql`returning *`;

type NewRow = Omit<typeof appointments.$inferInsert, 'id' | 'status'>;

/**
 * Adds scheduled appointments, at least one and each with another provider, and returns them in their order. The
 * constraints of the table refuse an overlap.
 */
export async function insertAppointments(
  db: Database,
  rows: readonly (NewRow & { readonly createdAt: Date; readonly updatedAt: Date })[],
): Promise<Appointment[]> {
  // By the table's own name, so that the inserted rows are read back as every other is.
  const inserted = db.$with('appointments', getTableColumns(appointments)).as(insertion(appointments, rows, RETURNING));
  const found = await select(db, undefined, db.with(inserted));
  const byProvider = new Map(found.map((appointment) => [appointment.providerId, appointment]));
  return rows.map(({ providerId }) => {
    const appointment = byProvider.get(providerId);
    if (appointment === undefined) throw new Error('PostgreSQL inserted an appointment without answering it.');
    return appointment;
  });
}

/**
 * Ends a scheduled appointment of this patient; false when it isn't scheduled any more, isn't theirs or isn't there.
 */
export async function endScheduled(
  db: Database,
  id: number,
  patientId: number,
  change: {
    readonly status: 'cancelled' | 'rescheduled';
    readonly lateCancellation: boolean;
    readonly cancellationFee: CancellationFee | null;
    readonly endReason: string | null;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const { nowMs, ...columnsToSet } = change;
  const ended = await db
    .update(appointments)
    // Who came early and was marked doesn't count as having come to an appointment that doesn't take place.
    .set({ ...columnsToSet, attendance: null, markedAt: null, updatedAt: new Date(nowMs) })
    .where(and(eq(appointments.id, id), eq(appointments.patientId, patientId), eq(appointments.status, 'scheduled')))
    .returning({ id: appointments.id });
  return ended.length > 0;
}

/** Points a rescheduled appointment of this patient to the one that replaced it, which keeps how it was booked. */
export async function setSuccessor(db: Database, id: number, patientId: number, successorId: number): Promise<void> {
  await db.execute(sql`
    update ${appointments} as successor set channel = earlier.channel, booked_by = earlier.booked_by
    from ${appointments} as earlier
    where successor.id = ${successorId} and earlier.id = ${id} and earlier.channel <> 'online'
      and earlier.patient_id = ${patientId} and successor.patient_id = ${patientId}`);
  await db
    .update(appointments)
    .set({ rescheduledTo: successorId })
    .where(and(eq(appointments.id, id), eq(appointments.patientId, patientId)));
}

/** True if the practice has signed a paper for an appointment. */
export async function hasSignedPapers(db: Database, id: number): Promise<boolean> {
  const signed = and(eq(papers.appointmentId, id), isNotNull(papers.signedAt));
  return (await db.select({ id: papers.id }).from(papers).where(signed).limit(1)).length > 0;
}

/** Completes every scheduled appointment that ended before an instant. Returns how many. */
export async function completeEndedBefore(db: Database, endedBeforeMs: number, nowMs: number): Promise<number> {
  const completed = await db
    .update(appointments)
    .set({ status: 'completed', updatedAt: new Date(nowMs) })
    .where(and(eq(appointments.status, 'scheduled'), lte(appointments.endsAt, new Date(endedBeforeMs))))
    .returning({ id: appointments.id });
  return completed.length;
}

async function select(
  db: Database,
  where: SQL | undefined,
  source: Pick<Database, 'select'> = db,
): Promise<Appointment[]> {
  const rows = await source
    .select(columns)
    .from(appointments)
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .leftJoin(resources, eq(resources.id, appointments.resourceId))
    .leftJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(
      practiceNews,
      // An appointment comes to a practice once: by a booking or by a move.
      and(eq(practiceNews.appointmentId, appointments.id), inArray(practiceNews.kind, ['booked', 'moved'])),
    )
    .leftJoin(appointmentDelays, eq(appointmentDelays.appointmentId, appointments.id))
    .leftJoin(tickets, and(eq(tickets.appointmentId, appointments.id), isNull(tickets.leftAt)))
    .leftJoin(appointmentInsurance, eq(appointmentInsurance.appointmentId, appointments.id))
    .leftJoin(appointmentHealth, eq(appointmentHealth.appointmentId, appointments.id))
    .where(where)
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
  return rows.map((row) => {
    const { startsAt, endsAt, forName, forAge, forRelation, cancellationRule, present, endReason, ...rest } = row;
    const { resource, resourceChosen, service, priceKobo, dangerAccepted, healthSharedAt, ...others } = rest;
    const { seenAt, clinic, delay, ticket, ...shown } = others;
    return {
      ...shown,
      ...(endReason !== null && { endReason }),
      ...(dangerAccepted === true && { dangerAccepted }),
      ...(healthSharedAt !== null && { sharesHealth: true as const }),
      ...(resource?.isPublic && { person: { id: resource.id, name: resource.name, isChosen: resourceChosen } }),
      ...(service !== null && { service: { ...service, minutes: minutesBetween(startsAt, endsAt), priceKobo } }),
      ...(row.status === 'scheduled' && practiceSays({ seenAt, clinic, delay, ticket })),
      date: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      lateFee: lateFee(cancellationRule, cancellationFeeOf(present)),
      forPerson:
        forName === null || forAge === null || forRelation === null
          ? null
          : { name: forName, age: forAge, relation: forRelation },
    };
  });
}

/** Returns what the practice lets the patient of a scheduled appointment know. */
function practiceSays({
  seenAt,
  clinic,
  delay,
  ticket,
}: {
  readonly seenAt: Date | null;
  readonly clinic: { readonly isRunByMembers: boolean; readonly phone: string | null };
  readonly delay: { readonly minutes: number; readonly at: Date } | null;
  readonly ticket: { readonly series: string; readonly number: number; readonly code: string } | null;
}): Pick<Appointment, 'sighting' | 'delay' | 'ticket'> {
  return {
    ...(clinic.isRunByMembers && { sighting: { seenAt: seenAt?.toISOString() ?? null, phone: clinic.phone } }),
    ...(delay !== null && { delay: { minutes: delay.minutes, at: delay.at.toISOString() } }),
    ...(ticket !== null && { ticket: { label: `${ticket.series}${ticket.number}`, code: ticket.code } }),
  };
}

function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 60_000);
}
