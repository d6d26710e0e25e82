import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findReach } from '#features/appointments/server/appointment-mails.ts';
import { tellFreedTime } from '#features/appointments/server/freed-time.ts';
import { findBusyTimes } from '#features/appointments/server/patient-appointments-store.ts';
import { asBookedBy } from '#features/booking/server/booking.ts';
import type { Caller } from '#features/directory/server/member-store.ts';
import { requireAppointmentMember } from '#features/directory/server/require-member.ts';
import { scheduleFor } from '#features/schedules/rules/service-choice.ts';
import { freeSlots, freeSlotsOn, type Interval, slotId, slotsOn, type Taken } from '#features/schedules/rules/slots.ts';
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
    const appointment = await own(context, params.id, user);
    return await findReach(db, appointment, { mailing: appointmentMailing(context), nowMs: now() });
  });

  route(app, cancelEndpoint, async ({ params, body, user }) => {
    const { providerId } = await own(context, params.id, user);
    const change = {
      ...body,
      id: params.id,
      userId: user.id,
      desk: user.desk?.name,
      nowMs: now(),
      mailing: appointmentMailing(context),
    };
    const cancelled = await cancelByDesk(context, change);
    tellFreedTime(context, providerId);
    return cancelled;
  });

  route(app, listMoveTimes, async ({ params, query, user }) => {
    const appointment = await own(context, params.id, user);
    const { providerId, patientId, serviceId, chosenId, resourceId, startsAtMs } = appointment;
    const nowMs = now();
    const place = asBookedBy({ byDesk: { userId: user.id, reason: undefined } }, await findSchedule(db, providerId));
    // The place of a double is closed. Only visits that are over were left there.
    if (place === undefined) return [];
    const schedule = scheduleFor(place, { serviceId, personId: query.person ?? chosenId });
    // The patient's other visits are in the way too. The one to move is given up: it is in the way of nothing, but it can't be
    // moved to its own time, except to another person.
    const isOther = (time: Interval) => time.startsAtMs !== startsAtMs || time.endsAtMs !== appointment.endsAtMs;
    const holder = { hash: undefined, userId: patientId };
    const taken = (await findTaken(db, place, nowMs, holder)).filter((time) => !isOwnLane(time, appointment));
    const toOther = query.person !== undefined && query.person !== resourceId;
    const busy = (await findBusyTimes(db, patientId, nowMs)).filter(isOther);
    const free = new Set(freeSlotsOn(query.date, schedule, taken, nowMs).map(({ startsAtMs }) => startsAtMs));
    const offered = freeSlots(slotsOn(query.date, schedule, nowMs), busy).filter(
      (slot) => toOther || slot.startsAtMs !== startsAtMs,
    );
    const listed = offered.filter(({ startsAtMs }) => query.taken !== undefined || free.has(startsAtMs));
    return listed.map(({ startsAtMs }) => ({
      ...(!free.has(startsAtMs) && { isTaken: true as const }),
      id: slotId(providerId, startsAtMs),
      time: lagosTime(startsAtMs),
      dateTime: new Date(startsAtMs).toISOString(),
    }));
  });

  route(app, moveEndpoint, async ({ params, body, user }) => {
    const { providerId } = await own(context, params.id, user);
    const change = {
      ...body,
      id: params.id,
      userId: user.id,
      desk: user.desk?.name,
      nowMs: now(),
      mailing: appointmentMailing(context),
    };
    const moved = await moveByDesk(context, change);
    tellFreedTime(context, providerId);
    return moved;
  });
}

/** True if a time is that of an appointment in its own lane. */
function isOwnLane(time: Taken, { resourceId, lane, startsAtMs }: StoredAppointment): boolean {
  return (time.resourceId ?? null) === resourceId && time.lane === lane && time.startsAtMs === startsAtMs;
}

/** @throws AppError not_found, role_required */
async function own({ db }: Context, id: number, user: Caller): Promise<StoredAppointment> {
  const found = await findChangedAppointment(db, id, user.id);
  if (found === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
  await requireAppointmentMember(db, found, user, 'appointments');
  return found;
}
