import type { Appointment, CareType, VisitType } from '#features/appointments/contract.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import type { DiaryPerson } from '#features/symptoms/rules/diary-person.ts';
import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import { NO_RELATIVE, type RelativeAnswers } from './relative.ts';

/** The fields of a provider that decide how it can be visited. */
export type Offer = Pick<Provider, 'providesUrgentCare' | 'telehealthAvailable'>;

/** What was chosen where the booking began: the home page, or a button of the provider's page. */
export interface Preselection {
  readonly careType?: CareType | undefined;
  readonly visitType?: VisitType | undefined;
}

/** The answers so far. A choice that this provider can't meet is kept, for another provider that can. */
export interface Draft<P extends Offer = Provider> {
  readonly provider: P;
  readonly wantedCareType: CareType | null;
  readonly wantedVisitType: VisitType | null;
  /** Null when the appointment is for the patient. */
  readonly forPerson: RelativeAnswers | null;
  readonly symptoms: string;
  /** Calendar day in Lagos, `yyyy-MM-dd`. */
  readonly date: string | null;
  /** A slot on that day. */
  readonly slot: Slot | null;
  /** The insurance plan to share for this appointment; null for none. Undefined while nothing was chosen. */
  readonly insurancePlanId?: number | null | undefined;
}

/**
 * The answers that a booking starts with: today, and urgent care if the provider offers it and nothing else was chosen.
 */
export function startDraft<P extends Offer>(provider: P, preselected: Preselection, today: string): Draft<P> {
  return {
    provider,
    wantedCareType: preselected.careType ?? (provider.providesUrgentCare ? 'urgent' : 'routine'),
    wantedVisitType: preselected.visitType ?? null,
    forPerson: null,
    symptoms: '',
    date: today,
    slot: null,
  };
}

/** The care type that will be booked: urgent falls back to routine where it isn't offered. */
export function careTypeOf({ provider, wantedCareType }: Draft<Offer>): CareType | null {
  return wantedCareType === 'urgent' && !provider.providesUrgentCare ? 'routine' : wantedCareType;
}

/** True if urgent care is wanted from a provider that doesn't offer it. */
export function urgentCareMissing({ provider, wantedCareType }: Draft<Offer>): boolean {
  return wantedCareType === 'urgent' && !provider.providesUrgentCare;
}

/** The visit type that will be booked: telehealth where it is offered, unless a visit in person was chosen. */
export function visitTypeOf({ provider, wantedVisitType }: Draft<Offer>): VisitType {
  return wantedVisitType !== 'in-person' && provider.telehealthAvailable ? 'telehealth' : 'in-person';
}

/** The draft with another provider: date, time and the insurance plan to share are reset; the rest is kept. */
export function switchProvider<P extends Offer & { readonly id: number }>(
  draft: Draft<P>,
  provider: P,
  today: string,
): Draft<P> {
  return provider.id === draft.provider.id
    ? draft
    : { ...draft, provider, date: today, slot: null, insurancePlanId: undefined };
}

/** The draft on another day, without its slot. */
export function chooseDate<P extends Offer>(draft: Draft<P>, date: string): Draft<P> {
  return date === draft.date ? draft : { ...draft, date, slot: null };
}

/** The draft with a slot, and on the slot's day. */
export function chooseSlot<P extends Offer>(draft: Draft<P>, slot: Slot): Draft<P> {
  return { ...draft, date: lagosDate(Date.parse(slot.dateTime)), slot };
}

/**
 * The answers of an appointment, to give it another time: first on its own day, if that can be booked, otherwise on
 * any.
 */
export function draftFrom<P extends Offer>(
  provider: P,
  appointment: Pick<Appointment, 'date' | 'careType' | 'visitType' | 'reason' | 'forPerson'>,
  today: string,
): Draft<P> {
  const { careType, visitType, reason, forPerson } = appointment;
  const day = lagosDate(Date.parse(appointment.date));
  return {
    ...startDraft(provider, { careType, visitType }, daysBetween(today, day) < BOOKABLE_DAYS ? day : today),
    symptoms: reason,
    forPerson: forPerson && { ...forPerson, age: String(forPerson.age) },
  };
}

/** The draft for the person of an earlier appointment. The age must be entered again: it may have changed. */
export function forSamePerson<P extends Offer>(
  draft: Draft<P>,
  { forPerson }: Pick<Appointment, 'forPerson'>,
): Draft<P> {
  return { ...draft, forPerson: forPerson && { ...forPerson, age: '' } };
}

/** The data that the symptom diary hands to a booking. */
export interface DiaryReport extends DiaryPerson {
  readonly symptoms: string;
}

/**
 * The draft for the person of a diary entry, with its symptoms before what was written already. A child's name and age
 * are kept where the diary has none.
 */
export function takeAlong<P extends Offer>(draft: Draft<P>, reported: DiaryReport): Draft<P> {
  const { symptoms, forChild, childName, childAgeYears } = reported;
  const written = draft.symptoms.trim();
  const child = draft.forPerson?.relation === 'child' ? draft.forPerson : NO_RELATIVE;
  return {
    ...draft,
    symptoms: written.includes(symptoms) ? draft.symptoms : [symptoms, written].filter(Boolean).join('\n\n'),
    forPerson: forChild
      ? { name: childName ?? child.name, age: String(childAgeYears ?? child.age), relation: 'child' }
      : null,
  };
}
