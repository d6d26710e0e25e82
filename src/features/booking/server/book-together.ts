import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import type { EndedBy } from '#features/appointments/rules/appointment-mails.ts';
import type { AppointmentContact } from '#features/appointments/server/appointment-mail-store.ts';
import {
  type AppointmentNews,
  aboutAppointment,
  tellBooked,
  tellMoved,
} from '#features/appointments/server/appointment-mails.ts';
import { findAppointment, insertAppointments, setSuccessor } from '#features/appointments/server/appointment-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { recordConsents } from '#features/consents/server/consent-store.ts';
import { type Happened, tellPractice } from '#features/practice-news/server/tell-practice.ts';
import { findSchedules } from '#features/schedules/server/availability-store.ts';
import { removeOwnHolds } from '#features/schedules/server/hold-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { type BookingFacts, type Decision, mayBook } from '../rules/may-book.ts';
import { asBookedBy, asItWas, asReplacing, type Booking, carriesDanger, holderOf, isAlone, rowOf } from './booking.ts';
import { type BatchFacts, findBatchFacts } from './booking-facts-store.ts';
import { lockBookings } from './booking-lock-store.ts';
import { gatherBookingFacts, unprovenRequest } from './gather-facts.ts';
import { shareWithProvider } from './share-with-provider.ts';
import { countUnproven } from './unproven-store.ts';

/** What became of one booking among several. */
export type Outcome = Appointment | AppError;

/** A booking that no rule refuses, with the facts of that decision. */
interface Allowed {
  /** As it was sent, and as it is booked. */
  readonly sent: Booking;
  readonly booking: Booking;
  readonly batch: BatchFacts;
  readonly facts: BookingFacts;
  readonly decision: Exclude<Decision, { readonly refusal: unknown }>;
}

/**
 * Books appointments in one transaction, no two of them with one provider or of one patient. A refused one leaves the
 * others as they are; the refusal of a booking on its own is thrown, so that the transaction undoes what it changed
 * before.
 */
export async function bookTogether(tx: Database, bookings: readonly Booking[]): Promise<Outcome[]> {
  await lockBookings(
    tx,
    bookings.map(({ patientId, wanted: { providerId } }) => ({ patientId, providerId })),
  );
  const providerIds = bookings.map(({ wanted }) => wanted.providerId);
  const [batch, schedules] = await Promise.all([
    findBatchFacts(tx, bookings.map(wantedAppointmentOf)),
    findSchedules(tx, providerIds),
  ]);
  const outcomes: (Outcome | undefined)[] = [];
  const allowed: Allowed[] = [];
  let replaced: Appointment | undefined;
  for (const [at, sent] of bookings.entries()) {
    const found = batch[at];
    if (found === undefined) throw new Error('A booking has no facts.');
    const before = await findBookedBefore(tx, found, sent.patientId);
    outcomes.push(before);
    if (before !== undefined) continue;
    // First, because the new time may overlap the old one.
    if (sent.wanted.rescheduleOf !== undefined) replaced = await giveUp(tx, sent, sent.wanted.rescheduleOf);
    const present = asBookedBy(sent, schedules.get(sent.wanted.providerId));
    const booking = asReplacing(sent, replaced, present);
    const provider = asItWas(booking, present, replaced);
    const facts = await gatherBookingFacts(tx, booking, { provider, batch: found, replaced });
    const decision = mayBook(facts, booking.wanted, booking.nowMs);
    if ('slot' in decision) allowed.push({ sent, booking, batch: found, facts, decision });
    else if (bookings.length === 1) throw new AppError(decision.refusal);
    else outcomes[at] = new AppError(decision.refusal);
  }
  const appointments = await write(tx, allowed, replaced);
  return bookings.map((booking, at) => {
    const outcome = outcomes[at] ?? appointments.get(booking);
    if (outcome === undefined) throw new Error('A booking came to nothing.');
    return outcome;
  });
}

function wantedAppointmentOf({ patientId, idempotencyKey, nowMs, wanted }: Booking) {
  const { providerId, date, forPerson, serviceId = null, rescheduleOf = null } = wanted;
  const forName = forPerson?.name ?? null;
  return { patientId, providerId, startsAt: new Date(date), forName, serviceId, rescheduleOf, idempotencyKey, nowMs };
}

async function findBookedBefore(
  tx: Database,
  { bookedBefore: id }: BatchFacts,
  patientId: number,
): Promise<Appointment | undefined> {
  return id === undefined ? undefined : await findAppointment(tx, id, patientId);
}

async function giveUp(tx: Database, booking: Booking, id: number): Promise<Appointment> {
  const { patientId, byDesk, nowMs } = booking;
  return await endAppointment(tx, {
    id,
    patientId,
    status: 'rescheduled',
    by: moverOf(booking),
    reason: byDesk?.reason,
    nowMs,
    mailing: null,
    notified: 'none',
  });
}

