import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/page.ts';
import { route } from '#platform/server/route.ts';
import { getCalendarFile, listAppointments, setAppointmentStatus } from '../contract.ts';
import { calendarFile } from '../rules/calendar-file.ts';
import { findAppointment, findAppointments } from './appointment-store.ts';
import { endAppointment } from './end-appointment.ts';
import { findChain } from './visit-mail-store.ts';
import { calendarHost, visitMailing } from './visit-mailing.ts';

/** A patient's own appointments. */
export function installAppointments(context: Context): void {
  const { app, db, config, now } = context;
  route(app, listAppointments, async ({ user }) => {
    const mine = await findAppointments(db, user.id);
    return new Page(mine, mine.length, { limit: Math.max(1, mine.length), offset: 0 });
  });

  route(app, setAppointmentStatus, async ({ params, body, user }) => {
    const mailing = visitMailing(context);
    return await endAppointment(db, { id: params.id, patientId: user.id, status: body.status, nowMs: now(), mailing });
  });

  route(app, getCalendarFile, async ({ params, user, reply }) => {
    const mine = await findAppointment(db, params.id, user.id);
    if (mine === undefined) throw new AppError('not_found', 'There is no such appointment.');
    reply.header('content-disposition', `attachment; filename="visit-${mine.id}.ics"`);
    const chain = await findChain(db, mine.id, user.id);
    return calendarFile(mine, { host: calendarHost(config), nowMs: now(), chain });
  });
}
