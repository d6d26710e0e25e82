import { and, asc, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointmentHealth } from '#db/schema/appointments/appointment-health.ts';
import { appointmentInsurance } from '#db/schema/appointments/appointment-insurance.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { clients } from '#db/schema/clients/clients.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { papers } from '#db/schema/papers/papers.ts';
import { tickets } from '#db/schema/queue/tickets.ts';
import { services } from '#db/schema/schedules/practice-services.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { runBy } from '#features/appointments/server/mark-store.ts';

const columns = {
  id: appointments.id,
  providerId: appointments.providerId,
  patientId: appointments.patientId,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  status: appointments.status,
  attendance: appointments.attendance,
  markedAt: appointments.markedAt,
  visitType: appointments.visitType,
  careType: appointments.careType,
  reason: appointments.reason,
  dangerAccepted: appointments.dangerAccepted,
  forName: appointments.forName,
  forAge: appointments.forAge,
  forRelation: appointments.forRelation,
  squeezeReason: appointments.squeezeReason,
  resourceChosen: appointments.resourceChosen,
  laterOnes: sql<number>`case when ${appointments.repeatId} is null then 0 else (
    select count(*)::int from ${appointments} later
    where later.repeat_id = ${appointments.repeatId} and later.patient_id = ${appointments.patientId}
      and later.status = 'scheduled' and later.starts_at > ${appointments.startsAt}) end`,
  resource: {
    id: resources.id,
    name: resources.name,
    takesVisits: sql<boolean>`${resources.retiredAt} is null and exists (
      select from ${resourcePlaces} where ${resourcePlaces.resourceId} = ${resources.id}
      and ${resourcePlaces.providerId} = ${placeOf(appointments.providerId)})`,
  },
  service: { id: services.id, name: services.name },
  ticket: { series: tickets.series, number: tickets.number },
  /** The number with which the same person waits for another appointment of the day. */
  waitsWith: sql<string | null>`case when ${appointments.attendance} = 'attended' then (
    select other.series || other.number from ${tickets} other
    where other.provider_id = ${placeOf(appointments.providerId)}
      and other.day = (${appointments.startsAt} at time zone 'Africa/Lagos')::date
      and other.patient_id = ${appointments.patientId}
      and coalesce(other.for_name, '') = coalesce(${appointments.forName}, '')
      and other.left_at is null and other.appointment_id <> ${appointments.id}) end`,
  went: sql<'seen' | 'left' | null>`case when ${appointments.attendance} = 'attended' then (
    select case gone.outcome when 'done' then 'seen' when 'left' then 'left' end from ${tickets} gone
    where gone.appointment_id = ${appointments.id} and gone.left_at is not null) end`,
  channel: appointments.channel,
  patientName: users.fullName,
  patientPhone: users.phone,
  dateOfBirth: users.dateOfBirth,
  hasAccount: sql<boolean>`${users.enteredByPracticeId} is null`,
  client: { id: clients.id, hospitalNumber: clients.hospitalNumber, birthYear: clients.birthYear },
  insurance: {
    insurer: appointmentInsurance.insurer,
    planName: appointmentInsurance.planName,
    memberId: appointmentInsurance.memberId,
    groupNumber: appointmentInsurance.groupNumber,
    policyHolder: appointmentInsurance.policyHolder,
    relationToPatient: appointmentInsurance.relationToPatient,
    effectiveDate: appointmentInsurance.effectiveDate,
    expiryDate: appointmentInsurance.expiryDate,
  },
  health: {
    sharedAt: appointmentHealth.sharedAt,
    bloodType: appointmentHealth.bloodType,
    genotype: appointmentHealth.genotype,
    allergies: appointmentHealth.allergies,
    illnesses: appointmentHealth.illnesses,
    medicines: appointmentHealth.medicines,
    isPregnant: appointmentHealth.isPregnant,
    contactName: appointmentHealth.contactName,
    contactPhone: appointmentHealth.contactPhone,
  },
};

