import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import { findAppointment, findByIdempotencyKey } from '#features/appointments/server/appointment-store.ts';
import { hasScheduledAt } from '#features/appointments/server/patient-appointments-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { bookingRefusal } from '../rules/may-book.ts';
import { asReplacing, type Booking, holderOf } from './booking.ts';
import { queueOf } from './booking-queue.ts';
import { offeringOthers } from './other-times.ts';

/**
 * Books a slot for a patient, or returns what the same patient booked with the same key before. Bookings that come at
 * the same moment share a transaction under the locks of their providers and patients. `mayBook` decides; the
 * constraints of the table refuse a second appointment in the slot. The same transaction gives up the appointment that
 * is replaced, so never without the new one, records the consent that the provider may see what the review step names,
 * stores what is shared of an insurance plan, and queues the confirmation.
 * @throws AppError the refusals of `mayBook`, where a lost time comes with the nearest free ones; not_found and
 *   not_cancellable for the appointment to replace (`endAppointment`)
 */
export async function bookAppointment(db: Database, booking: Booking): Promise<Appointment> {
  const { patientId, wanted, byDesk, nowMs } = booking;
  const { providerId, date } = wanted;
  const findChoice = async () => {
    const { rescheduleOf } = wanted;
    const replaced = rescheduleOf === undefined ? undefined : await findAppointment(db, rescheduleOf, patientId);
    return asReplacing(booking, replaced, undefined).wanted;
  };
  const time = { providerId, date, findChoice, holder: holderOf(booking), byDesk, nowMs };
  return await offeringOthers(db, time, async () => {
    try {
      return await queueOf(db).book(booking);
    } catch (error) {
      const constraint = constraintOf(error);
      if (constraint === 'appointments_idempotency') return await earlier(db, booking);
      if (constraint !== 'appointments_one_per_start' && constraint !== 'appointments_no_overlap') throw error;
      const isOwn = await hasScheduledAt(db, patientId, providerId, new Date(date));
      throw new AppError(bookingRefusal(isOwn ? 'slot-taken-by-patient' : 'slot-taken'));
    }
  });
}

async function earlier(db: Database, { patientId, idempotencyKey = '' }: Booking): Promise<Appointment> {
  const before = await findByIdempotencyKey(db, patientId, idempotencyKey);
  if (before === undefined) throw new Error('A booking with this key exists and cannot be read.');
  return before;
}
