import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { addDaysChange, removeDaysChange } from '#features/portal/rules/days/day-change-contract.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { settingsOf } from '../schedule-routes.ts';
import { type Displaced, shownDisplaced } from '../settle-appointments.ts';
import { addDays, removeDays } from './change-days.ts';

/** Days that differ from the weekly hours, of a place or one of its people. */
export function installDayChanges(context: Context): void {
  const { app, db, now } = context;
  const changed = async (providerId: number, userId: number, stayed: readonly Displaced[]) => ({
    ...(await settingsOf(context, providerId, userId)),
    stayed: shownDisplaced(stayed),
  });

  route(app, addDaysChange, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const { booked, ...wanted } = body;
    const act = {
      providerId: params.id,
      userId: user.id,
      desk: user.desk?.name,
      nowMs: now(),
      booked,
      mailing: appointmentMailing(context),
    };
    return await changed(params.id, user.id, await addDays(context, act, wanted));
  });

  route(app, removeDaysChange, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const { booked, day } = body;
    const act = {
      providerId: params.id,
      userId: user.id,
      desk: user.desk?.name,
      nowMs: now(),
      booked,
      mailing: appointmentMailing(context),
    };
    return await changed(params.id, user.id, await removeDays(context, act, { seriesId: params.seriesId, day }));
  });
}
