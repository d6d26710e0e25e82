import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import { type Mark, type MarkedAppointment, markOf, markRefusal, stateOf } from '../rules/appointment-marks.ts';
import { ALREADY_REVIEWED_APPOINTMENT, MARK_CHANGED, NOT_MARKABLE, TIME_BOOKED_AGAIN } from '../rules/refusals.ts';
import { isReviewed, writeMark } from './mark-store.ts';

/** An appointment whose row the transaction has locked. */
export interface LockedAppointment extends Pick<MarkedAppointment, 'status' | 'attendance'> {
  readonly id: number;
  readonly patientId: number;
  readonly startsAt: Date;
  readonly markedAt: Date | null;
}

/** A mark by a member; `was` is the mark on the screen. */
export interface NewMark {
  readonly mark: Mark;
  readonly was: Mark | 'by_time';
  readonly userId: number;
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  /** The name of who did it, if the member only sends what was done without network. */
  readonly madeBy?: string | undefined;
  readonly nowMs: number;
}

/**
 * Marks attendance at a locked appointment, or takes the mark back, and notes it in the patient's access log. Returns false
 * if it has the mark already.
 * @throws AppError mark_changed, not_markable
 */
export async function markAttendance(
  tx: Database,
  keyFor: KeyFor,
  appointment: LockedAppointment,
  { mark, was, userId, desk, madeBy, nowMs }: NewMark,
): Promise<boolean> {
  const now = markOf(appointment);
  if (now === mark) return false;
  await refuse(tx, appointment, { mark, was, nowMs });
  const { status, attendance } = stateOf(mark);
  await withFreeTime(
    writeMark(tx, appointment.id, userId, {
      status: status === 'completed' ? 'completed' : 'scheduled',
      attendance,
      nowMs,
    }),
  );
  await recordAccess(tx, keyFor, {
    ...{ userId, desk, madeBy, nowMs, sameSinceMs: nowMs },
    act: 'appointment.mark',
    appointments: [appointment],
    details: { mark, was: now },
  });
  return true;
}

/** The time of a completed appointment may have been booked again. @throws AppError not_markable */
async function withFreeTime(writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint !== 'appointments_one_per_start' && constraint !== 'appointments_no_overlap') throw error;
    throw new AppError(TIME_BOOKED_AGAIN);
  }
}

async function refuse(
  tx: Database,
  appointment: LockedAppointment,
  { mark, was, nowMs }: Pick<NewMark, 'mark' | 'was' | 'nowMs'>,
): Promise<void> {
  const { status, attendance, startsAt, markedAt } = appointment;
  const refusal = markRefusal(
    { status, attendance, startsAtMs: startsAt.getTime(), markedAtMs: markedAt?.getTime() ?? null },
    mark,
    nowMs,
  );
  if (refusal !== undefined) throw new AppError(NOT_MARKABLE[refusal]);
  if (markOf(appointment) !== was) throw new AppError(MARK_CHANGED);
  if (status === 'completed' && (await isReviewed(tx, appointment.id))) {
    throw new AppError(ALREADY_REVIEWED_APPOINTMENT);
  }
}
