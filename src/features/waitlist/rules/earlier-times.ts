import type { CareType, VisitType } from '#features/appointments/contract.ts';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { type BookingFacts, mayBook } from '#features/booking/rules/may-book.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { type Choice, type Offer, scheduleFor } from '#features/schedules/rules/service-choice.ts';
import {
  freeSlotsOn,
  type Interval,
  type Lane,
  overlaps,
  type Schedule,
  type Taken,
} from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';

/** How long an offered time is kept for one person. @see issue: waitlist, 15-minute offer */
export const OFFER_MS = 15 * 60_000;

/** The kind of an appointment. */
export interface Kind {
  readonly visitType: VisitType;
  readonly careType: CareType;
}

/** A patient who waits for an earlier time than that of their appointment. Instants are ms since the epoch. */
export interface Waiting extends Kind, Choice {
  readonly entryId: number;
  readonly patientId: number;
  readonly sinceMs: number;
  readonly appointmentStartsAtMs: number;
  /** Starts that were free already when they began to wait. */
  readonly knownFree: readonly number[];
  /** Starts that were offered to the account before, for any of its appointments and with any outcome. */
  readonly offeredBefore: readonly number[];
  /** The account has an offer that is still open. */
  readonly hasOffer: boolean;
  /** Appointments of the same person with other providers. */
  readonly busy: readonly Interval[];
}

/** The times of a provider with patients waiting. */
export interface ProviderTimes {
  readonly schedule: Schedule & Offer;
  readonly bookable: boolean;
  readonly telehealthAvailable: boolean;
  /** Appointments and holds. */
  readonly taken: readonly Taken[];
  /** Appointments that were cancelled or moved, with when (ms). */
  readonly freed: readonly (Interval & { readonly atMs: number })[];
}

/** A time to offer, and to whom. */
export interface ToOffer {
  readonly entryId: number;
  readonly slot: Interval;
  readonly lane: Lane;
  /** Until when the lane is taken, ms. */
  readonly busyUntilMs: number;
}

/** True if an appointment can still be moved when an offer that is made now ends: until 24 hours before its start. */
export function canBeOffered(appointmentStartsAtMs: number, nowMs: number): boolean {
  return !isInsideNotice(appointmentStartsAtMs, nowMs + OFFER_MS);
}

/** Returns the free slots of a provider that can be booked at an instant (ms), in order of time. */
export function freeTimes({ schedule, taken }: Pick<ProviderTimes, 'schedule' | 'taken'>, atMs: number): Interval[] {
  const today = lagosDate(atMs);
  const days = Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
  return days.flatMap((day) => freeSlotsOn(day, schedule, taken, atMs));
}

/**
 * Returns which times to offer to whom at an instant (ms): the soonest time first, each to the patient who has waited
 * longest among those it fits; no account gets two at once, and no lane is offered twice. Only times are offered that will
 * still be outside the notice period when the offer ends.
 */
export function timesToOffer(waiting: readonly Waiting[], provider: ProviderTimes, nowMs: number): ToOffer[] {
  const queue = [...waiting].sort((a, b) => a.sinceMs - b.sinceMs || a.entryId - b.entryId);
  const served = new Set<number>();
  const offers: ToOffer[] = [];
  const taken = [...provider.taken];
  for (const startsAtMs of startsFor(queue, provider, nowMs + OFFER_MS)) {
    for (const one of queue) {
      const { entryId, patientId } = one;
      const found = served.has(patientId) ? undefined : offerOf(one, startsAtMs, { ...provider, taken }, nowMs);
      if (found === undefined) continue;
      served.add(patientId);
      offers.push({ entryId, ...found });
      taken.push({ startsAtMs, endsAtMs: found.busyUntilMs, ...found.lane });
    }
  }
  return offers;
}

/** The starts, in order, that are free for at least one kind of appointment that patients wait for. */
function startsFor(waiting: readonly Waiting[], { schedule, taken }: ProviderTimes, atMs: number): number[] {
  const kinds = new Map(
    waiting.map(({ serviceId, personId }) => [`${serviceId} ${personId}`, { serviceId, personId }]),
  );
  const slots = [...kinds.values()].flatMap((kind) =>
    freeTimes({ schedule: scheduleFor(schedule, kind), taken }, atMs),
  );
  return [...new Set(slots.map(({ startsAtMs }) => startsAtMs))].sort((a, b) => a - b);
}

/**
 * Returns the slot to offer a patient at a start, with its lane: earlier than the appointment, opened since they began to
 * wait, not offered to them before, and one that they could still book when the offer ends. Undefined if there is none.
 */
function offerOf(
  one: Waiting,
  startsAtMs: number,
  provider: ProviderTimes,
  nowMs: number,
): Omit<ToOffer, 'entryId'> | undefined {
  const { hasOffer, appointmentStartsAtMs, offeredBefore } = one;
  if (hasOffer || startsAtMs >= appointmentStartsAtMs || offeredBefore.includes(startsAtMs)) return undefined;
  if (!canBeOffered(appointmentStartsAtMs, nowMs)) return undefined;
  const { schedule, bookable, telehealthAvailable, taken } = provider;
  const facts: BookingFacts = {
    provider: { ...schedule, bookable, telehealthAvailable },
    taken,
    appointmentsElsewhere: one.busy,
  };
  const decision = mayBook(facts, { ...one, date: new Date(startsAtMs).toISOString() }, nowMs + OFFER_MS);
  if ('refusal' in decision || !hasOpened(one, decision.slot, provider)) return undefined;
  const { slot, lane, busyUntilMs } = decision;
  return { slot, lane, busyUntilMs };
}

/** True if a time that is free now was taken when the patient began to wait, or was taken and given back since. */
function hasOpened({ knownFree, sinceMs }: Waiting, slot: Interval, { freed }: ProviderTimes): boolean {
  return (
    !knownFree.includes(slot.startsAtMs) ||
    freed.some((appointment) => appointment.atMs >= sinceMs && overlaps(appointment, slot))
  );
}
