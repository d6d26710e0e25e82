import type { Appointment } from '#features/appointments/contract.ts';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { APPOINTMENT_LINK_EXPIRED } from '#features/appointments/rules/refusals.ts';
import { appointmentToken, linkAddress } from '#features/appointments/server/appointment-link.ts';
import { appointmentByLink, LINK_LIMIT, shownByLink } from '#features/appointments/server/appointment-link-routes.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { tellFreedTime } from '#features/appointments/server/freed-time.ts';
import { findBusyTimes } from '#features/appointments/server/patient-appointments-store.ts';
import { scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { freeSlots, freeSlotsOn, slotId } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { listLinkedTimes, moveLinkedAppointment } from '../rules/linked-move-contract.ts';
import { bookAppointment } from './book-appointment.ts';

const LIMITED = { rateLimit: LINK_LIMIT };

/** Moving the appointment of a link, which works without signing in. */
export function installLinkedMoves(context: Context): void {
  const { app, db, now } = context;

  route(
    app,
    listLinkedTimes,
    async ({ body: { token, date } }) => {
      const { appointment, patientId } = await appointmentByLink(context, token, ['scheduled']);
      const place = await findSchedule(db, appointment.providerId);
      if (place === undefined || !place.bookable) return [];
      const nowMs = now();
      const choice = {
        serviceId: appointment.service?.id ?? null,
        personId: appointment.person?.isChosen ? appointment.person.id : null,
      };
      const taken = await findTaken(db, place, nowMs, { hash: undefined, userId: patientId });
      const free = freeSlotsOn(date, scheduleFor(place, choice), taken, nowMs);
      return freeSlots(free, await findBusyTimes(db, patientId, nowMs)).map(({ startsAtMs }) => ({
        id: slotId(place.id, startsAtMs),
        time: lagosTime(startsAtMs),
        dateTime: new Date(startsAtMs).toISOString(),
      }));
    },
    LIMITED,
  );

  route(
    app,
    moveLinkedAppointment,
    async ({ body: { token, date } }) => {
      const { appointment, patientId, contact } = await appointmentByLink(context, token, ['scheduled', 'rescheduled']);
      const moved = await moveOnce(context, { appointment, patientId, date });
      const address = linkAddress(contact);
      if (address === undefined) throw new AppError(APPOINTMENT_LINK_EXPIRED);
      tellFreedTime(context, moved.provider.id);
      const linked = { id: moved.id, patientId };
      return {
        token: appointmentToken(context.keyFor('link'), linked, address),
        visit: shownByLink(moved, contact),
      };
    },
    LIMITED,
  );
}

/** Moves an appointment as its patient does, unless it was moved to that time before. */
async function moveOnce(
  context: Context,
  {
    appointment,
    patientId,
    date,
  }: { readonly appointment: Appointment; readonly patientId: number; readonly date: string },
): Promise<Appointment> {
  const { db, now } = context;
  const { id, providerId, visitType, careType, reason, forPerson, lateFee, rescheduledTo } = appointment;
  if (rescheduledTo !== null) {
    const successor = await findAppointment(db, rescheduledTo, patientId);
    const isThere = successor?.status === 'scheduled' && Date.parse(successor.date) === Date.parse(date);
    if (successor === undefined || !isThere) throw new AppError(APPOINTMENT_LINK_EXPIRED);
    return successor;
  }
  const nowMs = now();
  return await bookAppointment(db, {
    patientId,
    wanted: { providerId, date, visitType, careType, reason, forPerson, rescheduleOf: id },
    idempotencyKey: undefined,
    // The page shows no other rule than that of the appointment; moved to so near a time, it could not be cancelled in time.
    keptRule: isInsideNotice(Date.parse(date), nowMs) ? null : lateFee,
    nowMs,
    mailing: appointmentMailing(context),
  });
}
