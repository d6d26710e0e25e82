import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { appointmentSummaries } from '#db/schema/video/appointment-summaries.ts';
import { videoRooms } from '#db/schema/video/video-rooms.ts';
import type { AppointmentSummary } from '../contract.ts';

const columns = {
  appointmentId: appointmentSummaries.appointmentId,
  text: appointmentSummaries.text,
  author: users.fullName,
  updatedAt: appointmentSummaries.updatedAt,
};
const shown = (row: {
  appointmentId: number;
  text: string;
  author: string | null;
  updatedAt: Date;
}): AppointmentSummary => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
});

/** Returns the summary of a visit. The caller checks who may read it. */
export async function findSummary(db: Database, appointmentId: number): Promise<AppointmentSummary | undefined> {
  const [found] = await db
    .select(columns)
    .from(appointmentSummaries)
    .leftJoin(users, eq(users.id, appointmentSummaries.authorId))
    .where(eq(appointmentSummaries.appointmentId, appointmentId));
  return found && shown(found);
}

/** Returns the summaries of a patient's video visits, latest first. */
export async function findSummariesOf(db: Database, patientId: number): Promise<AppointmentSummary[]> {
  const rows = await db
    .select(columns)
    .from(appointmentSummaries)
    .innerJoin(appointments, eq(appointments.id, appointmentSummaries.appointmentId))
    .leftJoin(users, eq(users.id, appointmentSummaries.authorId))
    .where(eq(appointments.patientId, patientId))
    .orderBy(desc(appointments.startsAt));
  return rows.map(shown);
}

/** Writes the summary of a visit, in place of an earlier one. */
export async function putSummary(
  tx: Database,
  { appointmentId, authorId, text, nowMs }: { appointmentId: number; authorId: number; text: string; nowMs: number },
): Promise<void> {
  const at = new Date(nowMs);
  await tx
    .insert(appointmentSummaries)
    .values({ appointmentId, authorId, text, writtenAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: appointmentSummaries.appointmentId, set: { authorId, text, updatedAt: at } });
}

/** Returns the data kept about a patient's video visits: when both sides were there, and the summaries. */
export async function collectVideo(db: Database, patientId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    videoVisits: await db
      .select(getTableColumns(videoRooms))
      .from(videoRooms)
      .innerJoin(appointments, eq(appointments.id, videoRooms.appointmentId))
      .where(eq(appointments.patientId, patientId)),
    visitSummaries: await findSummariesOf(db, patientId),
    writtenVisitSummaries: await db
      .select({ appointmentId: appointmentSummaries.appointmentId, updatedAt: appointmentSummaries.updatedAt })
      .from(appointmentSummaries)
      .where(eq(appointmentSummaries.authorId, patientId)),
  };
}
