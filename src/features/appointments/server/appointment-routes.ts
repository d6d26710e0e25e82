import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';
import { findMessagesAbout } from '#platform/server/messages/messages-about-store.ts';
import {
  type Appointment,
  getCalendarFile,
  listAppointmentMessages,
  listAppointments,
  setAppointmentStatus,
  withdrawHealth,
  withdrawInsurance,
} from '../contract.ts';
import { APPOINTMENT_MESSAGE_TITLES } from '../rules/appointment-messages.ts';
import { calendarFile } from '../rules/calendar-file.ts';
import { NO_SUCH_APPOINTMENT } from '../rules/refusals.ts';
import { installAppointmentLinks } from './appointment-link-routes.ts';
import { findChain } from './appointment-mail-store.ts';
import { appointmentMailing, calendarHost } from './appointment-mailing.ts';
import { aboutAppointment } from './appointment-mails.ts';
import { findAppointment, findAppointments } from './appointment-store.ts';
import { endAppointment } from './end-appointment.ts';
import { tellFreedTime } from './freed-time.ts';
import { withdrawShared } from './withdraw-shared.ts';

/** A patient's own appointments. */
export function installAppointments(context: Context): void {
  const { app, db, config, now } = context;
  installAppointmentLinks(context);
  route(app, listAppointments, async ({ user }) => {
    const mine = await findAppointments(db, user.id);
    return new Page(mine, mine.length, { limit: Math.max(1, mine.length), offset: 0 });
  });

  route(app, setAppointmentStatus, async ({ params, body, user }) => {
    const mailing = appointmentMailing(context);
    const ending = { id: params.id, patientId: user.id, status: body.status, nowMs: now(), mailing };
    const ended = await endAppointment(db, ending);
    tellFreedTime(context, ended.provider.id);
    return ended;
  });

  route(app, withdrawInsurance, async ({ params, user }) => {
    return await withdrawShared(db, 'insurance', { id: params.id, patientId: user.id, nowMs: now() });
  });

  route(app, withdrawHealth, async ({ params, user }) => {
    return await withdrawShared(db, 'health', { id: params.id, patientId: user.id, nowMs: now() });
  });

  route(app, listAppointmentMessages, async ({ params, user }) => {
    const mine = await findAppointment(db, params.id, user.id);
    if (mine === undefined) throw new AppError(NO_SUCH_APPOINTMENT);
    const sent = await findMessagesAbout(db, user.id, aboutAppointment(mine.id));
    const titles: Readonly<Record<string, string>> = APPOINTMENT_MESSAGE_TITLES;
    const items = sent.map(({ createdAt, sentAt, ...message }) => ({
      ...message,
      title: titles[message.kind] ?? '',
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
    return new Page(items, items.length, { limit: Math.max(1, items.length), offset: 0 });
  });

  route(app, getCalendarFile, async ({ params, user, reply }) => {
    const named = await findAppointment(db, params.id, user.id);
    if (named === undefined) throw new AppError(NO_SUCH_APPOINTMENT);
    const mine = await latestOf(db, named, user.id);
    reply.header('content-disposition', `attachment; filename="visit-${named.id}.ics"`);
    const chain = await findChain(db, mine.id, user.id);
    const origin = ownOrigin(config, app);
    return calendarFile(mine, { host: calendarHost(config), origin, nowMs: now(), chain });
  });
}

/**
 * Returns the appointment that took the place of one, through all moves; itself if it wasn't moved. They are one entry of a
 * calendar, and many programs take a file that cancels it without looking at its number.
 */
async function latestOf(db: Database, appointment: Appointment, patientId: number): Promise<Appointment> {
  const next = appointment.rescheduledTo && (await findAppointment(db, appointment.rescheduledTo, patientId));
  return next ? await latestOf(db, next, patientId) : appointment;
}
