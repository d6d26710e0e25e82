import type { CareType, VisitType } from '#features/appointments/contract.ts';
import { isNoWorse } from '#features/appointments/rules/late-cancellation.ts';
import { coversDay } from '#features/insurance/rules/covers-day.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { type Interval, overlaps, type Schedule, slotStartingAt } from '#features/schedules/rules/slots.ts';
import type { Refusal as AnyRefusal } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import type { BookingCode } from './refusals.ts';

/** The facts about a provider that decide whether it can be booked. */
export interface ProviderFacts extends Schedule {
  /** False for a listing of a public register. */
  readonly bookable: boolean;
  readonly telehealthAvailable: boolean;
  readonly acceptingNewPatients?: boolean;
  /** The fee for cancelling late; null or absent if the provider set no rule. */
  readonly cancellationPolicy?: CancellationFee | null;
}

/** The facts about a request. Callers leave out facts that don't apply: a hold knows only the time. */
export interface BookingFacts {
  /** Undefined if there is no such provider, or it was removed. */
  readonly provider: ProviderFacts | undefined;
  /** True if the patient has had an appointment with the provider, or is moving one. */
  readonly isKnownPatient?: boolean;
  /** Times of the provider that others hold. */
  readonly held?: readonly Interval[];
  /** Appointments of the same person with other providers. */
  readonly appointmentsElsewhere?: readonly Interval[];
  /**
   * Times of the provider that are booked. Holds and offers look at them; a booking leaves them to the constraints of
   * the table. @see docs/decisions/002-booking-guard.md
   */
  readonly taken?: readonly Interval[];
  /** The part of `taken` that this patient booked. */
  readonly takenByPatient?: readonly Interval[];
  /** The insurance plan to share; null when the patient has no such plan. */
  readonly plan?: { readonly effectiveDate: string; readonly expiryDate: string | null } | null;
}

/** The request: a booking states all of it, a hold only the time. */
export interface Wanted {
  /** Start of a slot, ISO instant. */
  readonly date: string;
  readonly visitType?: VisitType;
  readonly careType?: CareType;
  /** The person whom the appointment is for; null or absent if it is for the patient. */
  readonly forPerson?: object | null | undefined;
  /** The rule for cancelling late that the patient has read, null for none; absent when no rule was shown. */
  readonly toldCancellation?: CancellationFee | null | undefined;
}

/** Why a time can't be booked, and what the API answers. */
export type Refusal = AnyRefusal<BookingCode>;

interface Case {
  readonly facts: BookingFacts;
  readonly wanted: Wanted;
  /** The slot of the schedule that starts at the wanted time. */
  readonly slot: Interval | undefined;
}

interface Row extends Refusal {
  readonly id: string;
  /** The condition in words. */
  readonly when: string;
  readonly applies: (request: Case) => boolean;
}

