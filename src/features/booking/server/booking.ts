import type { Appointment } from '#features/appointments/contract.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { DESK_BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { type Choice, type Service, scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { FIRST_SQUEEZE_LANE } from '#features/schedules/rules/slots.ts';
import type { BookableProvider } from '#features/schedules/server/availability-store.ts';
import type { SlotHolder } from '#features/schedules/server/slot-holder.ts';
import type { NewAppointment } from '../contract.ts';
import type { Decision } from '../rules/may-book.ts';

/** How a patient whom the desk books for came to it. */
export type DeskChannel = 'phone' | 'walk_in';

/** A booking to carry out, with its settings. */
export interface Booking {
  readonly patientId: number;
  readonly wanted: NewAppointment;
  readonly idempotencyKey: string | undefined;
  /** SHA-256 of the token of the browser that books, if it has held a time. */
  readonly holderHash?: Buffer | undefined;
  /** True if the limits of accounts bind; absent where `RATE_LIMIT=off` lifts them, and for moves by a link. */
  readonly isLimited?: boolean;
  /** Keyed hash of the network that the booking comes from; absent where accounts that aren't proven aren't counted. */
  readonly network?: string | undefined;
  /**
   * The rule for cancelling late that the appointment keeps where the patient wasn't shown the present one; null for
   * none.
   */
  readonly keptRule?: CancellationFee | null;
  /** The patient chose the person of the appointment; if absent, by whether it names one. */
  readonly isPersonChosen?: boolean;
  readonly nowMs: number;
  /**
   * The member of the practice who books or moves the appointment, and why it moves, as the patient reads it; absent for
   * what patients book. With a `squeezeReason` it may be put where all lanes are taken.
   */
  readonly byDesk?: {
    readonly userId: number;
    readonly reason: string | undefined;
    readonly squeezeReason?: string | undefined;
    /** How the patient came to the desk; absent for a move, which keeps what the appointment had. */
    readonly channel?: DeskChannel | undefined;
    /** The appointments that are booked together as a repeated one: their common id, and all their starts (ISO). */
    readonly repeat?: { readonly id: string; readonly dates: readonly string[] } | undefined;
  };
  /** Settings of the confirmation (`appointmentMailing`). */
  readonly mailing: AppointmentMailing;
}

/** True if a booking changes more than its own appointment, and so gets a transaction of its own. */
export function isAlone({ wanted: { rescheduleOf, insurancePlanId, shareHealth } }: Booking): boolean {
  return rescheduleOf !== undefined || (insurancePlanId ?? null) !== null || shareHealth === true;
}

/** The holder whose holds don't stand in the way of a booking. */
export function holderOf({ holderHash, patientId }: Booking): SlotHolder {
  return { hash: holderHash, userId: patientId };
}

/**
 * Returns a booking with the service and the person of the appointment that it replaces at the same provider, unless it
 * names others: a person only if the patient chose them and they still give the service.
 */
export function asReplacing(
  booking: Booking,
  replaced: Appointment | undefined,
  provider: BookableProvider | undefined,
): Booking {
  const { wanted, byDesk } = booking;
  if (replaced?.providerId !== wanted.providerId) return booking;
  const before = choiceOf(replaced);
  const { serviceId = before.serviceId } = wanted;
  const keeps = serviceId === before.serviceId && (provider === undefined || givesTo(provider, before));
  const { personId = keeps ? before.personId : null } = wanted;
  // Whom the desk takes, the patient hasn't chosen.
  const isPersonChosen = personId !== null && (byDesk === undefined || personId === before.personId);
  return { ...booking, isPersonChosen, wanted: { ...wanted, serviceId, personId } };
}

/** The service of an appointment, and its person if the patient chose them. */
function choiceOf({ service, person }: Appointment) {
  return { serviceId: service?.id ?? null, personId: person?.isChosen ? person.id : null };
}

function givesTo(provider: BookableProvider, choice: Choice): boolean {
  return scheduleFor(provider, choice).resources?.length !== 0;
}

/**
 * Returns a provider with the service of the appointment that is replaced as it was booked, if the patient hasn't read how it
 * is now: the desk and the waiting list change neither its length nor its price.
 */
