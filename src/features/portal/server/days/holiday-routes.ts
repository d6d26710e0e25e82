import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { answerHoliday as answerHolidayCall, listHolidays } from '#features/portal/rules/days/holiday-contract.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { answerHoliday, findPortalHolidays } from './answer-holiday.ts';

/** Public holidays of a practice. */
export function installPortalHolidays(context: Context): void {
  const { app, db, now } = context;
  route(app, listHolidays, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    return await findPortalHolidays(db, params.id, now());
  });

  route(app, answerHolidayCall, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const nowMs = now();
    const { booked, answer, was } = body;
    const act = {
      providerId: params.id,
      userId: user.id,
      desk: user.desk?.name,
      nowMs,
      booked,
      mailing: appointmentMailing(context),
    };
    await answerHoliday(context, act, { day: params.day, answer, was });
    return await findPortalHolidays(db, params.id, nowMs);
  });
}
