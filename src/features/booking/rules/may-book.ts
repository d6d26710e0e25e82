import type { CareType, VisitType } from '#features/appointments/contract.ts';
import { isNoWorse } from '#features/appointments/rules/late-cancellation.ts';
import { coversDay } from '#features/insurance/rules/covers-day.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { isIn, timeFor } from '#features/schedules/rules/lane-choice.ts';
import { type Choice, type Offer, type Service, scheduleFor } from '#features/schedules/rules/service-choice.ts';
import type { Interval, Lane, Schedule, Taken } from '#features/schedules/rules/slots.ts';
import type { Refusal as AnyRefusal } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import { type AccountCounts, isOverLimit, isOverShare, type Standing, type UnprovenFacts } from './booking-limits.ts';
import type { BookingCode } from './refusals.ts';

/** The facts about a provider that decide whether it can be booked. */
export interface ProviderFacts extends Schedule, Offer {
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
  readonly held?: readonly Taken[];
  /** Appointments of the same person with other providers. */
  readonly appointmentsElsewhere?: readonly Interval[];
  /**
   * Times of the provider that are booked. Holds and offers look at them; a booking leaves them to the constraints of
   * the table. @see docs/decisions/002-booking-guard.md
   */
  readonly taken?: readonly Taken[];
  /**
   * The same, of a place with resources, for a booking: it chooses the lane by them. They refuse only where what was
   * squeezed in fills the place of a free lane, which no constraint can see.
   */
  readonly booked?: readonly Taken[];
  /** The appointment that is moved has the wanted service already. */
  readonly keepsService?: boolean;
  /** The desk may put the appointment where all lanes are taken. */
  readonly maySqueeze?: boolean;
  /** The part of `taken` that this patient booked. */
  readonly takenByPatient?: readonly Interval[];
  /** How many visits to come the person has at the practice, and how many one may have; absent where that doesn't bind. */
  readonly openAppointments?: { readonly count: number; readonly max: number };
  /** What the account has booked online, where that binds: how well it is known, and the times of those who are not proven. */
  readonly account?: { readonly standing: Standing; readonly counts: AccountCounts; readonly unproven?: UnprovenFacts };
  /** The practice takes no further online bookings of this patient. */
  readonly isBlocked?: boolean;
  /** The insurance plan to share; null when the patient has no such plan. */
  readonly plan?: { readonly effectiveDate: string; readonly expiryDate: string | null } | null;
}

