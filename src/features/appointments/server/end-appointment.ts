import type { Database } from '#db/open-database.ts';
import { tellPractice } from '#features/practice-news/server/tell-practice.ts';
import { AppError } from '#platform/common/app-error.ts';
import { withdrawMessages } from '#platform/server/messages/messages-about-store.ts';
import type { Appointment } from '../contract.ts';
import type { EndedBy } from '../rules/appointment-mails.ts';
import { isLateEnd, whyNotEnd } from '../rules/may-end.ts';
import { JUST_CHANGED, NO_SUCH_APPOINTMENT } from '../rules/refusals.ts';
import type { AppointmentMailing } from './appointment-mailing.ts';
import { aboutAppointment, tellEnded } from './appointment-mails.ts';
import { removeShared, SHARED_KINDS } from './appointment-sharing-store.ts';
import { endScheduled, findAppointment } from './appointment-store.ts';
import { addLateFee } from './late-fee-store.ts';

/** How an appointment ends before it has taken place. */
export interface Ending {
  readonly id: number;
  readonly patientId: number;
  readonly status: 'cancelled' | 'rescheduled';
  /** Who ends it; the patient when left out. No notice binds providers and administrators, and they pay no fee. */
  readonly by?: EndedBy;
  /** The member of the practice who ends it, if the provider does. */
  readonly userId?: number;
  /** Why a provider ends it, as the patient reads it. */
  readonly reason?: string | undefined;
  readonly nowMs: number;
  /** Settings of messages (`appointmentMailing`); null if none are sent from here. */
  readonly mailing: AppointmentMailing | null;
  /** Who is notified; patient and practice when left out. None if another appointment replaces it, which is the news. */
  readonly notified?: 'both' | 'practice' | 'none';
}

/**
 * Cancels a scheduled appointment of this patient, or marks it rescheduled, adds the fee that is due for it, notes it as news for the practice, and
 * queues the messages to both, in one transaction. Patients can cancel until the start, which records whether it was late, and reschedule until 24
 * hours before; staff can do both until the end. Messages about it that weren't sent yet are withdrawn.
 * @throws AppError not_found for a missing appointment or another patient's, not_cancellable as `whyNotEnd` says
 */
export async function endAppointment(db: Database, ending: Ending): Promise<Appointment> {
  return await db.transaction(async (tx) => await endOnce(tx, ending));
}

async function endOnce(tx: Database, ending: Ending) {
  const { id, patientId, status, by = 'patient', reason, nowMs } = ending;
  const found = await findAppointment(tx, id, patientId);
  if (found === undefined) throw new AppError(NO_SUCH_APPOINTMENT);
  const refusal = whyNotEnd(found, { status, by }, nowMs);
  if (refusal !== undefined) throw new AppError(refusal);
  const isLate = status === 'cancelled' && isLateEnd(found, { by }, nowMs);
  const ended = await endScheduled(tx, id, patientId, {
    status,
    lateCancellation: isLate,
    cancellationFee: isLate ? found.lateFee : null,
    endReason: reason ?? null,
    nowMs,
  });
  // The provider has no use for it once the appointment doesn't take place.
  if (status === 'cancelled') for (const kind of SHARED_KINDS) await removeShared(tx, kind, id, patientId);
  const after = await findAppointment(tx, id, patientId);
  if (!ended || after === undefined) throw new AppError(JUST_CHANGED);
  if (isLate) await addLateFee(tx, found, found.lateFee, nowMs);
  // After the update has locked the row: no reminder can be queued any more, and one queued before is visible.
  await withdrawMessages(tx, aboutAppointment(id));
  await notifyOf(tx, ending, after);
  return after;
}

async function notifyOf(tx: Database, ending: Ending, appointment: Appointment): Promise<void> {
  const { patientId, by = 'patient', nowMs, mailing, notified = 'both' } = ending;
  if (mailing !== null && notified === 'both') await tellEnded(tx, { appointment, patientId, nowMs, mailing }, by);
  if (notified === 'none') return;
  const member = by === 'provider' && { memberId: ending.userId ?? null };
  const news = { kind: 'cancelled', appointment, ...member } as const;
  await tellPractice(tx, [news], { nowMs, alerting: mailing });
}
