import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/page.ts';
import { route } from '#platform/server/route.ts';
import { getCalendarFile, listAppointments, setAppointmentStatus } from '../contract.ts';
import { calendarFile } from '../rules/calendar-file.ts';
import { findAppointment, findAppointments } from './appointment-store.ts';
import { endAppointment } from './end-appointment.ts';

/** A patient's own appointments. */
export function installAppointments({ app, db, config, now }: Context): void {
  route(app, listAppointments, async ({ user }) => {
    const mine = await findAppointments(db, user.id);
    return new Page(mine, mine.length, { limit: Math.max(1, mine.length), offset: 0 });
  });

  route(app, setAppointmentStatus, async ({ params, body, user }) => {
    return await endAppointment(db, { id: params.id, patientId: user.id, status: body.status, nowMs: now() });
  });

  route(app, getCalendarFile, async ({ params, user, reply }) => {
    const mine = await findAppointment(db, params.id, user.id);
    if (mine === undefined) throw new AppError('not_found', 'There is no such appointment.');
    reply.header('content-disposition', `attachment; filename="visit-${mine.id}.ics"`);
    return calendarFile(mine, { host: hostOf(config.publicUrl), nowMs: now() });
  });
}

/** What makes the names of our calendar entries unlike anybody else's. */
function hostOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'alafia.invalid' : new URL(publicUrl).hostname;
}
