import type { Appointment } from '#features/appointments/contract.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { bookAppointment } from '#features/booking/server/book-appointment.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { ALREADY_TAKEN, NO_SUCH_OFFER, OFFER_OVER } from '../rules/refusals.ts';
import { giveUp, makeOffers, type Offering } from './make-offers.ts';
import { closeOffer, findOffer, type Offer, type OfferOutcome } from './offer-store.ts';
import { endEntry } from './waitlist-store.ts';

/** The answer of a patient to an offer. */
export interface Answer {
  readonly offerId: number;
  readonly patientId: number;
}

const missing = () => new AppError(NO_SUCH_OFFER);
const over = () => new AppError(OFFER_OVER);

/**
 * Moves an appointment to the offered time, in one transaction under the provider's lock: the old time is given up only
 * together with booking the new one. For an offer that was accepted before, returns the appointment that it led to.
 * @throws AppError not_found: no such offer for this patient. offer_over: declined, expired, withdrawn, or its slot is lost
 *   (the offer is closed here). Refusals of `bookAppointment` that can go away, such as another appointment at that time:
 *   the offer stays open.
 */
export async function acceptOffer(
  offering: Offering,
  { offerId, patientId }: Answer,
): Promise<{ readonly appointment: Appointment; readonly providerId: number }> {
  const found = await findOffer(offering.db, offerId, patientId);
  if (found === undefined) throw missing();
  try {
    return await moveToOffered(offering, found);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'offer_over') throw error;
    // The refusal has rolled the move back. makeOffers then decides whether the offer is over. If the refusal is
    // temporary, the offer stays open.
    await makeOffers(offering, found.providerId);
    const now = await findOffer(offering.db, offerId, patientId);
    throw now === undefined || now.outcome === null ? error : over();
  }
}

async function moveToOffered(
  { db, nowMs, mailing }: Offering,
  { id: offerId, patientId, providerId, appointmentId }: Offer,
): Promise<{ readonly appointment: Appointment; readonly providerId: number }> {
  return await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const offered = await findOffer(tx, offerId, patientId);
    const old = await findAppointment(tx, appointmentId, patientId);
    if (offered === undefined || old === undefined) throw missing();
    if (offered.outcome === 'accepted') return { appointment: await successorOf(tx, old, patientId), providerId };
    if (offered.outcome !== null || offered.expiresAt.getTime() <= nowMs) throw over();
    const { visitType, careType, reason, forPerson, lateFee } = old;
    const date = offered.startsAt.toISOString();
    const appointment = await bookAppointment(tx, {
      patientId,
      wanted: { providerId, date, visitType, careType, reason, forPerson, rescheduleOf: old.id },
      idempotencyKey: undefined,
      // An offer shows no rule for cancelling late: the one that was read before still applies.
      keptRule: lateFee,
      nowMs,
      mailing,
    });
    if (!(await closeOffer(tx, offerId, patientId, 'accepted', nowMs))) throw new Error('The offer was decided twice.');
    await endEntry(tx, { appointmentId, patientId }, 'moved', nowMs);
    return { appointment, providerId };
  });
}

/**
 * Leaves an offered time to the next patient. Returns the outcome of the offer, which may have been decided before.
 * @throws AppError not_found for a missing offer or another patient's, offer_over when it was accepted
 */
export async function declineOffer(
  { db, nowMs }: Pick<Offering, 'db' | 'nowMs'>,
  { offerId, patientId }: Answer,
): Promise<{ readonly outcome: Exclude<OfferOutcome, 'accepted'>; readonly providerId: number }> {
  const found = await findOffer(db, offerId, patientId);
  if (found === undefined) throw missing();
  const { providerId } = found;
  return await db.transaction(async (tx) => {
    await lockProvider(tx, providerId);
    const offered = await findOffer(tx, offerId, patientId);
    if (offered === undefined) throw missing();
    if (offered.outcome === 'accepted') throw new AppError(ALREADY_TAKEN);
    if (offered.outcome !== null) return { outcome: offered.outcome, providerId };
    const outcome = offered.expiresAt.getTime() <= nowMs ? 'expired' : 'declined';
    await giveUp(tx, offered, outcome, nowMs);
    return { outcome, providerId };
  });
}

async function successorOf(tx: Offering['db'], old: Appointment, patientId: number): Promise<Appointment> {
  const appointment = old.rescheduledTo === null ? undefined : await findAppointment(tx, old.rescheduledTo, patientId);
  if (appointment === undefined) throw new Error('An accepted offer has no visit.');
  return appointment;
}
