import type { Appointment, CareType, VisitType } from '#features/appointments/contract.ts';
import type { OfferedPerson, OfferedService, Provider } from '#features/directory/contract.ts';
import type { PlaceOffer } from '#features/directory/rules/place-offer.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { slotId } from '#features/schedules/rules/slots.ts';
import type { DiaryPerson } from '#features/symptoms/rules/diary-person.ts';
import { daysBetween, lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { NO_RELATIVE, type RelativeAnswers } from './relative.ts';

/** The fields of a provider that decide how it can be visited. */
export type Offer = Pick<Provider, 'providesUrgentCare' | 'telehealthAvailable'> &
  Partial<Pick<Provider, 'acceptingNewPatients'>>;

/** A chosen service; one that patients can't book any more, from an earlier appointment, has only the first fields. */
export type ChosenService = Pick<OfferedService, 'id' | 'name' | 'minutes' | 'priceKobo'> &
  Partial<Pick<OfferedService, 'visitTypes' | 'careTypes' | 'personIds' | 'forKnownPatients' | 'ownMinutes' | 'range'>>;

/** A chosen person. */
export type ChosenPerson = Pick<OfferedPerson, 'id' | 'name'>;

/** What was chosen where the booking began: the home page, or a button of the provider's page. */
export interface Preselection {
  readonly serviceId?: number | undefined;
  readonly personId?: number | undefined;
  readonly careType?: CareType | undefined;
  readonly visitType?: VisitType | undefined;
  /** Start of a slot of the ordinary visit, ISO instant. */
  readonly time?: string | undefined;
}

/** The answers so far. A choice that this provider can't meet is kept, for another provider that can. */
export interface Draft<P extends Offer = Provider> {
  readonly provider: P;
  /** The patient has been at the provider before, or says so; absent while that isn't known. */
  readonly beenHere?: boolean | undefined;
  readonly wantedCareType: CareType | null;
  readonly wantedVisitType: VisitType | null;
  /** Null for the ordinary visit; absent while nothing was chosen, which is the same. */
  readonly service?: ChosenService | null;
  /** Null for anyone who is free; absent while nothing was chosen, which is the same. */
  readonly person?: ChosenPerson | null;
  /** Null when the appointment is for the patient. */
  readonly forPerson: RelativeAnswers | null;
  readonly symptoms: string;
  /** Calendar day in Lagos, `yyyy-MM-dd`. */
  readonly date: string | null;
  /** A slot on that day. */
  readonly slot: Slot | null;
  /** The insurance plan to share for this appointment; null for none. Undefined while nothing was chosen. */
  readonly insurancePlanId?: number | null | undefined;
  /** Whether health facts of the person are shared for this appointment. Undefined while nothing was chosen. */
  readonly shareHealth?: boolean | undefined;
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

/** The care type that will be booked: urgent falls back to routine where it isn't offered, and a service to its own. */
export function careTypeOf({ provider, wantedCareType, service }: Draft<Offer>): CareType | null {
  const offered = wantedCareType === 'urgent' && !provider.providesUrgentCare ? 'routine' : wantedCareType;
  return offered && allowed(offered, service?.careTypes);
}

/** True if urgent care is wanted from a provider that doesn't offer it. */
export function urgentCareMissing({ provider, wantedCareType }: Draft<Offer>): boolean {
  return wantedCareType === 'urgent' && !provider.providesUrgentCare;
}

/**
 * The visit type that will be booked: telehealth where provider and service offer it, unless a visit in person was
 * chosen and the service is given so.
 */
export function visitTypeOf({ provider, wantedVisitType, service }: Draft<Offer>): VisitType {
  const offered = wantedVisitType !== 'in-person' && provider.telehealthAvailable ? 'telehealth' : 'in-person';
  return allowed(offered, service?.visitTypes);
}

/** Returns the provider as the place where the patient will be; null once a visit by video is chosen, which can be anywhere. */
export function placeOfAppointment<P extends Offer>(draft: Draft<P>): P | null {
  const isByVideo = draft.wantedVisitType === 'telehealth' && visitTypeOf(draft) === 'telehealth';
  return isByVideo ? null : draft.provider;
}

/** True if the provider and the chosen service can be visited both in person and by video. */
export function hasVisitTypeChoice({ provider, service }: Draft<Offer>): boolean {
  return provider.telehealthAvailable && (service?.visitTypes?.length ?? 2) > 1;
}

function allowed<T>(wanted: T, types: readonly T[] | undefined): T {
  return types === undefined || types.includes(wanted) ? wanted : (types[0] ?? wanted);
}

const NOTHING_SHARED = { insurancePlanId: undefined, shareHealth: undefined };

/** The draft with another provider: what belongs to the first one is reset, date and time too; the rest is kept. */
export function switchProvider<P extends Offer & { readonly id: number }>(
  draft: Draft<P>,
  provider: P,
  today: string,
): Draft<P> {
  return provider.id === draft.provider.id
    ? draft
    : { ...withoutChoice(draft), ...NOTHING_SHARED, provider, beenHere: undefined, date: today, slot: null };
}

function withoutChoice<P extends Offer>({ service: _s, person: _p, ...draft }: Draft<P>): Draft<P> {
  return draft;
}

/**
 * The draft for a service, or the ordinary visit (null). A person who doesn't give it is left out. The slot stays: the
 * dialog gives it up if it isn't free for the new choice.
 */
export function chooseService<P extends Offer>(
  draft: Draft<P>,
  { people = [], bookableServices = [] }: PlaceOffer,
  serviceId: number | null,
): Draft<P> {
  const service = bookableServices.find(({ id }) => id === serviceId) ?? null;
  const person = peopleFor(people, service).find(({ id }) => id === draft.person?.id);
  return { ...draft, service, person: person ? chosen(person) : null };
}

/** The draft with a person, or anyone who is free (null). */
export function choosePerson<P extends Offer>(
  draft: Draft<P>,
  { people = [] }: PlaceOffer,
  personId: number | null,
): Draft<P> {
  const person = people.find(({ id }) => id === personId);
  return { ...draft, person: person ? chosen(person) : null };
}

/** The people who give a service or, for null, the ordinary visit. */
export function peopleFor(people: readonly OfferedPerson[], service: ChosenService | null): readonly OfferedPerson[] {
  return people.filter(({ id, takesOrdinary }) =>
    service === null ? takesOrdinary : (service.personIds?.includes(id) ?? false),
  );
}

function chosen({ id, name }: OfferedPerson): ChosenPerson {
  return { id, name };
}

/**
 * The draft with a choice that the place offers: what it doesn't offer is left out. A person who takes no ordinary visits,
 * and a place that doesn't, begins with the first of the services.
 */
export function startChoice<P extends Offer>(
  draft: Draft<P>,
  offer: PlaceOffer,
  { serviceId, personId }: Pick<Preselection, 'serviceId' | 'personId'>,
): Draft<P> {
  const { people = [], bookableServices: services = [], takesOrdinaryVisits = true } = offer;
  const person = people.find(({ id }) => id === personId);
  const service =
    services.find(({ id }) => id === serviceId) ??
    ((person?.takesOrdinary ?? takesOrdinaryVisits)
      ? undefined
      : services.find(({ personIds }) => person === undefined || personIds.includes(person.id)));
  const isGiven = person !== undefined && peopleFor(people, service ?? null).includes(person);
  return { ...draft, ...(service && { service }), ...(isGiven && { person: chosen(person) }) };
}

/**
 * Returns the start of the first free slot for the choice of a draft, null for none in the horizon; undefined if that isn't
 * known, as for a service with one person.
 */
export function nextSlotFor(
  { provider, service, person }: Pick<Draft, 'provider' | 'service' | 'person'>,
  { people = [], bookableServices = [] }: PlaceOffer = {},
): string | null | undefined {
  if (service && person) return undefined;
  if (service) return bookableServices.find(({ id }) => id === service.id)?.nextSlotAt;
  return person ? people.find(({ id }) => id === person.id)?.nextSlotAt : provider.nextSlotAt;
}

/** The draft on another day, without its slot. */
export function chooseDate<P extends Offer>(draft: Draft<P>, date: string): Draft<P> {
  return date === draft.date ? draft : { ...draft, date, slot: null };
}

/** The draft with a slot, and on the slot's day. */
export function chooseSlot<P extends Offer>(draft: Draft<P>, slot: Slot): Draft<P> {
  return { ...draft, date: lagosDate(Date.parse(slot.dateTime)), slot };
}

/** Returns the start of a slot in an address, ISO instant; undefined for what is none. */
export function timeIn(typed: string | null): string | undefined {
  const startsAtMs = typed?.endsWith('Z') ? Date.parse(typed) : Number.NaN;
  return Number.isNaN(startsAtMs) ? undefined : new Date(startsAtMs).toISOString();
}

/** Returns the slot of the ordinary visit that starts at an instant, ISO. Whether it is free is not known. */
export function slotFrom(providerId: number, time: string): Slot {
  const startsAtMs = Date.parse(time);
  return { id: slotId(providerId, startsAtMs), time: lagosTime(startsAtMs), dateTime: time };
}

/**
 * The answers of an appointment, to give it another time: first on its own day, if that can be booked, otherwise on
 * any. The service stays, and a person whom the patient chose.
 */
export function draftFrom<P extends Offer>(
  provider: P,
  appointment: Pick<Appointment, 'date' | 'careType' | 'visitType' | 'reason' | 'forPerson' | 'service' | 'person'>,
  today: string,
  { bookableServices = [] }: PlaceOffer = {},
): Draft<P> {
  const { careType, visitType, reason, forPerson, service, person } = appointment;
  const day = lagosDate(Date.parse(appointment.date));
  return {
    ...startDraft(provider, { careType, visitType }, daysBetween(today, day) < BOOKABLE_DAYS ? day : today),
    beenHere: true,
    symptoms: reason,
    forPerson: forPerson && { ...forPerson, age: String(forPerson.age) },
    ...(service && { service: bookableServices.find(({ id }) => id === service.id) ?? service }),
    ...(person?.isChosen && { person: { id: person.id, name: person.name } }),
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
