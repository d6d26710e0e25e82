import type { Database } from '#db/open-database.ts';
import { NO_SUCH_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { canBeOffered, freeTimes } from '../rules/earlier-times.ts';
import { NOT_WAITABLE } from '../rules/refusals.ts';
import { giveUp } from './make-offers.ts';
import { findOpenOffer } from './offer-store.ts';
import { endEntry, putEntry } from './waitlist-store.ts';

/** An appointment of a patient, and the present instant. */
export interface Wish {
  readonly appointmentId: number;
  readonly patientId: number;
  readonly nowMs: number;
}

const missing = () => new AppError(NO_SUCH_APPOINTMENT);

/**
 * Puts a patient on the waiting list for an earlier time than that of an appointment. Times that are free already
 * aren't offered: they can be booked. Does nothing when the patient waits already.
 * @throws AppError not_found for a missing appointment or another patient's, not_waitable when it isn't scheduled, or
 *   starts too soon to be moved
 */
export async function joinWaitlist(db: Database, { appointmentId, patientId, nowMs }: Wish): Promise<void> {
  const appointment = await findAppointment(db, appointmentId, patientId);
  if (appointment === undefined) throw missing();
  await db.transaction(async (tx) => {
    await lockProvider(tx, appointment.providerId);
    const now = await findAppointment(tx, appointmentId, patientId);
    const startsAtMs = Date.parse(appointment.date);
    if (now?.status !== 'scheduled' || !canBeOffered(startsAtMs, nowMs)) {
      throw new AppError(NOT_WAITABLE);
    }
    const schedule = await findSchedule(tx, appointment.providerId);
    const taken = schedule === undefined ? [] : await findTaken(tx, schedule, nowMs);
    const choice = { serviceId: now.service?.id, personId: now.person?.isChosen ? now.person.id : null };
    const free = schedule === undefined ? [] : freeTimes({ schedule: scheduleFor(schedule, choice), taken }, nowMs);
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
 * Takes a patient off the waiting list; a time offered to them goes to the next patient. Does nothing when they don't
 * wait. Returns the provider, whose times are to be offered again.
 * @throws AppError not_found for a missing appointment or another patient's
 */
export async function leaveWaitlist(db: Database, { appointmentId, patientId, nowMs }: Wish): Promise<number> {
  const appointment = await findAppointment(db, appointmentId, patientId);
  if (appointment === undefined) throw missing();
  await db.transaction(async (tx) => {
    await lockProvider(tx, appointment.providerId);
    const offered = await findOpenOffer(tx, appointmentId, patientId);
    if (offered !== undefined) await giveUp(tx, offered, 'withdrawn', nowMs);
    await endEntry(tx, { appointmentId, patientId }, 'left', nowMs);
  });
  return appointment.providerId;
}
