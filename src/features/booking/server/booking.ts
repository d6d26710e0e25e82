import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import type { Interval } from '#features/schedules/rules/slots.ts';
import type { BookableProvider } from '#features/schedules/server/availability-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import type { NewAppointment } from '../contract.ts';

/** A booking to carry out, with its settings. */
export interface Booking {
  readonly patientId: number;
  readonly wanted: NewAppointment;
  readonly idempotencyKey: string | undefined;
  /** SHA-256 of the token of the browser that books, if it has held a time. */
  readonly holderHash?: Buffer | undefined;
  /**
   * The rule for cancelling late that the appointment keeps where the patient wasn't shown the present one; null for
   * none.
   */
  readonly keptRule?: CancellationFee | null;
  readonly nowMs: number;
  /** The member of the practice who moves the appointment, and why, as the patient reads it; absent for what patients book. */
  readonly byDesk?: { readonly userId: number; readonly reason: string | undefined };
  /** Settings of the confirmation (`appointmentMailing`). */
  readonly mailing: AppointmentMailing;
}

/** True if a booking changes more than its own appointment, and so gets a transaction of its own. */
export function isAlone({ wanted: { rescheduleOf, insurancePlanId } }: Booking): boolean {
  return rescheduleOf !== undefined || (insurancePlanId ?? null) !== null;
}

/** The holder whose holds don't stand in the way of a booking. */
export function holderOf({ holderHash, patientId }: Booking): SlotHolder {
  return { hash: holderHash, userId: patientId };
}

/** The row of a booking in a slot. */
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

/**
 * Returns a provider as a booking finds it. A desk that moves an appointment is bound by hours, days off and the horizon,
 * not by notice, nor by what the provider offers to new bookings.
 */
export function asBookedBy<Provider extends BookableProvider | undefined>(
  { byDesk }: Pick<Booking, 'byDesk'>,
  provider: Provider,
): Provider {
  if (byDesk === undefined || provider === undefined) return provider;
  const freely = { bookable: true, telehealthAvailable: true, acceptingNewPatients: true };
  return { ...provider, ...freely, providesUrgentCare: true, noticeMinutes: 0 };
}