/** Every reason why a time can't be booked, in the order in which they are checked. */
export const BOOKING_REFUSALS = [
  {
    id: 'provider-missing',
    when: 'there is no such provider, or it was removed',
    code: 'not_found',
    message: text("The provider you're looking for doesn't exist or has been removed."),
    applies: ({ facts: { provider } }) => provider === undefined,
  },
  {
    id: 'no-bookings-here',
    when: 'the provider is a listing that takes no bookings',
    code: 'not_offered',
    message: text('This facility takes no bookings here. Please call to book.'),
    applies: ({ facts: { provider } }) => provider?.bookable === false,
  },
  {
    id: 'no-telehealth',
    when: 'a video visit is wanted and the provider offers none',
    code: 'not_offered',
    message: text('This provider does not offer telehealth visits.'),
    field: 'visitType',
    applies: ({ facts: { provider }, wanted }) =>
      wanted.visitType === 'telehealth' && provider?.telehealthAvailable === false,
  },
  {
    id: 'no-urgent-care',
    when: 'urgent care is wanted and the provider offers none',
    code: 'not_offered',
    message: text('This provider does not offer urgent care.'),
    field: 'careType',
    applies: ({ facts: { provider }, wanted }) =>
      wanted.careType === 'urgent' && provider?.providesUrgentCare === false,
  },
  {
    id: 'no-new-patients',
    when: 'the provider accepts no new patients and the patient has not been there',
    code: 'not_offered',
    message: text('This provider is not accepting new patients.'),
    applies: ({ facts: { provider, isKnownPatient } }) =>
      provider?.acceptingNewPatients === false && isKnownPatient === false,
  },
  {
    id: 'slot-unavailable',
    when: 'the schedule offers no slot at this time: hours, notice, horizon, licence',
    code: 'slot_unavailable',
    message: text('This time cannot be booked. Please choose another one.'),
    applies: ({ slot }) => slot === undefined,
  },
  {
    id: 'slot-held',
    when: 'another patient or browser holds the time',
    code: 'slot_held',
    message: text('Somebody else is booking this time just now. Please choose another one.'),
    applies: ({ facts: { held }, slot }) => isIn(slot, held),
  },
  {
    id: 'patient-elsewhere',
    when: 'the patient has a visit with another provider at this time',
    code: 'visit_overlap',
    message: text('You already have another visit at this time. Please choose another time.'),
    applies: ({ facts: { appointmentsElsewhere }, wanted, slot }) =>
      !wanted.forPerson && isIn(slot, appointmentsElsewhere),
  },
  {
    id: 'relative-elsewhere',
    when: 'the person whom the visit is for has a visit with another provider at this time',
    code: 'visit_overlap',
    message: text('This person already has another visit at this time. Please choose another time.'),
    applies: ({ facts: { appointmentsElsewhere }, wanted, slot }) =>
      !!wanted.forPerson && isIn(slot, appointmentsElsewhere),
  },
  {
    id: 'fee-changed',
    when: 'cancelling late costs more than the rule that the patient has read',
    code: 'fee_changed',
    message: text(
      'This provider has just changed what cancelling late costs. Please read it below, and confirm again if you agree.',
    ),
    applies: ({ facts: { provider }, wanted: { toldCancellation } }) =>
      toldCancellation !== undefined && !isNoWorse(provider?.cancellationPolicy ?? null, toldCancellation),
  },
  {
    id: 'slot-taken-by-patient',
    when: 'the patient has booked this time already',
    code: 'slot_taken',
    message: text('You have already booked this time. See My Appointments.'),
    applies: ({ facts: { takenByPatient }, slot }) => isIn(slot, takenByPatient),
  },
  {
    id: 'slot-taken',
    when: 'the time is booked',
    code: 'slot_taken',
    message: text('Somebody else has just booked this time. Please choose another one.'),
    applies: ({ facts: { taken }, slot }) => isIn(slot, taken),
  },
  {
    id: 'plan-missing',
    when: 'the patient has no insurance plan of this id',
    code: 'not_found',
    message: text('There is no such insurance plan. Choose another one.'),
    applies: ({ facts: { plan } }) => plan === null,
  },
  {
    id: 'plan-not-valid',
    when: 'the insurance plan is not valid on the day of the visit',
    code: 'invalid',
    message: text('This insurance plan is not valid on the day of the visit. Choose another one, or none.'),
    field: 'insurancePlanId',
    applies: ({ facts: { plan }, wanted }) => !!plan && !coversDay(plan, lagosDate(Date.parse(wanted.date))),
  },
] as const satisfies readonly Row[];

export type RefusalId = (typeof BOOKING_REFUSALS)[number]['id'];

/** The slot that may be booked, or the refusal. */
export type Decision = { readonly slot: Interval } | { readonly refusal: Refusal };

/**
 * Decides whether a time may be booked: returns the slot, or the first refusal of the table that applies. A fact that is
 * left out refuses nothing. Bookings, holds and offers of the waiting list all use it.
 * @param nowMs ms since the epoch
 */
export function mayBook(facts: BookingFacts, wanted: Wanted, nowMs: number): Decision {
  const slot = facts.provider && slotStartingAt(Date.parse(wanted.date), facts.provider, nowMs);
  const refusal = BOOKING_REFUSALS.find(({ applies }) => applies({ facts, wanted, slot }));
  if (refusal !== undefined) return { refusal };
  if (slot === undefined) throw new Error('No row refuses a time without a slot.');
  return { slot };
}

/** Returns the refusal of a row, for a conflict that only the database detects. */
export function bookingRefusal(id: RefusalId): Refusal {
  const found = BOOKING_REFUSALS.find((row) => row.id === id);
  if (found === undefined) throw new Error(`There is no refusal "${id}".`);
  return found;
}

function isIn(slot: Interval | undefined, times: readonly Interval[] = []): boolean {
  return slot !== undefined && times.some((time) => overlaps(time, slot));
}
