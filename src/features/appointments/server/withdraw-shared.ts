import type { Database } from '#db/open-database.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Appointment } from '../contract.ts';
import { NO_SUCH_APPOINTMENT, NOT_WITHDRAWABLE } from '../rules/refusals.ts';
import { aboutAppointment } from './appointment-mails.ts';
import { removeShared, type SharedKind } from './appointment-sharing-store.ts';
import { findAppointment } from './appointment-store.ts';

const PURPOSE = { insurance: 'share_insurance', health: 'share_health' } as const;

/**
 * Takes back what a patient shares with the provider of an appointment that has not begun, and records that the consent is
 * withdrawn. Where nothing is shared, nothing is changed.
 * @throws AppError not_found for a missing appointment or another patient's, not_withdrawable once it has begun or is
 *   off
 */
export async function withdrawShared(
  db: Database,
  kind: SharedKind,
  { id, patientId, nowMs }: { readonly id: number; readonly patientId: number; readonly nowMs: number },
): Promise<Appointment> {
  return await db.transaction(async (tx) => {
    // First, because it waits for a transaction that moves it to another appointment; what is read after that is final.
    const wasShared = await removeShared(tx, kind, id, patientId);
    const appointment = await findAppointment(tx, id, patientId);
    if (appointment === undefined) throw new AppError(NO_SUCH_APPOINTMENT);
    if (appointment.status !== 'scheduled' || Date.parse(appointment.date) <= nowMs) {
      throw new AppError(NOT_WITHDRAWABLE);
    }
    if (wasShared) {
      const about = aboutAppointment(id);
      await recordConsent(tx, { userId: patientId, purpose: PURPOSE[kind], granted: false, about, nowMs });
    }
    return appointment;
  });
}