function moverOf({ byDesk }: Booking): EndedBy {
  return byDesk === undefined ? 'patient' : 'provider';
}

/** Stores the appointments with all that belongs to them, and returns them as they are read back. */
async function write(
  tx: Database,
  allowed: readonly Allowed[],
  replaced: Appointment | undefined,
): Promise<Map<Booking, Appointment>> {
  const appointments = new Map<Booking, Appointment>();
  if (allowed.length === 0) return appointments;
  const inserted = await insertAppointments(
    tx,
    allowed.map(({ booking, facts: { provider }, decision }) => ({
      ...rowOf(booking, decision),
      dangerAccepted: carriesDanger(booking, replaced) || null,
      cancellationRule: booking.keptRule === undefined ? (provider?.cancellationPolicy ?? null) : booking.keptRule,
    })),
  );
  const news: (AppointmentNews & {
    readonly contact: AppointmentContact | undefined;
    readonly open: BookingFacts['provider'];
    readonly isDeskBooking: boolean;
    readonly memberId: number | undefined;
    readonly dates: readonly string[] | undefined;
  })[] = [];
  for (const [at, one] of allowed.entries()) {
    const { patientId, nowMs, mailing, byDesk } = one.booking;
    const row = inserted[at];
    if (row === undefined) throw new Error('The appointment just booked cannot be read.');
    const appointment = await writeWhatBelongs(tx, one, row, replaced);
    appointments.set(one.sent, appointment);
    const isDeskBooking = byDesk?.channel !== undefined;
    const { contact } = one.batch;
    const { provider: open } = one.facts;
    const { userId: memberId, repeat } = byDesk ?? {};
    const who = { contact, isDeskBooking, memberId, open, dates: repeat?.dates };
    news.push({ appointment, patientId, nowMs, mailing, ...who });
  }
  // What a client says at the desk, the practice knows already: no consent of theirs is recorded.
  const consents = news
    .filter(({ isDeskBooking }) => !isDeskBooking)
    .map(({ appointment, patientId, nowMs }) => ({
      purpose: 'share_with_provider' as const,
      granted: true,
      userId: patientId,
      about: aboutAppointment(appointment.id),
      nowMs,
    }));
  const [first] = news;
  const mover = allowed[0] && moverOf(allowed[0].booking);
  const notified =
    replaced === undefined || first === undefined || mover === undefined
      ? tellBooked(tx, news)
      : tellMoved(tx, first, replaced, mover);
  const happened = news.flatMap(({ appointment, memberId, open }) =>
    practiceNews(appointment, replaced, { memberId, open }),
  );
  const practices = first && tellPractice(tx, happened, { nowMs: first.nowMs, alerting: first.mailing });
  await Promise.all([recordConsents(tx, consents), notified, practices]);
  return appointments;
}

/**
 * Returns the news of a booking: one for its practice, and one for the practice that loses the visit to another. What the
 * desk booked or moved, `memberId` did.
 */
function practiceNews(
  appointment: Appointment,
  replaced: Appointment | undefined,
  { memberId, open }: { readonly memberId: number | undefined; readonly open: Happened['open'] },
): readonly Happened[] {
  const doneBy = memberId === undefined ? {} : { memberId };
  if (replaced === undefined) return [{ kind: 'booked', appointment, open, ...doneBy }];
  if (replaced.provider.id === appointment.provider.id) return [{ kind: 'moved', appointment, open, ...doneBy }];
  return [
    { kind: 'booked', appointment, open },
    { kind: 'cancelled', appointment: replaced },
  ];
}

async function writeWhatBelongs(
  tx: Database,
  { booking, batch, facts, decision: { slot } }: Allowed,
  appointment: Appointment,
  replaced: Appointment | undefined,
): Promise<Appointment> {
  const { patientId, wanted } = booking;
  if (replaced !== undefined) await setSuccessor(tx, replaced.id, patientId, appointment.id);
  // A move with the same provider takes no more of the provider's times.
  const isMove = replaced?.provider.id === appointment.provider.id;
  const counted = !isMove && facts.account?.unproven && unprovenRequest(booking);
  if (counted) await countUnproven(tx, counted, (slot.endsAtMs - slot.startsAtMs) / 60_000);
  if (batch.isHeld) await removeOwnHolds(tx, wanted.providerId, holderOf(booking), slot);
  if (!isAlone(booking)) return appointment;
  await shareWithProvider(tx, { booking, facts, appointmentId: appointment.id, replaced });
  return (await findAppointment(tx, appointment.id, patientId)) ?? appointment;
}