export function asItWas<Provider extends BookableProvider | undefined>(
  { keptRule, wanted: { serviceId } }: Booking,
  provider: Provider,
  replaced: Appointment | undefined,
): Provider {
  const was = replaced?.service;
  if (provider === undefined || keptRule === undefined || was === undefined || was.id !== serviceId) return provider;
  const services = provider.services?.map((each) =>
    each.id === was.id
      ? { ...each, ...keptLength(each, was.minutes, replaced?.person?.id), priceKobo: was.priceKobo }
      : each,
  );
  return { ...provider, ...(services && { services }) };
}

/** The length of an appointment for the one who has it; another person who takes a time of their own for the service takes that. */
function keptLength({ ownLengths = [] }: Service, minutes: number, personId: number | undefined): Partial<Service> {
  if (!ownLengths.some(({ resourceId }) => resourceId === personId)) return { minutes };
  return { ownLengths: ownLengths.map((own) => (own.resourceId === personId ? { ...own, minutes } : own)) };
}

/**
 * True if a patient was warned of danger in the reason and went on anyway: as the booking says or, for the same reason, the
 * appointment that it replaces.
 */
export function carriesDanger({ wanted }: Booking, replaced: Appointment | undefined): boolean {
  return wanted.dangerAccepted === true || (replaced?.dangerAccepted === true && replaced.reason === wanted.reason);
}

/** Whom an appointment is for, as columns: all null for the patient who books. */
function columnsOf(forPerson: NewAppointment['forPerson']) {
  if (!forPerson) return { forName: null, forAge: null, forRelation: null };
  return { forName: forPerson.name, forAge: forPerson.age, forRelation: forPerson.relation };
}

/** How an appointment came about, as columns. */
function channelOf(byDesk: Booking['byDesk']) {
  if (byDesk?.channel === undefined) return { channel: 'online' as const, bookedBy: null };
  return { channel: byDesk.channel, bookedBy: byDesk.userId };
}

/** The row of a booking in a slot and a lane. */
export function rowOf(
  { patientId, wanted, isPersonChosen, idempotencyKey, byDesk, nowMs }: Booking,
  { slot, lane, busyUntilMs, service }: Exclude<Decision, { readonly refusal: unknown }>,
) {
  const { providerId, visitType, careType, reason, forPerson, personId = null } = wanted;
  return {
    providerId,
    patientId,
    startsAt: new Date(slot.startsAtMs),
    endsAt: new Date(slot.endsAtMs),
    ...lane,
    busyUntil: busyUntilMs === slot.endsAtMs ? null : new Date(busyUntilMs),
    resourceChosen: isPersonChosen ?? personId !== null,
    serviceId: service?.id ?? null,
    priceKobo: service?.priceKobo ?? null,
    squeezeReason: lane.lane >= FIRST_SQUEEZE_LANE ? (byDesk?.squeezeReason ?? null) : null,
    ...channelOf(byDesk),
    repeatId: byDesk?.repeat?.id ?? null,
    visitType,
    careType,
    reason,
    ...columnsOf(forPerson),
    idempotencyKey: idempotencyKey ?? null,
    createdAt: new Date(nowMs),
    updatedAt: new Date(nowMs),
  };
}

/**
 * Returns a provider as a booking finds it. A desk is bound by hours, days off and a horizon of its own, not by notice or
 * outside calendars, nor by what the provider offers to new bookings.
 */
export function asBookedBy<Provider extends BookableProvider | undefined>(
  { byDesk }: Pick<Booking, 'byDesk'>,
  provider: Provider,
): Provider {
  if (byDesk === undefined || provider === undefined) return provider;
  const freely = { bookable: true, telehealthAvailable: true, acceptingNewPatients: true };
  const services = provider.services?.map((service) => ({ ...service, bookedBy: 'anyone' as const }));
  // If none takes ordinary appointments any more, those that are booked can still be moved to any.
  const takesNone = provider.everyResource?.every(({ takesOrdinary }) => !takesOrdinary) === true;
  const everyResource = provider.everyResource?.map((resource) => ({
    ...{ ...resource, isPublic: true },
    takesOrdinary: resource.takesOrdinary || takesNone,
  }));
  return {
    ...{ ...provider, ...freely, providesUrgentCare: true, noticeMinutes: 0, bookableDays: DESK_BOOKABLE_DAYS },
    ignoresBusy: true,
    ...(everyResource && { everyResource, services }),
  };
}
