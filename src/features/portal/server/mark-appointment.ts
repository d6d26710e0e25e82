import type { Database } from '#db/open-database.ts';
import type { Mark } from '#features/appointments/rules/appointment-marks.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { markAttendance } from '#features/appointments/server/mark-attendance.ts';
import type { Member } from '#features/directory/server/member-store.ts';
import { followMark } from '#features/queue/server/follow-mark.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { PortalAppointment } from '../contract.ts';
import { findOwnAppointment, lockOwnAppointment } from './portal-appointment-store.ts';
import { shownAppointment } from './shown-appointment.ts';

/**
 * Marks attendance at an appointment of the account's provider, or takes the mark back. `was` is the mark on the
 * screen: after a change by another desk nothing is written, unless both want the same. The patient's access log notes
 * it. Who is marked as here joins the queue of the place.
 * @throws AppError not_found, mark_changed, not_markable
 */
export async function markAppointment(
  { db, keyFor }: { readonly db: Database; readonly keyFor: KeyFor },
  wanted: {
    readonly id: number;
    readonly userId: number;
    /** The name of the shared computer at which the member is. */
    readonly desk: string | undefined;
    readonly member: Member;
    readonly mark: Mark;
    readonly was: Mark;
    readonly nowMs: number;
  },
): Promise<PortalAppointment> {
  const { id, userId, member, nowMs } = wanted;
  return await db.transaction(async (tx) => {
    const appointment = await lockOwnAppointment(tx, id, userId);
    if (appointment === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
    if (!(await markAttendance(tx, keyFor, appointment, wanted))) return shownAppointment(appointment, member, nowMs);
    await followMark(tx, keyFor, { ...wanted, appointmentId: id });
    const after = await findOwnAppointment(tx, id, userId);
    if (after === undefined) throw new Error('The visit just marked cannot be read.');
    return shownAppointment(after, member, nowMs);
  });
}
