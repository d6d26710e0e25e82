import type { Database } from '#db/open-database.ts';
import { isNoWorse } from '#features/appointments/rules/late-cancellation.ts';
import { hasVisitElsewhere } from '#features/appointments/server/patient-visits-store.ts';
import type { Interval } from '#features/schedules/rules/slots.ts';
import type { BookableProvider } from '#features/schedules/server/availability-store.ts';
import { findHeld } from '#features/schedules/server/hold-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { NewAppointment } from '../contract.ts';
import type { Booking } from './booking.ts';
import type { BookingFacts } from './booking-facts-store.ts';

/** What the provider doesn't offer. @throws AppError not_offered */
export function refuseWhatIsNotOffered(provider: BookableProvider, wanted: NewAppointment): void {
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
export function refuseUnreadFee({ cancellationPolicy }: BookableProvider, { toldCancellation }: NewAppointment): void {
  if (toldCancellation === undefined || isNoWorse(cancellationPolicy, toldCancellation)) return;
  throw new AppError(
    'fee_changed',
    'This provider has just changed what cancelling late costs. Please read it below, and confirm again if you agree.',
  );
}

/** What no constraint of the table knows. Visits in the slot itself are left to the constraints. */
export async function refuseWhatIsInTheWay(
  tx: Database,
  booking: Booking,
  slot: Interval,
  { isHeldBySome, isPatientBusy }: BookingFacts,
): Promise<void> {
  const { patientId, wanted, nowMs } = booking;
  const held = isHeldBySome ? await findHeld(tx, [wanted.providerId], nowMs, holderOf(booking)) : [];
  if (held.some((hold) => hold.startsAtMs < slot.endsAtMs && slot.startsAtMs < hold.endsAtMs)) {
    throw new AppError('slot_held', 'Somebody else is booking this time just now. Please choose another one.');
  }
  const { forName, providerId, startsAt, endsAt } = rowOf(booking, slot);
  if (isPatientBusy && (await hasVisitElsewhere(tx, { patientId, forName, providerId, startsAt, endsAt }))) {
    throw new AppError(
      'visit_overlap',
      forName === null
        ? 'You already have another visit at this time. Please choose another time.'
        : 'This person already has another visit at this time. Please choose another time.',
    );
  }
}

/** The row of a visit in a slot. */
export function rowOf({ patientId, wanted, idempotencyKey, nowMs }: Booking, slot: Interval) {
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

/** Whose holds are a booking's own. */
export function holderOf({ holderHash, patientId }: Booking) {
  return { hash: holderHash, userId: patientId };
}
