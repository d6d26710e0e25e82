import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { withdrawMessages } from '#platform/server/messages-about-store.ts';
import type { Appointment } from '../contract.ts';
import { isInsideNotice } from '../rules/late-cancellation.ts';
import type { EndedBy } from '../rules/visit-mails.ts';
import { endScheduled, findAppointment } from './appointment-store.ts';
import { removeVisitInsurance } from './visit-insurance-store.ts';
import type { VisitMailing } from './visit-mailing.ts';
import { aboutVisit, tellEnded } from './visit-mails.ts';

/** How an appointment ends before it took place. */
export interface Ending {
  readonly id: number;
  readonly patientId: number;
  readonly status: 'cancelled' | 'rescheduled';
  /** Who ends it; the patient when left out. A provider or an administrator is bound by no notice and costs nothing. */
  readonly by?: EndedBy;
  readonly nowMs: number;
  /** What the patient is told with (`visitMailing`); null where something else tells them, or nobody is left to tell. */
  readonly mailing: VisitMailing | null;
}

/**
 * Cancels a scheduled appointment of this patient, or marks it rescheduled, and tells the patient, all or nothing.
 * Patients can cancel until the start, which records whether it was late, and reschedule until 24 hours before; staff can
 * do both until the end. Whatever was still to be sent about it is withdrawn.
 * @throws AppError not_found for a missing or somebody else's appointment, not_cancellable when it is too late or over
 */
export async function endAppointment(db: Database, ending: Ending): Promise<Appointment> {
  return await db.transaction(async (tx) => await endOnce(tx, ending));
}

async function endOnce(tx: Database, { id, patientId, status, by = 'patient', nowMs, mailing }: Ending) {
  const found = await findAppointment(tx, id, patientId);
  if (found === undefined) throw new AppError('not_found', 'There is no such appointment.');
  const late = by === 'patient' && isInsideNotice(Date.parse(found.date), nowMs);
  refuseTooLate(found, { status, by, late, nowMs });
  const ended = await endScheduled(tx, id, patientId, {
    status,
    lateCancellation: status === 'cancelled' && late,
    cancellationFee: status === 'cancelled' && late ? found.lateFee : null,
    nowMs,
  });
  // Nobody needs insurance details for a visit that doesn't take place.
  if (status === 'cancelled') await removeVisitInsurance(tx, id, patientId);
  const after = await findAppointment(tx, id, patientId);
  if (!ended || after === undefined) throw new AppError('not_cancellable', 'This appointment has just been changed.');
  // Now that the row is ours, no reminder can be queued any more, and one that was is seen.
  await withdrawMessages(tx, aboutVisit(id));
  if (mailing !== null) await tellEnded(tx, { visit: after, patientId, nowMs, mailing }, by);
  return after;
}

function refuseTooLate(
  { status, date, endsAt }: Appointment,
  wanted: { readonly status: string; readonly by: EndedBy; readonly late: boolean; readonly nowMs: number },
): void {
  if (status !== 'scheduled') throw new AppError('not_cancellable', `This appointment is already ${status}.`);
  if (wanted.by === 'patient' && Date.parse(date) <= wanted.nowMs)
    throw new AppError('not_cancellable', 'This appointment has already started.');
  if (Date.parse(endsAt) <= wanted.nowMs) throw new AppError('not_cancellable', 'This appointment is over.');
  if (wanted.status === 'rescheduled' && wanted.late) {
    throw new AppError('not_cancellable', 'Appointments can be rescheduled online up to 24 hours before.');
  }
}
