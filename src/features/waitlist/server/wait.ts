import type { Database } from '#db/open-database.ts';
import { NO_SUCH_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { lockProvider } from '#features/booking/server/booking-locks.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { canBeOffered, freeTimes } from '../rules/earlier-times.ts';
import { NOT_WAITABLE } from '../rules/refusals.ts';
import { giveUp } from './make-offers.ts';
import { findOpenOffer } from './offer-store.ts';
import { endEntry, putEntry } from './waitlist-store.ts';

/** Whose visit, and when. */
export interface Wish {
  readonly appointmentId: number;
  readonly patientId: number;
  readonly nowMs: number;
}

const missing = () => new AppError(NO_SUCH_APPOINTMENT);

/**
 * Puts a patient on the list for an earlier time than that of a visit. What is free already isn't offered: it can be
 * booked. Does nothing when they wait already.
 * @throws AppError not_found for a missing or somebody else's visit, not_waitable when it isn't to come, or so soon that
 *   it could not be moved any more
 */
export async function joinWaitlist(db: Database, { appointmentId, patientId, nowMs }: Wish): Promise<void> {
  const visit = await findAppointment(db, appointmentId, patientId);
  if (visit === undefined) throw missing();
  await db.transaction(async (tx) => {
    await lockProvider(tx, visit.providerId);
    const now = await findAppointment(tx, appointmentId, patientId);
    const startsAtMs = Date.parse(visit.date);
    if (now?.status !== 'scheduled' || !canBeOffered(startsAtMs, nowMs)) {
      throw new AppError(NOT_WAITABLE);
    }
    const schedule = await findSchedule(tx, visit.providerId);
    const taken = await findTaken(tx, visit.providerId, nowMs);
    const free = schedule === undefined ? [] : freeTimes({ schedule, taken }, nowMs);
    const earlier = free.filter((slot) => slot.startsAtMs < startsAtMs);
    await putEntry(tx, {
      appointmentId,
      patientId,
      since: new Date(nowMs),
      knownFree: earlier.map((slot) => new Date(slot.startsAtMs)),
    });
  });
}

/**
 * Takes a patient off the list; what was offered to them goes to the next person. Does nothing when they don't wait.
 * Answers the provider whose time is to be offered anew.
 * @throws AppError not_found for a missing or somebody else's visit
 */
export async function leaveWaitlist(db: Database, { appointmentId, patientId, nowMs }: Wish): Promise<number> {
  const visit = await findAppointment(db, appointmentId, patientId);
  if (visit === undefined) throw missing();
  await db.transaction(async (tx) => {
    await lockProvider(tx, visit.providerId);
    const offered = await findOpenOffer(tx, appointmentId, patientId);
    if (offered !== undefined) await giveUp(tx, offered, 'withdrawn', nowMs);
    await endEntry(tx, { appointmentId, patientId }, 'left', nowMs);
  });
  return visit.providerId;
}
