import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import { findByIdempotencyKey } from '#features/appointments/server/appointment-store.ts';
import { hasScheduledAt } from '#features/appointments/server/patient-visits-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Booking } from './booking.ts';
import { queueOf } from './booking-queue.ts';
import { holderOf } from './booking-refusals.ts';
import { offeringOthers } from './other-times.ts';

/**
 * Books a slot for a patient, or answers what the same patient booked with the same key before. One transaction under
 * the locks of provider and patient, which bookings that come at the same moment share: the schedule must offer the slot, nobody else may hold it, and the table's constraints refuse a
 * second visit in it. A visit that it replaces is given up in the same transaction, so never without the new one. That
 * the patient lets the provider see what the review step names is recorded with it, what is shared of an insurance plan
 * written down, and the confirmation queued.
 * @throws AppError not_found (provider, insurance plan, or the visit to replace), invalid (a plan that isn't valid then), not_offered (visit or care type, new patients),
 *   not_cancellable (the visit to replace), fee_changed (cancelling late costs more than was told); with the nearest free times: slot_unavailable (not on the schedule, past,
 *   or beyond the horizon), slot_held, slot_taken, visit_overlap (the same person is elsewhere then)
 */
export async function bookAppointment(db: Database, booking: Booking): Promise<Appointment> {
  const { patientId, wanted, nowMs } = booking;
  const { providerId, date } = wanted;
  return await offeringOthers(db, { providerId, date, holder: holderOf(booking), nowMs }, async () => {
    try {
      return await queueOf(db).book(booking);
    } catch (error) {
      const constraint = constraintOf(error);
      if (constraint === 'appointments_idempotency') return await earlier(db, booking);
      if (constraint !== 'appointments_one_per_start' && constraint !== 'appointments_no_overlap') throw error;
      const mine = await hasScheduledAt(db, patientId, providerId, new Date(date));
      throw new AppError(
        'slot_taken',
        mine
          ? 'You have already booked this time. See My Appointments.'
          : 'Somebody else has just booked this time. Please choose another one.',
      );
    }
  });
}

async function earlier(db: Database, { patientId, idempotencyKey = '' }: Booking): Promise<Appointment> {
  const before = await findByIdempotencyKey(db, patientId, idempotencyKey);
  if (before === undefined) throw new Error('A booking with this key exists and cannot be read.');
  return before;
}
