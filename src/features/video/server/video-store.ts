import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { videoRooms } from '#db/schema/video/video-rooms.ts';
import { runBy } from '#features/appointments/server/mark-store.ts';
import type { Caller } from '#features/directory/server/member-store.ts';
import { GONE_AFTER_MS } from '../rules/limits.ts';

/** One of the two sides of a video visit. */
export type Side = 'patient' | 'provider';

/** A visit for one of its sides, with its room. */
export type VideoAppointment = NonNullable<Awaited<ReturnType<typeof findVideoAppointment>>>;

/** Returns a visit to its patient or a member of its provider; undefined to others, or if there is none. */
export async function findVideoAppointment(db: Database, id: number, userId: number) {
  const isPatient = sql<boolean>`${eq(appointments.patientId, userId)}`;
  const [found] = await db
    .select({
      id: appointments.id,
      providerId: appointments.providerId,
      patientId: appointments.patientId,
      isPatient,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      status: appointments.status,
      visitType: appointments.visitType,
      forName: appointments.forName,
      patientName: users.fullName,
      providerName: providers.name,
      isDemo: providers.isDemo,
      waitingSince: videoRooms.waitingSince,
      patientSeenAt: videoRooms.patientSeenAt,
      providerSeenAt: videoRooms.providerSeenAt,
      admittedAt: videoRooms.admittedAt,
      endedAt: videoRooms.endedAt,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .leftJoin(videoRooms, eq(videoRooms.appointmentId, appointments.id))
    .where(and(eq(appointments.id, id), or(eq(appointments.patientId, userId), runBy(db, userId))));
  return found;
}

/** Returns the patient of a visit, whose access log notes a refused attempt; undefined if there is no such visit. */
export async function findPatientOf(db: Database, id: number): Promise<{ id: number; patientId: number } | undefined> {
  const [found] = await db
    .select({ id: appointments.id, patientId: appointments.patientId })
    .from(appointments)
    .where(eq(appointments.id, id));
  return found;
}

/** Returns the provider's other visits that begin in the 12 hours before this one and may delay it. */
export async function findEarlier(
  db: Database,
  { id, providerId, startsAt }: Pick<VideoAppointment, 'id' | 'providerId' | 'startsAt'>,
  nowMs: number,
) {
  const alive = new Date(nowMs - GONE_AFTER_MS);
  const rows = await db
    .select({
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      attendance: appointments.attendance,
      admittedAt: videoRooms.admittedAt,
      waitingSince: videoRooms.waitingSince,
      patientSeenAt: videoRooms.patientSeenAt,
      providerSeenAt: videoRooms.providerSeenAt,
    })
    .from(appointments)
    .leftJoin(videoRooms, eq(videoRooms.appointmentId, appointments.id))
    .where(
      and(
        eq(appointments.providerId, providerId),
        eq(appointments.status, 'scheduled'),
        ne(appointments.id, id),
        lt(appointments.startsAt, startsAt),
        gt(appointments.startsAt, new Date(startsAt.getTime() - 12 * 60 * 60_000)),
      ),
    );
  const isThere = (seenAt: Date | null) => seenAt !== null && seenAt > alive;
  return rows.map(
    ({ startsAt: from, endsAt, attendance, admittedAt, waitingSince, patientSeenAt, providerSeenAt }) => ({
      endsAtMs: endsAt.getTime(),
      isRunning:
        (admittedAt !== null && isThere(providerSeenAt)) || (attendance === 'attended' && from.getTime() <= nowMs),
      isWaiting: waitingSince !== null && isThere(patientSeenAt),
    }),
  );
}

/** Notes that a side is there. A patient waits from then on, unless admitted already. */
export async function noteThere(db: Database, id: number, side: Side, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  const seen = side === 'patient' ? { patientSeenAt: at } : { providerSeenAt: at };
  const waits = side === 'patient' ? { waitingSince: at } : {};
  await db
    .insert(videoRooms)
    .values({ appointmentId: id, ...seen, ...waits })
    .onConflictDoUpdate({
      target: videoRooms.appointmentId,
      set: {
        ...seen,
        ...(side === 'patient' && {
          // A short network failure doesn't cost the patient's place.
          waitingSince: sql`case when ${videoRooms.admittedAt} is null then coalesce(${videoRooms.waitingSince}, excluded.waiting_since) end`,
        }),
      },
    });
}

/** Notes that a side left. */
export async function noteGone(db: Database, id: number, side: Side): Promise<void> {
  const set = side === 'patient' ? { patientSeenAt: null } : { providerSeenAt: null };
  await db.update(videoRooms).set(set).where(eq(videoRooms.appointmentId, id));
}

/** Admits the patient, or sends them back to the waiting room. */
export async function setAdmitted(tx: Database, id: number, isIn: boolean, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  const set = isIn ? { admittedAt: at, waitingSince: null, endedAt: null } : { admittedAt: null, endedAt: at };
  await tx
    .insert(videoRooms)
    .values({ appointmentId: id, ...set })
    .onConflictDoUpdate({ target: videoRooms.appointmentId, set });
}

/** Returns the patients in the waiting rooms of the providers that the caller's session reaches, longest wait first. */
export async function findWaiting(db: Database, { id: userId, desk }: Caller, nowMs: number) {
  return await db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      startsAt: appointments.startsAt,
      forName: appointments.forName,
      patientName: users.fullName,
      waitingSince: videoRooms.waitingSince,
    })
    .from(videoRooms)
    .innerJoin(appointments, eq(appointments.id, videoRooms.appointmentId))
    .innerJoin(users, eq(users.id, appointments.patientId))
    .where(
      and(
        runBy(db, userId),
        desk?.byPin === true ? eq(placeOf(appointments.providerId), desk.providerId) : undefined,
        eq(appointments.status, 'scheduled'),
        isNotNull(videoRooms.waitingSince),
        isNull(videoRooms.admittedAt),
        gt(videoRooms.patientSeenAt, new Date(nowMs - GONE_AFTER_MS)),
      ),
    )
    .orderBy(asc(videoRooms.waitingSince), asc(appointments.id));
}
