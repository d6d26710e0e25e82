import { and, asc, eq, exists, getTableColumns, inArray, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointmentHealth } from '#db/schema/appointments/appointment-health.ts';
import { appointmentInsurance } from '#db/schema/appointments/appointment-insurance.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';

const TABLES = { insurance: appointmentInsurance, health: appointmentHealth };

/** What a patient can share with the provider of an appointment, beside the booking itself. */
export const SHARED_KINDS = ['insurance', 'health'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** The columns used here are those that both tables have. */
const tableOf = (kind: SharedKind) => TABLES[kind] as typeof appointmentInsurance;

/** Stores the insurance details that a patient shares with the provider of an appointment. */
export async function insertAppointmentInsurance(
  tx: Database,
  shared: typeof appointmentInsurance.$inferInsert,
): Promise<void> {
  await tx.insert(appointmentInsurance).values(shared);
}

/** Stores the health facts that a patient shares with the provider of an appointment. */
export async function insertAppointmentHealth(
  tx: Database,
  shared: typeof appointmentHealth.$inferInsert,
): Promise<void> {
  await tx.insert(appointmentHealth).values(shared);
}

/** Moves what is shared from one appointment of a patient to another; false if nothing was shared. */
export async function moveShared(
  tx: Database,
  kind: SharedKind,
  patientId: number,
  { fromId, toId }: { readonly fromId: number; readonly toId: number },
): Promise<boolean> {
  const table = tableOf(kind);
  const moved = await tx
    .update(table)
    .set({ appointmentId: toId })
    .where(and(eq(table.appointmentId, fromId), eq(table.patientId, patientId)))
    .returning({ id: table.appointmentId });
  return moved.length > 0;
}

/** Deletes what a patient shared for an appointment; false if nothing is shared. */
export async function removeShared(
  tx: Database,
  kind: SharedKind,
  appointmentId: number,
  patientId: number,
): Promise<boolean> {
  const table = tableOf(kind);
  const removed = await tx
    .delete(table)
    .where(and(eq(table.appointmentId, appointmentId), eq(table.patientId, patientId)))
    .returning({ id: table.appointmentId });
  return removed.length > 0;
}

/** Returns what a patient shares with providers, for their data export. */
export async function collectShared(db: Database, patientId: number): Promise<Readonly<Record<string, unknown>>> {
  const rowsOf = async (kind: SharedKind) => {
    const { patientId: _owner, ...shared } = getTableColumns(TABLES[kind]);
    const table = tableOf(kind);
    return await db.select(shared).from(table).where(eq(table.patientId, patientId)).orderBy(asc(table.appointmentId));
  };
  return { sharedInsurance: await rowsOf('insurance'), sharedHealth: await rowsOf('health') };
}

/** Deletes what a patient shares. */
export async function eraseShared(tx: Database, patientId: number): Promise<void> {
  for (const kind of SHARED_KINDS) await tx.delete(tableOf(kind)).where(eq(tableOf(kind).patientId, patientId));
}

/** Deletes what was shared for appointments that were cancelled or moved and would have begun before an instant. */
export async function eraseOldShared(db: Database, beforeMs: number): Promise<void> {
  for (const kind of SHARED_KINDS) {
    const table = tableOf(kind);
    await db.delete(table).where(
      exists(
        db
          .select({ id: appointments.id })
          .from(appointments)
          .where(
            and(
              eq(appointments.id, table.appointmentId),
              inArray(appointments.status, ['cancelled', 'rescheduled']),
              lt(appointments.startsAt, new Date(beforeMs)),
            ),
          ),
      ),
    );
  }
}
