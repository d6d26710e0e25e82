import type { VisitMailing } from '#features/appointments/server/visit-mailing.ts';
import type { NewAppointment } from '../contract.ts';

/** What somebody books, and how. */
export interface Booking {
  readonly patientId: number;
  readonly wanted: NewAppointment;
  readonly idempotencyKey: string | undefined;
  /** SHA-256 of the token of the browser that books, if it has held a time. */
  readonly holderHash?: Buffer | undefined;
  readonly nowMs: number;
  /** What the confirmation is made with (`visitMailing`). */
  readonly mailing: VisitMailing;
}
