import { and, asc, eq, exists, getTableColumns, inArray, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointmentInsurance } from '#db/schema/appointments/appointment-insurance.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';

/** Stores the insurance details that a patient shares with the provider of an appointment. */
export async function insertAppointmentInsurance(
  tx: Database,
  shared: typeof appointmentInsurance.$inferInsert,
): Promise<void> {
  await tx.insert(appointmentInsurance).values(shared);
}

/** Moves the shared insurance details from one appointment of a patient to another; false if nothing was shared. */
export async function moveAppointmentInsurance(
  tx: Database,
  patientId: number,
  { fromId, toId }: { readonly fromId: number; readonly toId: number },
): Promise<boolean> {
  const moved = await tx
    .update(appointmentInsurance)
    .set({ appointmentId: toId })
    .where(and(eq(appointmentInsurance.appointmentId, fromId), eq(appointmentInsurance.patientId, patientId)))
    .returning({ id: appointmentInsurance.appointmentId });
  return moved.length > 0;
}

/** Deletes the insurance details that a patient shared for an appointment; false if nothing is shared. */
export async function removeAppointmentInsurance(
  tx: Database,
  appointmentId: number,
  patientId: number,
): Promise<boolean> {
  const removed = await tx
    .delete(appointmentInsurance)
    .where(and(eq(appointmentInsurance.appointmentId, appointmentId), eq(appointmentInsurance.patientId, patientId)))
    .returning({ id: appointmentInsurance.appointmentId });
  return removed.length > 0;
}

/** Returns the insurance details that a patient shares with providers, for their data export. */
export async function collectAppointmentInsurance(
  db: Database,
  patientId: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { patientId: _owner, ...shared } = getTableColumns(appointmentInsurance);
  return {
    sharedInsurance: await db
      .select(shared)
      .from(appointmentInsurance)
      .where(eq(appointmentInsurance.patientId, patientId))
      .orderBy(asc(appointmentInsurance.appointmentId)),
  };
}

/** Deletes the insurance details that a patient shares. */
export async function eraseAppointmentInsurance(tx: Database, patientId: number): Promise<void> {
  await tx.delete(appointmentInsurance).where(eq(appointmentInsurance.patientId, patientId));
}

/** Deletes the details shared for appointments that were cancelled or moved and would have begun before an instant. */
export async function eraseOldAppointmentInsurance(db: Database, beforeMs: number): Promise<void> {
  await db.delete(appointmentInsurance).where(
    exists(
      db
        .select({ id: appointments.id })
        .from(appointments)
        .where(
          and(
            eq(appointments.id, appointmentInsurance.appointmentId),
            inArray(appointments.status, ['cancelled', 'rescheduled']),
            lt(appointments.startsAt, new Date(beforeMs)),
          ),
        ),
    ),
  );
}
