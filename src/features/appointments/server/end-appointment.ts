import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Appointment } from '../contract.ts';
import { isInsideNotice } from '../rules/late-cancellation.ts';
import { endScheduled, findAppointment } from './appointment-store.ts';

/**
 * Cancels a scheduled appointment of this patient, or marks it rescheduled. Cancelling is possible until the start and
 * records whether it was late; rescheduling online stops 24 hours before.
 * @throws AppError not_found for a missing or somebody else's appointment, not_cancellable when it is too late or over
 */
export async function endAppointment(
  db: Database,
  change: {
    readonly id: number;
    readonly patientId: number;
    readonly status: 'cancelled' | 'rescheduled';
    readonly nowMs: number;
  },
): Promise<Appointment> {
  const { id, patientId, status, nowMs } = change;
  const found = await findAppointment(db, id, patientId);
  if (found === undefined) throw new AppError('not_found', 'There is no such appointment.');
  if (found.status !== 'scheduled')
    throw new AppError('not_cancellable', `This appointment is already ${found.status}.`);
  const startsAtMs = Date.parse(found.date);
  if (startsAtMs <= nowMs) throw new AppError('not_cancellable', 'This appointment has already started.');
  const late = isInsideNotice(startsAtMs, nowMs);
  if (status === 'rescheduled' && late) {
    throw new AppError('not_cancellable', 'Appointments can be rescheduled online up to 24 hours before.');
  }
  const ended = await endScheduled(db, id, patientId, {
    status,
    lateCancellation: status === 'cancelled' && late,
    cancellationFee: status === 'cancelled' && late ? found.provider.cancellationFee : null,
    nowMs,
  });
  const after = await findAppointment(db, id, patientId);
  if (!ended || after === undefined) throw new AppError('not_cancellable', 'This appointment has just been changed.');
  return after;
}