/** The request: a booking states all of it, a hold only the time and what is chosen. */
export interface Wanted extends Choice {
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

/** A request with what follows from its facts. */
interface Case {
  readonly facts: BookingFacts;
  readonly wanted: Wanted;
  /** The slot of the schedule that starts at the wanted time: as long as it is in the lane to book. */
  readonly slot: Interval | undefined;
  /** Until when the lane to book is taken, ms since the epoch. */
  readonly busyUntilMs: number;
  /** The wanted service, if there is one and the place offers it. */
  readonly service: Service | undefined;
  /** True if the part of the times for accounts that aren't proven is used up. */
  readonly isOverShare: boolean;
  /** True if every lane of the slot is held. */
  readonly isHeld: boolean;
  /** The lane to book; undefined if all are taken. */
  readonly lane: Lane | undefined;
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
    id: 'service-missing',
    when: 'the place does not offer the wanted service, or no longer',
    code: 'not_found',
    message: text('This service is no longer offered here. Please choose again.'),
    field: 'serviceId',
    applies: ({ facts: { keepsService }, wanted: { serviceId }, service }) =>
      (serviceId ?? null) !== null && (service === undefined || (service.isRetired === true && !keepsService)),
  },
  {
    id: 'person-missing',
    when: 'nobody of this id takes such appointments here, or patients cannot choose them',
    code: 'not_found',
    message: text('This person takes no such visits here. Please choose again.'),
    field: 'personId',
    applies: ({ facts: { provider }, wanted: { personId } }) =>
      (personId ?? null) !== null &&
      (provider?.resources?.length === 0 ||
        provider?.everyResource?.find(({ id }) => id === personId)?.isPublic === false),
  },
  {
    id: 'service-visit-type',
    when: 'the service is not given in the wanted way, by video or in person',
    code: 'not_offered',
    message: text('This service is not offered as this kind of visit.'),
    field: 'visitType',
    applies: ({ service, wanted: { visitType } }) =>
      visitType !== undefined && service?.visitTypes.includes(visitType) === false,
  },
  {
    id: 'service-care-type',
    when: 'the service is not for the wanted kind of care',
    code: 'not_offered',
    message: text('This service is not offered for this type of care.'),
    field: 'careType',
    applies: ({ service, wanted: { careType } }) =>
      careType !== undefined && service?.careTypes.includes(careType) === false,
  },
  {
    id: 'service-by-desk',
    when: 'the service is booked by the practice only',
    code: 'not_offered',
    message: text('The practice books this service itself. Please call to book.'),
    applies: ({ service }) => service?.bookedBy === 'desk',
  },
  {
    id: 'service-for-known',
    when: 'the service is for patients who have been here',
    code: 'not_offered',
    message: text('This service is for patients who have been here before. Please call to book.'),
    applies: ({ facts: { isKnownPatient }, service }) => service?.bookedBy === 'known' && isKnownPatient === false,
  },
  {
    id: 'too-many-visits',
    when: 'the person has as many visits to come at the practice as one may have',
    code: 'too_many_visits',
    message: text(
      'You have as many visits to come here as can be booked online. Cancel one of them first, or call the practice.',
    ),
    applies: ({ facts: { openAppointments } }) =>
      openAppointments !== undefined && openAppointments.count >= openAppointments.max,
  },
  {
    id: 'over-limit-unproven',
    when: 'an account whose address is not confirmed has as many visits as it may have',
    code: 'too_many_visits',
    message: text(
      'Confirm your e-mail address to book more visits. The link is in our mail, and in your profile. Or call the practice.',
    ),
    applies: ({ facts }) => facts.account?.standing === 'unproven' && isOver(facts),
  },
  {
    id: 'over-limit',
    when: 'an account has as many visits as one account may have',
    code: 'too_many_visits',
    message: text(
      'You have as many visits as one account can book online. Cancel one of them first, or call the practice.',
    ),
    applies: ({ facts }) => isOver(facts),
  },
  {
    id: 'blocked',
    when: 'the practice takes no online bookings of this patient',
    code: 'call_to_book',
    message: text('This practice asks you to book by telephone. Please call.'),
    applies: ({ facts: { isBlocked } }) => isBlocked === true,
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
    applies: ({ isHeld, slot }) => slot !== undefined && isHeld,
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
    applies: ({ slot, lane }) => slot !== undefined && lane === undefined,
  },
  {
    id: 'over-share',
    when: 'accounts whose address is not confirmed have their part of the times around this one',
    code: 'too_many_visits',
    message: text(
      'Confirm your e-mail address to book this time. The link is in our mail, and in your profile. Or call the practice.',
    ),
    applies: ({ isOverShare: isOver }) => isOver,
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

/** The slot that may be booked with the lane that it takes, and until when (ms since the epoch), or the refusal. */
export type Decision =
  | {
      readonly slot: Interval;
      readonly lane: Lane;
      readonly busyUntilMs: number;
      readonly service: Service | undefined;
    }
  | { readonly refusal: Refusal };

/**
 * Decides whether a time may be booked: returns the slot and its lane, or the first refusal of the table that applies. A
 * fact that is left out refuses nothing. Bookings, holds and offers of the waiting list all use it.
 * @param nowMs ms since the epoch
 */
export function mayBook(stated: BookingFacts, wanted: Wanted, nowMs: number): Decision {
  const request = caseOf(stated, wanted, nowMs);
  const refusal = BOOKING_REFUSALS.find(({ applies }) => applies(request));
  if (refusal !== undefined) return { refusal };
  const { slot, lane, busyUntilMs, service } = request;
  if (slot === undefined || lane === undefined) throw new Error('No row refuses a time without a slot.');
  return { slot, lane, busyUntilMs, service };
}

/** Returns what the rows of the table look at. */
export function caseOf(stated: BookingFacts, wanted: Wanted, nowMs: number): Case {
  const provider = stated.provider && scheduleFor(stated.provider, wanted);
  const facts = { ...stated, provider };
  const startsAtMs = Date.parse(wanted.date);
  const service = provider?.services?.find(({ id }) => id === wanted.serviceId);
  const { slot, isHeld, lane, busyUntilMs } = timeFor(startsAtMs, facts, nowMs);
  const unproven = stated.account?.unproven;
  return {
    ...{ facts, wanted, slot, service, isHeld, lane, busyUntilMs },
    isOverShare: !!slot && !!unproven && !!stated.provider && isOverShare(slot, unproven, stated.provider),
  };
}

function isOver({ account, openAppointments }: BookingFacts): boolean {
  return account !== undefined && isOverLimit(account.counts, account.standing, openAppointments?.max ?? 0);
}

/** Returns the refusal of a row, for a conflict that only the database detects. */
export function bookingRefusal(id: RefusalId): Refusal {
  const found = BOOKING_REFUSALS.find((row) => row.id === id);
  if (found === undefined) throw new Error(`There is no refusal "${id}".`);
  return found;
}
