import type { CareType, VisitType } from '#features/appointments/contract.ts';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { type BookingFacts, mayBook } from '#features/booking/rules/may-book.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { freeSlots, type Interval, overlaps, type Schedule, slotsOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';

/** How long an offered time is kept for one person. @see issue: waitlist, 15-minute offer */
export const OFFER_MS = 15 * 60_000;

/** The kind of an appointment. */
export interface Kind {
  readonly visitType: VisitType;
  readonly careType: CareType;
}

/** A patient who waits for an earlier time than that of their appointment. Instants are ms since the epoch. */
export interface Waiting extends Kind {
  readonly entryId: number;
  readonly sinceMs: number;
  readonly appointmentStartsAtMs: number;
  /** Starts that were free already when they began to wait. */
  readonly knownFree: readonly number[];
  /** Starts that were offered to them before, with any outcome. */
  readonly offeredBefore: readonly number[];
  /** They have an offer that is still open. */
  readonly hasOffer: boolean;
  /** Appointments of the same person with other providers. */
  readonly busy: readonly Interval[];
}

/** The times of a provider with patients waiting. */
export interface ProviderTimes {
  readonly schedule: Schedule;
  readonly bookable: boolean;
  readonly telehealthAvailable: boolean;
  /** Appointments and holds. */
  readonly taken: readonly Interval[];
  /** Appointments that were cancelled or moved, with when (ms). */
  readonly freed: readonly (Interval & { readonly atMs: number })[];
}

/** A time to offer, and to whom. */
export interface ToOffer {
  readonly entryId: number;
  readonly slot: Interval;
}

/** True if an appointment can still be moved when an offer that is made now ends: until 24 hours before its start. */
export function canBeOffered(appointmentStartsAtMs: number, nowMs: number): boolean {
  return !isInsideNotice(appointmentStartsAtMs, nowMs + OFFER_MS);
}

/** Returns the free slots of a provider that can be booked at an instant (ms), in order of time. */
export function freeTimes({ schedule, taken }: Pick<ProviderTimes, 'schedule' | 'taken'>, atMs: number): Interval[] {
  const today = lagosDate(atMs);
  const days = Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
  return freeSlots(
    days.flatMap((day) => slotsOn(day, schedule, atMs)),
    taken,
  );
}

/**
 * Returns which times to offer to whom at an instant (ms): the soonest time first, each to the patient who has waited
 * longest among those it fits; no patient gets two at once. Only times are offered that will still be outside the
 * notice period when the offer ends.
 */
export function timesToOffer(waiting: readonly Waiting[], provider: ProviderTimes, nowMs: number): ToOffer[] {
  const queue = [...waiting].sort((a, b) => a.sinceMs - b.sinceMs || a.entryId - b.entryId);
  const served = new Set<number>();
  const offers: ToOffer[] = [];
  for (const slot of freeTimes(provider, nowMs + OFFER_MS)) {
    const next = queue.find((one) => !served.has(one.entryId) && fits(one, slot, provider, nowMs));
    if (next === undefined) continue;
    served.add(next.entryId);
    offers.push({ entryId: next.entryId, slot });
  }
  return offers;
}

/**
 * True if a free time is one to offer to a patient: earlier than the appointment, opened since they began to wait, not
 * offered to them before, and one that they could still book when the offer ends.
 */
export function fits(one: Waiting, slot: Interval, provider: ProviderTimes, nowMs: number): boolean {
  return (
    !one.hasOffer &&
    slot.startsAtMs < one.appointmentStartsAtMs &&
    canBeOffered(one.appointmentStartsAtMs, nowMs) &&
    !one.offeredBefore.includes(slot.startsAtMs) &&
    hasOpened(one, slot, provider) &&
    couldBook(one, slot, provider, nowMs + OFFER_MS)
  );
}

function couldBook(
  { visitType, careType, busy }: Waiting,
  slot: Interval,
  { schedule, bookable, telehealthAvailable, taken }: ProviderTimes,
  atMs: number,
): boolean {
  const provider = { ...schedule, bookable, telehealthAvailable };
  const facts: BookingFacts = { provider, taken, appointmentsElsewhere: busy };
  return 'slot' in mayBook(facts, { date: new Date(slot.startsAtMs).toISOString(), visitType, careType }, atMs);
}

/** True if a time that is free now was taken when the patient began to wait, or was taken and given back since. */
function hasOpened({ knownFree, sinceMs }: Waiting, slot: Interval, { freed }: ProviderTimes): boolean {
  return (
    !knownFree.includes(slot.startsAtMs) ||
    freed.some((appointment) => appointment.atMs >= sinceMs && overlaps(appointment, slot))
  );
}
