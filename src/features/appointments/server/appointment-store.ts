import { and, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments.ts';
import { providers } from '#db/schema/providers.ts';
import type { Appointment } from '../contract.ts';

const columns = {
  id: appointments.id,
  providerId: appointments.providerId,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  status: appointments.status,
  visitType: appointments.visitType,
  careType: appointments.careType,
  reason: appointments.reason,
  lateCancellation: appointments.lateCancellation,
  provider: {
    id: providers.id,
    name: providers.name,
    specialty: providers.specialty,
    profileImage: providers.profileImage,
    address: providers.address,
    lga: providers.lga,
    state: providers.state,
    isDemo: providers.isDemo,
  },
};

/** A patient's appointments, latest start first. */
export async function findAppointments(db: Database, patientId: number): Promise<Appointment[]> {
  return await select(db, eq(appointments.patientId, patientId));
}

/** One appointment of this patient; undefined when there is none with this id, or it is somebody else's. */
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

/** Tells whether a patient has ever had an appointment with a provider. */
export async function hasVisited(db: Database, patientId: number, providerId: number): Promise<boolean> {
  const mine = and(
    eq(appointments.patientId, patientId),
    eq(appointments.providerId, providerId),
    eq(appointments.status, 'completed'),
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

/** When a patient booked which visits, and whether they were called off; instants in ms since the epoch. */
export async function findDiaryVisits(
  db: Database,
  patientId: number,
): Promise<{ bookedAtMs: number; startsAtMs: number; isOff: boolean }[]> {
  const rows = await db
    .select({ createdAt: appointments.createdAt, startsAt: appointments.startsAt, status: appointments.status })
    .from(appointments)
    .where(eq(appointments.patientId, patientId));
  return rows.map(({ createdAt, startsAt, status }) => ({
    bookedAtMs: createdAt.getTime(),
    startsAtMs: startsAt.getTime(),
    isOff: status === 'cancelled' || status === 'rescheduled',
  }));
}

/** Adds a scheduled appointment and answers its id. The constraints of the table refuse an overlap. */
export async function insertAppointment(
  db: Database,
  row: Omit<typeof appointments.$inferInsert, 'id' | 'status' | 'createdAt' | 'updatedAt'>,
): Promise<number> {
  const [inserted] = await db.insert(appointments).values(row).returning({ id: appointments.id });
  if (inserted === undefined) throw new Error('PostgreSQL inserted an appointment without answering its id.');
  return inserted.id;
}

/** Ends a scheduled appointment of this patient; false when it isn't scheduled any more, isn't theirs or isn't there. */
export async function endScheduled(
  db: Database,
  id: number,
  patientId: number,
  change: { readonly status: 'cancelled' | 'rescheduled'; readonly lateCancellation: boolean; readonly nowMs: number },
): Promise<boolean> {
  const ended = await db
    .update(appointments)
    .set({ status: change.status, lateCancellation: change.lateCancellation, updatedAt: new Date(change.nowMs) })
    .where(and(eq(appointments.id, id), eq(appointments.patientId, patientId), eq(appointments.status, 'scheduled')))
    .returning({ id: appointments.id });
  return ended.length > 0;
}

async function select(db: Database, where: SQL | undefined): Promise<Appointment[]> {
  const rows = await db
    .select(columns)
    .from(appointments)
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .where(where)
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    date: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}
