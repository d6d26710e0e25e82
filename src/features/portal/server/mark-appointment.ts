import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import type { Member } from '#features/directory/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { PortalAppointment } from '../contract.ts';
import { type Mark, markOf, markRefusal, stateOf } from '../rules/appointment-marks.ts';
import { ALREADY_REVIEWED_APPOINTMENT, MARK_CHANGED, NOT_MARKABLE, TIME_BOOKED_AGAIN } from '../rules/refusals.ts';
import {
  type AppointmentRow,
  findOwnAppointment,
  isReviewed,
  lockOwnAppointment,
  writeMark,
} from './portal-appointment-store.ts';
import { shownAppointment } from './shown-appointment.ts';

/**
 * Marks attendance at an appointment of the account's provider, or takes the mark back. `was` is the mark on the
 * screen: after a change by another desk nothing is written, unless both want the same. The patient's access log notes
 * it.
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
  const { id, userId, desk, member, mark, nowMs } = wanted;
  try {
    return await db.transaction(async (tx) => {
      const appointment = await lockOwnAppointment(tx, id, userId);
      if (appointment === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
      const now = markOf(appointment);
      if (now === mark) return shownAppointment(appointment, member, nowMs);
      await refuse(tx, appointment, wanted);
      await writeMark(tx, id, userId, { ...onlyOn(stateOf(mark)), nowMs });
      const after = await findOwnAppointment(tx, id, userId);
      if (after === undefined) throw new Error('The visit just marked cannot be read.');
      const details = { mark, was: now };
      await recordAccess(tx, keyFor, {
        userId,
        desk,
        act: 'appointment.mark',
        appointments: [appointment],
        nowMs,
        sameSinceMs: nowMs,
        details,
      });
      return shownAppointment(after, member, nowMs);
    });
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint !== 'appointments_one_per_start' && constraint !== 'appointments_no_overlap') throw error;
    throw new AppError(TIME_BOOKED_AGAIN);
  }
}

async function refuse(
  tx: Database,
  appointment: AppointmentRow,
  { mark, was, nowMs }: { readonly mark: Mark; readonly was: Mark; readonly nowMs: number },
): Promise<void> {
  const { status, attendance, startsAt, markedAt } = appointment;
  const refusal = markRefusal(
    { status, attendance, startsAtMs: startsAt.getTime(), markedAtMs: markedAt?.getTime() ?? null },
    mark,
    nowMs,
  );
  if (refusal !== undefined) throw new AppError(NOT_MARKABLE[refusal]);
  if (markOf(appointment) !== was) {
    throw new AppError(MARK_CHANGED);
  }
  if (status === 'completed' && (await isReviewed(tx, appointment.id))) {
    throw new AppError(ALREADY_REVIEWED_APPOINTMENT);
  }
}

function onlyOn({ status, attendance }: ReturnType<typeof stateOf>) {
  return { status: status === 'completed' ? ('completed' as const) : ('scheduled' as const), attendance };
}