/** The patient as the practice of the appointment's place knows them. */
const isClientOf = and(
  eq(clients.userId, appointments.patientId),
  sql`${clients.practiceId} = (
    select ${providers.practiceId} from ${providers} where ${providers.id} = ${placeOf(appointments.providerId)})`,
);

/** The ticket of a patient who is here. */
const isTicketOf = and(eq(tickets.appointmentId, appointments.id), isNull(tickets.leftAt));

/** An appointment with the patient's data that its provider may see. */
export type AppointmentRow = Awaited<ReturnType<typeof findAppointmentsBetween>>[number];

/** Cancelling ends the consent to share: providers don't see cancelled appointments. */
const isOn = inArray(appointments.status, ['scheduled', 'completed']);

/** Returns the appointments of the account's provider that begin between two instants (ms), in order of time. */
export async function findAppointmentsBetween(
  db: Database,
  { providerId, userId }: { readonly providerId: number; readonly userId: number },
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
) {
  return await db
    .select(columns)
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(clients, isClientOf)
    .leftJoin(resources, eq(resources.id, appointments.resourceId))
    .leftJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(tickets, isTicketOf)
    .leftJoin(appointmentInsurance, eq(appointmentInsurance.appointmentId, appointments.id))
    .leftJoin(appointmentHealth, eq(appointmentHealth.appointmentId, appointments.id))
    .where(
      and(
        inArray(appointments.providerId, ofPlace(db, providerId)),
        runBy(db, userId),
        isOn,
        gte(appointments.startsAt, new Date(fromMs)),
        lt(appointments.startsAt, new Date(toMs)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/**
 * Returns one appointment of the account's providers; undefined if there is none, or it is cancelled, unless it `hasPapers`
 * that the practice has signed and they are what is read.
 */
export async function findOwnAppointment(
  db: Database,
  id: number,
  userId: number,
  { forPapers = false } = {},
): Promise<AppointmentRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(clients, isClientOf)
    .leftJoin(resources, eq(resources.id, appointments.resourceId))
    .leftJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(tickets, isTicketOf)
    .leftJoin(appointmentInsurance, eq(appointmentInsurance.appointmentId, appointments.id))
    .leftJoin(appointmentHealth, eq(appointmentHealth.appointmentId, appointments.id))
    .where(and(eq(appointments.id, id), runBy(db, userId), forPapers ? or(isOn, hasPapers(db)) : isOn));
  return found;
}

/** A condition on `appointments`: there is a signed paper for it. */
function hasPapers(db: Database) {
  const signed = db
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.appointmentId, appointments.id), isNotNull(papers.signedAt)));
  return exists(signed);
}

/** Returns the same, locked until the transaction ends. */
export async function lockOwnAppointment(
  tx: Database,
  id: number,
  userId: number,
): Promise<AppointmentRow | undefined> {
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, id), runBy(tx, userId)))
    .for('update');
  return await findOwnAppointment(tx, id, userId);
}

/** Returns the scheduled appointments of a provider, or of one of its resources, that have not begun, by id. */
export async function findToCome(db: Database, providerId: number, nowMs: number, resourceId?: number) {
  const rows = await db
    .select({
      id: appointments.id,
      providerId: appointments.providerId,
      patientId: appointments.patientId,
      resourceId: appointments.resourceId,
      serviceId: appointments.serviceId,
      lane: appointments.lane,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      forName: appointments.forName,
      patientName: users.fullName,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .where(
      and(
        eq(appointments.providerId, providerId),
        eq(appointments.status, 'scheduled'),
        gt(appointments.startsAt, new Date(nowMs)),
        resourceId === undefined ? undefined : eq(appointments.resourceId, resourceId),
      ),
    )
    .orderBy(asc(appointments.id));
  return rows.map(({ startsAt, endsAt, forName, patientName, ...row }) => ({
    ...row,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    name: forName ?? patientName,
  }));
}

/** The ids of a provider and of the doubles that were merged into it, whose visits kept their provider. */
function ofPlace(db: Database, providerId: number) {
  return db
    .select({ id: providers.id })
    .from(providers)
    .where(or(eq(providers.id, providerId), eq(providers.mergedInto, providerId)));
}
