import type { VisitMailing } from '#features/appointments/server/visit-mailing.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import type { NewAppointment } from '../contract.ts';

/** What somebody books, and how. */
export interface Booking {
  readonly patientId: number;
  readonly wanted: NewAppointment;
  readonly idempotencyKey: string | undefined;
  /** SHA-256 of the token of the browser that books, if it has held a time. */
  readonly holderHash?: Buffer | undefined;
  /** The rule for cancelling late that the visit keeps, where nobody was shown the present one; null for none. */
  readonly keptRule?: CancellationFee | null;
  readonly nowMs: number;
  /** What the confirmation is made with (`visitMailing`). */
  readonly mailing: VisitMailing;
}
