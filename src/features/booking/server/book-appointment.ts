import { constraintOf, retryTransient } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import { isNoWorse } from '#features/appointments/rules/late-cancellation.ts';
import {
  findAppointment,
  findByIdempotencyKey,
  insertAppointment,
  setSuccessor,
} from '#features/appointments/server/appointment-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { hasScheduledAt, hasVisitElsewhere, hasVisited } from '#features/appointments/server/patient-visits-store.ts';
import type { VisitMailing } from '#features/appointments/server/visit-mailing.ts';
import { tellBooked } from '#features/appointments/server/visit-mails.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { type Interval, slotStartingAt } from '#features/providers/rules/slots.ts';
import { type BookableProvider, findSchedule } from '#features/providers/server/availability-store.ts';
import { findHeld, removeOwnHolds } from '#features/providers/server/hold-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { NewAppointment } from '../contract.ts';
import { lockPatient, lockProvider } from './booking-locks.ts';
import { offeringOthers } from './other-times.ts';
import { shareInsurance } from './share-insurance.ts';

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

/**
 * Books a slot for a patient, or answers what the same patient booked with the same key before. One transaction under
 * the provider's lock: the schedule must offer the slot, nobody else may hold it, and the table's constraints refuse a
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
      return await retryTransient(() => db.transaction((tx) => bookOnce(tx, booking)));
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

async function bookOnce(tx: Database, booking: Booking): Promise<Appointment> {
  const { patientId, wanted, idempotencyKey, nowMs } = booking;
  await lockProvider(tx, wanted.providerId);
  await lockPatient(tx, patientId);
  if (idempotencyKey !== undefined) {
    const before = await findByIdempotencyKey(tx, patientId, idempotencyKey);
    if (before !== undefined) return before;
  }
  const provider = await findSchedule(tx, wanted.providerId);
  if (provider === undefined) {
    throw new AppError('not_found', "The provider you're looking for doesn't exist or has been removed.");
  }
  refuseWhatIsNotOffered(provider, wanted);
  // First, because the new time may overlap the old one.
  const replaced =
    wanted.rescheduleOf === undefined
      ? undefined
      : await endAppointment(tx, { id: wanted.rescheduleOf, patientId, status: 'rescheduled', nowMs, mailing: null });
  const isKnown = replaced?.providerId === provider.id || (await hasVisited(tx, patientId, provider.id));
  if (!provider.acceptingNewPatients && !isKnown) {
    throw new AppError('not_offered', 'This provider is not accepting new patients.');
  }
  const slot = slotStartingAt(Date.parse(wanted.date), provider, nowMs);
  if (slot === undefined) {
    throw new AppError('slot_unavailable', 'This time cannot be booked. Please choose another one.');
  }
  await refuseWhatIsInTheWay(tx, booking, slot);
  refuseUnreadFee(provider, wanted);
  const { cancellationPolicy: cancellationRule } = provider;
  const id = await insertAppointment(tx, { ...rowOf(booking, slot), cancellationRule });
  if (replaced !== undefined) await setSuccessor(tx, replaced.id, patientId, id);
  await removeOwnHolds(tx, provider.id, holderOf(booking), slot);
  await shareInsurance(tx, booking, { id, replaced });
  const about = `appointment:${id}`;
  await recordConsent(tx, { userId: patientId, purpose: 'share_with_provider', granted: true, about, nowMs });
  const visit = await readBack(tx, id, patientId);
  await tellBooked(tx, { visit, patientId, nowMs, mailing: booking.mailing }, replaced);
  return visit;
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

/** Nobody is bound by a fee that was set while they read of another one, or of none. */
function refuseUnreadFee({ cancellationPolicy }: BookableProvider, { toldCancellation }: NewAppointment): void {
  if (toldCancellation === undefined || isNoWorse(cancellationPolicy, toldCancellation)) return;
  throw new AppError(
    'fee_changed',
    'This provider has just changed what cancelling late costs. Please read it below, and confirm again if you agree.',
  );
}

/** What no constraint of the table knows. Visits in the slot itself are left to the constraints. */
async function refuseWhatIsInTheWay(tx: Database, booking: Booking, slot: Interval): Promise<void> {
  const { patientId, wanted, nowMs } = booking;
  const held = await findHeld(tx, [wanted.providerId], nowMs, holderOf(booking));
  if (held.some((hold) => hold.startsAtMs < slot.endsAtMs && slot.startsAtMs < hold.endsAtMs)) {
    throw new AppError('slot_held', 'Somebody else is booking this time just now. Please choose another one.');
  }
  const { forName, providerId, startsAt, endsAt } = rowOf(booking, slot);
  if (await hasVisitElsewhere(tx, { patientId, forName, providerId, startsAt, endsAt })) {
    throw new AppError(
      'visit_overlap',
      forName === null
        ? 'You already have another visit at this time. Please choose another time.'
        : 'This person already has another visit at this time. Please choose another time.',
    );
  }
}

function rowOf({ patientId, wanted, idempotencyKey, nowMs }: Booking, slot: Interval) {
  const { providerId, visitType, careType, reason, forPerson } = wanted;
  return {
    providerId,
    patientId,
    startsAt: new Date(slot.startsAtMs),
    endsAt: new Date(slot.endsAtMs),
    visitType,
    careType,
    reason,
    forName: forPerson?.name ?? null,
    forAge: forPerson?.age ?? null,
    forRelation: forPerson?.relation ?? null,
    idempotencyKey: idempotencyKey ?? null,
    createdAt: new Date(nowMs),
    updatedAt: new Date(nowMs),
  };
}

function holderOf({ holderHash, patientId }: Booking) {
  return { hash: holderHash, userId: patientId };
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
