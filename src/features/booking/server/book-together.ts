import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import { findAppointment, insertAppointments, setSuccessor } from '#features/appointments/server/appointment-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { hasVisited } from '#features/appointments/server/patient-visits-store.ts';
import type { VisitContact } from '#features/appointments/server/visit-mail-store.ts';
import { aboutVisit, tellBooked, tellMoved, type VisitNews } from '#features/appointments/server/visit-mails.ts';
import { recordConsents } from '#features/consents/server/consent-store.ts';
import { type Interval, slotStartingAt } from '#features/schedules/rules/slots.ts';
import { type BookableProvider, findSchedules } from '#features/schedules/server/availability-store.ts';
import { removeOwnHolds } from '#features/schedules/server/hold-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Booking } from './booking.ts';
import { type BookingFacts, findBookingFacts } from './booking-facts-store.ts';
import { lockBookings } from './booking-locks.ts';
import { holderOf, refuseUnreadFee, refuseWhatIsInTheWay, refuseWhatIsNotOffered, rowOf } from './booking-refusals.ts';
import { shareInsurance } from './share-insurance.ts';

/** What became of one booking among several. */
export type Outcome = Appointment | AppError;

/** Tells whether a booking changes more than its own visit, and so is made on its own. */
export function isAlone({ wanted: { rescheduleOf, insurancePlanId } }: Booking): boolean {
  return rescheduleOf !== undefined || (insurancePlanId ?? null) !== null;
}

/**
 * Books visits in one transaction, no two of them with one provider or of one patient. What is refused leaves the others
 * as they are; a booking on its own is refused by an error, so that nothing it changed before stays.
 */
export async function bookTogether(tx: Database, bookings: readonly Booking[]): Promise<Outcome[]> {
  await lockBookings(
    tx,
    bookings.map(({ patientId, wanted: { providerId } }) => ({ patientId, providerId })),
  );
  const [found, schedules] = await Promise.all([
    findBookingFacts(tx, bookings.map(visitOf)),
    findSchedules(
      tx,
      bookings.map(({ wanted }) => wanted.providerId),
    ),
  ]);
  const outcomes = new Map<Booking, Outcome>();
  const facts = new Map(bookings.map((booking, at) => [booking, found[at]]));
  for (const booking of bookings) {
    const id = facts.get(booking)?.bookedBefore;
    const before = id === undefined ? undefined : await findAppointment(tx, id, booking.patientId);
    if (before !== undefined) outcomes.set(booking, before);
  }
  const [only] = bookings;
  const replaced = bookings.length === 1 && only && !outcomes.has(only) ? await giveUpReplaced(tx, only) : undefined;
  const allowed: Allowed[] = [];
  const asked = bookings.filter((booking) => !outcomes.has(booking));
  for (const booking of asked) {
    try {
      const provider = schedules.get(booking.wanted.providerId);
      allowed.push(await allow(tx, booking, { facts: facts.get(booking), provider, replaced }));
    } catch (error) {
      if (!(error instanceof AppError) || bookings.length === 1) throw error;
      outcomes.set(booking, error);
    }
  }
  for (const [booking, visit] of await write(tx, allowed, replaced)) outcomes.set(booking, visit);
  return bookings.map((booking) => {
    const outcome = outcomes.get(booking);
    if (outcome === undefined) throw new Error('A booking came to nothing.');
    return outcome;
  });
}

interface Allowed {
  readonly booking: Booking;
  readonly facts: BookingFacts;
  readonly provider: BookableProvider;
  readonly slot: Interval;
}

function visitOf({ patientId, idempotencyKey, wanted: { providerId, date } }: Booking) {
  return { patientId, providerId, startsAt: new Date(date), idempotencyKey };
}

/** First, because the new time may overlap the old one. */
async function giveUpReplaced(tx: Database, { patientId, wanted, nowMs }: Booking): Promise<Appointment | undefined> {
  if (wanted.rescheduleOf === undefined) return undefined;
  const ended = { id: wanted.rescheduleOf, patientId, status: 'rescheduled', nowMs, mailing: null } as const;
  return await endAppointment(tx, ended);
}

/** @throws AppError as `bookAppointment` does */
async function allow(
  tx: Database,
  booking: Booking,
  {
    facts,
    provider,
    replaced,
  }: {
    readonly facts: BookingFacts | undefined;
    readonly provider: BookableProvider | undefined;
    readonly replaced: Appointment | undefined;
  },
): Promise<Allowed> {
  const { patientId, wanted, nowMs } = booking;
  if (facts === undefined || provider === undefined) {
    throw new AppError('not_found', "The provider you're looking for doesn't exist or has been removed.");
  }
  refuseWhatIsNotOffered(provider, wanted);
  const isKnown = replaced?.providerId === provider.id;
  if (!provider.acceptingNewPatients && !isKnown && !(await hasVisited(tx, patientId, provider.id))) {
    throw new AppError('not_offered', 'This provider is not accepting new patients.');
  }
  const slot = slotStartingAt(Date.parse(wanted.date), provider, nowMs);
  if (slot === undefined) {
    throw new AppError('slot_unavailable', 'This time cannot be booked. Please choose another one.');
  }
  await refuseWhatIsInTheWay(tx, booking, slot, facts);
  refuseUnreadFee(provider, wanted);
  return { booking, facts, provider, slot };
}

/** Writes down the visits with all that belongs to them, and answers them as they are read back. */
async function write(
  tx: Database,
  allowed: readonly Allowed[],
  replaced: Appointment | undefined,
): Promise<Map<Booking, Appointment>> {
  const visits = new Map<Booking, Appointment>();
  if (allowed.length === 0) return visits;
  const inserted = await insertAppointments(
    tx,
    allowed.map(({ booking, provider, slot }) => ({
      ...rowOf(booking, slot),
      cancellationRule: booking.keptRule === undefined ? provider.cancellationPolicy : booking.keptRule,
    })),
  );
  const news: (VisitNews & { readonly contact: VisitContact | undefined })[] = [];
  for (const [at, { booking, provider, slot, facts }] of allowed.entries()) {
    const { patientId, nowMs, mailing } = booking;
    let visit = inserted[at];
    if (visit === undefined) throw new Error('The appointment just booked cannot be read.');
    if (replaced !== undefined) await setSuccessor(tx, replaced.id, patientId, visit.id);
    if (facts.isHeldBySome) await removeOwnHolds(tx, provider.id, holderOf(booking), slot);
    if (isAlone(booking)) {
      await shareInsurance(tx, booking, { id: visit.id, replaced });
      visit = (await findAppointment(tx, visit.id, patientId)) ?? visit;
    }
    visits.set(booking, visit);
    news.push({ visit, patientId, nowMs, mailing, contact: facts.contact });
  }
  const consents = news.map(({ visit, patientId, nowMs }) => ({
    purpose: 'share_with_provider' as const,
    granted: true,
    userId: patientId,
    about: aboutVisit(visit.id),
    nowMs,
  }));
  const [first] = news;
  const told = replaced === undefined || first === undefined ? tellBooked(tx, news) : tellMoved(tx, first, replaced);
  await Promise.all([recordConsents(tx, consents), told]);
  return visits;
}
