import type { Database } from '#db/open-database.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { type Caller, findMemberships } from '#features/directory/server/member-store.ts';
import { requireAppointmentMember, requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, daysBetween, lagosInstant, lagosMidnight } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import {
  getPortalAppointment,
  listPortalAppointments,
  listPortalProviders,
  markAppointment as markEndpoint,
  type PortalProvider,
} from '../contract.ts';
import { ONE_TO_SEVEN_DAYS } from '../rules/refusals.ts';
import { installAppointmentChanges } from './appointment-change-routes.ts';
import { installChecklist } from './checklist-routes.ts';
import { installClients } from './clients/client-routes.ts';
import { installMerges } from './clients/merge-routes.ts';
import { installDayChanges } from './days/day-change-routes.ts';
import { installDaySheetMail } from './days/day-sheet-routes.ts';
import { installPortalHolidays } from './days/holiday-routes.ts';
import { installPortalFeed } from './feed-routes.ts';
import { installFigures } from './figures/figures-routes.ts';
import { markAppointment } from './mark-appointment.ts';
import { installPracticePapers } from './papers/paper-routes.ts';
import { installPatient } from './papers/patient-routes.ts';
import { installPracticePayments } from './payments/payment-routes.ts';
import { type AppointmentRow, findAppointmentsBetween, findOwnAppointment } from './portal-appointment-store.ts';
import { installResources } from './resources/resource-routes.ts';
import { installPortalSchedule } from './schedule-routes.ts';
import { shownAppointment } from './shown-appointment.ts';
import { installTeam } from './team/team-routes.ts';
import { findDepartures, findLinkedResources } from './team/team-store.ts';

const WEEK = 7;

/** The provider portal: appointments, schedule, people and services, settings and calendar feed. */
export function installPortal(context: Context): void {
  const { app, db, now } = context;
  installPortalSchedule(context);
  installPortalFeed(context);
  installChecklist(context);
  installAppointmentChanges(context);
  installClients(context);
  installMerges(context);
  installFigures(context);
  installResources(context);
  installDayChanges(context);
  installDaySheetMail(context);
  installPortalHolidays(context);
  installTeam(context);
  installPracticePapers(context);
  installPatient(context);
  installPracticePayments(context);
  installAppointments(context);

  route(app, listPortalProviders, async ({ user }) => {
    const own = await shownPlaces(db, user, now());
    return new Page(own, own.length, { limit: Math.max(1, own.length), offset: 0 });
  });
}

function installAppointments({ app, db, keyFor, now }: Context): void {
  route(app, listPortalAppointments, async ({ params, query, user }) => {
    const member = await requireMember(db, params.id, user, 'appointments');
    const days = daysBetween(query.from, query.to) + 1;
    if (days < 1 || days > WEEK) {
      throw new AppError(ONE_TO_SEVEN_DAYS);
    }
    const span = { fromMs: lagosInstant(query.from, '00:00'), toMs: lagosInstant(addDays(query.to, 1), '00:00') };
    const appointments = await db.transaction(async (tx) => {
      const found = await findAppointmentsBetween(tx, { providerId: params.id, userId: user.id }, span);
      const look = {
        userId: user.id,
        desk: user.desk?.name,
        act: 'appointment.list',
        appointments: found,
        nowMs: now(),
      };
      // A desk polls its list every minute: all requests of a day are one look.
      await recordAccess(tx, keyFor, { ...look, sameSinceMs: lagosMidnight(look.nowMs) - 1 });
      return found;
    });
    const shown = appointments.map((appointment) => shownAppointment(appointment, member, now()));
    return new Page(shown, shown.length, { limit: Math.max(1, shown.length), offset: 0 });
  });

  route(app, getPortalAppointment, async ({ params, user }) => {
    return await db.transaction(async (tx) => {
      const nowMs = now();
      const appointment = await requireOwnAppointment(tx, params.id, user);
      const member = await requireAppointmentMember(tx, appointment, user, 'appointments');
      const look = {
        userId: user.id,
        desk: user.desk?.name,
        act: 'appointment.read',
        appointments: [appointment],
        nowMs,
      };
      await recordAccess(tx, keyFor, { ...look, sameSinceMs: nowMs - SAME_ACCESS_MS });
      return shownAppointment(appointment, member, nowMs);
    });
  });

  route(app, markEndpoint, async ({ params, body, user }) => {
    const appointment = await requireOwnAppointment(db, params.id, user);
    const member = await requireAppointmentMember(db, appointment, user, 'appointments');
    return await markAppointment(
      { db, keyFor },
      {
        ...body,
        id: params.id,
        userId: user.id,
        desk: user.desk?.name,
        member,
        nowMs: now(),
      },
    );
  });
}

/** @throws AppError not_found */
async function requireOwnAppointment(db: Database, id: number, user: { readonly id: number }): Promise<AppointmentRow> {
  const found = await findOwnAppointment(db, id, user.id);
  if (found === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
  return found;
}

/** Returns the places that the session of an account reaches, with what its portal has to know about each. */
async function shownPlaces(db: Database, user: Caller, nowMs: number): Promise<PortalProvider[]> {
  const links = await findLinkedResources(db, user.id);
  const departures = await findDepartures(db, user.id, nowMs);
  return (await findMemberships(db, user)).map(({ providerId, ...membership }) => ({
    ...membership,
    id: providerId,
    resourceId: links.get(providerId) ?? null,
    departures:
      membership.role === 'owner'
        ? (departures.get(providerId) ?? []).map(({ id, at, subject }) => ({ id, at, subject }))
        : [],
  }));
}
