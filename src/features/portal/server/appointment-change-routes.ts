import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findChannels } from '#features/appointments/server/appointment-mails.ts';
import { tellFreedTime } from '#features/appointments/server/freed-time.ts';
import { findBusyTimes } from '#features/appointments/server/patient-appointments-store.ts';
import { asBookedBy } from '#features/booking/server/booking.ts';
import { scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { freeSlots, freeSlotsOn, slotId, slotsOn } from '#features/schedules/rules/slots.ts';
import { findSchedule, findTaken } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import {
  cancelByDesk as cancelEndpoint,
  getChannels,
  listMoveTimes,
  moveByDesk as moveEndpoint,
} from '../rules/appointment-change-contract.ts';
import { cancelByDesk, moveByDesk } from './change-appointment.ts';
import { findChangedAppointment, type StoredAppointment } from './changed-appointment-store.ts';

/** Cancelling and moving single appointments by a practice. */
export function installAppointmentChanges(context: Context): void {
  const { app, db, now } = context;

  route(app, getChannels, async ({ params, user }) => {
    const appointment = await own(context, params.id, user.id);
    return { channels: await findChannels(db, appointment, appointmentMailing(context)) };
  });

  route(app, cancelEndpoint, async ({ params, body, user }) => {
    const { providerId } = await own(context, params.id, user.id);
    const change = { ...body, id: params.id, userId: user.id, nowMs: now(), mailing: appointmentMailing(context) };
    const cancelled = await cancelByDesk(context, change);
    tellFreedTime(context, providerId);
    return cancelled;
  });

  route(app, listMoveTimes, async ({ params, query, user }) => {
    const { providerId, patientId, serviceId, chosenId, resourceId, startsAtMs } = await own(
      context,
      params.id,
      user.id,
    );
    const nowMs = now();
    const place = asBookedBy({ byDesk: { userId: user.id, reason: undefined } }, await findSchedule(db, providerId));
    if (place === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
    const schedule = scheduleFor(place, { serviceId, personId: query.person ?? chosenId });
    // The patient's visits are in the way too, also the one to move: it can't be moved to its own time, except to another person.
    const taken = await findTaken(db, providerId, nowMs, { hash: undefined, userId: patientId });
    const toOther = query.person !== undefined && query.person !== resourceId;
    const busy = (await findBusyTimes(db, patientId, nowMs)).filter(
      (time) => !(toOther && time.startsAtMs === startsAtMs),
    );
    const free = new Set(freeSlotsOn(query.date, schedule, taken, nowMs).map(({ startsAtMs }) => startsAtMs));
    const offered = freeSlots(slotsOn(query.date, schedule, nowMs), busy);
    const listed = offered.filter(({ startsAtMs }) => query.taken !== undefined || free.has(startsAtMs));
    return listed.map(({ startsAtMs }) => ({
      ...(!free.has(startsAtMs) && { isTaken: true as const }),
      id: slotId(providerId, startsAtMs),
      time: lagosTime(startsAtMs),
      dateTime: new Date(startsAtMs).toISOString(),
    }));
  });

  route(app, moveEndpoint, async ({ params, body, user }) => {
    const { providerId } = await own(context, params.id, user.id);
    const change = { ...body, id: params.id, userId: user.id, nowMs: now(), mailing: appointmentMailing(context) };
    const moved = await moveByDesk(context, change);
    tellFreedTime(context, providerId);
    return moved;
  });
}

/** @throws AppError not_found */
async function own({ db }: Context, id: number, userId: number): Promise<StoredAppointment> {
  const found = await findChangedAppointment(db, id, userId);
  if (found === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
  return found;
}
