import { sql } from 'drizzle-orm';
import { constraintOf, retryTransient } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import {
  findAppointment,
  findByIdempotencyKey,
  hasScheduledAt,
  hasVisited,
  insertAppointment,
} from '#features/appointments/server/appointment-store.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { slotStartingAt } from '#features/providers/rules/slots.ts';
import { type BookableProvider, findSchedule } from '#features/providers/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { NewAppointment } from '../contract.ts';

export interface Booking {
  readonly patientId: number;
  readonly wanted: NewAppointment;
  readonly idempotencyKey: string | undefined;
  readonly nowMs: number;
}

/**
 * Books a slot for a patient, or answers what the same patient booked with the same key before. One transaction under
 * the provider's lock: the schedule must offer the slot, and the table's constraints refuse a second visit in it. That
 * the patient lets the provider see what the review step names is recorded with it.
 * @throws AppError not_found (provider), not_offered (visit or care type, new patients), slot_unavailable (not on the
 *   schedule, past, or beyond the horizon), slot_taken
 */
export async function bookAppointment(db: Database, booking: Booking): Promise<Appointment> {
  try {
    return await retryTransient(() => db.transaction((tx) => bookOnce(tx, booking)));
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === 'appointments_idempotency') return await earlier(db, booking);
    if (constraint === 'appointments_one_per_start' || constraint === 'appointments_no_overlap') {
      const mine = await hasScheduledAt(
        db,
        booking.patientId,
        booking.wanted.providerId,
        new Date(booking.wanted.date),
      );
      throw new AppError(
        'slot_taken',
        mine
          ? 'You have already booked this time. See My Appointments.'
          : 'Somebody else has just booked this time. Please choose another one.',
      );
    }
    throw error;
  }
}

async function bookOnce(tx: Database, { patientId, wanted, idempotencyKey, nowMs }: Booking): Promise<Appointment> {
  // Racers for one provider queue here; without it the exclusion constraint lets some of them deadlock.
  await tx.execute(sql`select pg_advisory_xact_lock(${wanted.providerId})`);
  if (idempotencyKey !== undefined) {
    const before = await findByIdempotencyKey(tx, patientId, idempotencyKey);
    if (before !== undefined) return before;
  }
  const provider = await findSchedule(tx, wanted.providerId);
  if (provider === undefined) {
    throw new AppError('not_found', "The provider you're looking for doesn't exist or has been removed.");
  }
  refuseWhatIsNotOffered(provider, wanted);
  if (!provider.acceptingNewPatients && !(await hasVisited(tx, patientId, provider.id))) {
    throw new AppError('not_offered', 'This provider is not accepting new patients.');
  }
  const slot = slotStartingAt(Date.parse(wanted.date), provider, nowMs);
  if (slot === undefined) {
    throw new AppError('slot_unavailable', 'This time cannot be booked. Please choose another one.');
  }
  const id = await insertAppointment(tx, {
    providerId: provider.id,
    patientId,
    startsAt: new Date(slot.startsAtMs),
    endsAt: new Date(slot.endsAtMs),
    visitType: wanted.visitType,
    careType: wanted.careType,
    reason: wanted.reason,
    idempotencyKey: idempotencyKey ?? null,
  });
  const about = `appointment:${id}`;
  await recordConsent(tx, { userId: patientId, purpose: 'share_with_provider', granted: true, about, nowMs });
  return await readBack(tx, id, patientId);
}

function refuseWhatIsNotOffered(provider: BookableProvider, wanted: NewAppointment): void {
  if (!provider.bookable)
    throw new AppError('not_offered', 'This facility takes no bookings here. Please call to book.');
  if (wanted.visitType === 'telehealth' && !provider.telehealthAvailable) {
    throw new AppError('not_offered', 'This provider does not offer telehealth visits.', {
      visitType: 'This provider does not offer telehealth visits.',
    });
  }
  if (wanted.careType === 'urgent' && !provider.providesUrgentCare) {
    throw new AppError('not_offered', 'This provider does not offer urgent care.', {
      careType: 'This provider does not offer urgent care.',
    });
  }
}

async function earlier(db: Database, { patientId, idempotencyKey = '' }: Booking): Promise<Appointment> {
  const before = await findByIdempotencyKey(db, patientId, idempotencyKey);
  if (before === undefined) throw new Error('A booking with this key exists and cannot be read.');
  return before;
}

async function readBack(tx: Database, id: number, patientId: number): Promise<Appointment> {
  const booked = await findAppointment(tx, id, patientId);
  if (booked === undefined) throw new Error('The appointment just booked cannot be read.');
  return booked;
}
