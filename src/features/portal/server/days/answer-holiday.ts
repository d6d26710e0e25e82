import { randomUUID } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import type { PortalHolidays } from '#features/portal/rules/days/holiday-contract.ts';
import { NO_SUCH_HOLIDAY } from '#features/portal/rules/refusals.ts';
import { HOLIDAY_DAYS_AHEAD, type HolidayAnswer, openOnHoliday } from '#features/schedules/rules/public-holidays.ts';
import { findSchedule } from '#features/schedules/server/availability-store.ts';
import { findHolidayAnswers, findHolidays, writeHolidayAnswer } from '#features/schedules/server/holiday-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { refuseChanged } from '#platform/server/http/refuse-changed.ts';
import { changeSchedule } from '../change-schedule.ts';
import { findToCome } from '../portal-appointment-store.ts';
import { touchProvider } from '../schedule-write-store.ts';
import type { BookedChoice } from '../settle-appointments.ts';
import { asShown } from '../shown-schedule.ts';
import { deleteHolidayOff, findOffDays, findStateOf, writeChange } from './day-change-store.ts';

/**
 * Returns the public holidays of the next 30 days on which a place would be open by its usual hours, with its answers and
 * the visits booked. Days that it takes off anyway are left out. `takenBack` are its days off for a holiday that was removed.
 * @throws AppError not_found
 */
export async function findPortalHolidays(db: Database, providerId: number, nowMs: number): Promise<PortalHolidays> {
  const from = lagosDate(nowMs);
  const [state, place] = [await findStateOf(db, providerId), await findSchedule(db, providerId)];
  if (state === undefined || place === undefined) throw new AppError(NOT_IN_PORTAL);
  const found = await findHolidays(db, state, { from, until: addDays(from, HOLIDAY_DAYS_AHEAD) });
  const { forHoliday, other } = await findOffDays(db, providerId, from);
  const takenBack = forHoliday.filter((day) => !found.some((holiday) => holiday.day === day));
  if (found.length === 0) return { holidays: [], takenBack };
  const answers = await findHolidayAnswers(db, providerId, from);
  const booked = Map.groupBy(await findToCome(db, providerId, nowMs), ({ startsAtMs }) => lagosDate(startsAtMs));
  const holidays = found.flatMap(({ day, name }) => {
    const said = openOnHoliday(day, asShown(place), answers.get(day));
    if (said === undefined || other.includes(day)) return [];
    return [{ day, name, answer: said === 'unanswered' ? null : said, visits: booked.get(day)?.length ?? 0 }];
  });
  return { holidays, takenBack };
}

/**
 * Records whether a place is open on a public holiday. Closed takes the day off, with the desk's choice for the visits of
 * that day; open gives back the day off of an earlier answer.
 * @throws AppError not_found, changed_meanwhile; visits_booked with the visits that need a choice
 */
export async function answerHoliday(
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  act: {
    readonly providerId: number;
    readonly userId: number;
    readonly desk: string | undefined;
    readonly nowMs: number;
    readonly booked: BookedChoice | undefined;
    readonly mailing: AppointmentMailing;
  },
  { day, answer, was }: { readonly day: string; readonly answer: HolidayAnswer; readonly was: HolidayAnswer | null },
): Promise<void> {
  const { providerId, userId, nowMs } = act;
  const off = { day, kind: 'off', opens: null, closes: null } as const;
  await changeSchedule(context, {
    ...act,
    check: async (tx) => {
      const holiday = (await findPortalHolidays(tx, providerId, nowMs)).holidays.find((one) => one.day === day);
      if (holiday === undefined) throw new AppError(NO_SUCH_HOLIDAY);
      refuseChanged({ answer: was }, { answer }, { answer: holiday.answer });
    },
    after: (before) => {
      const others = (before.exceptions ?? []).filter((one) => one.day !== day || one.kind !== 'off');
      return { ...before, exceptions: answer === 'closed' ? [...others, off] : others };
    },
    write: async (tx) => {
      await deleteHolidayOff(tx, providerId, day);
      if (answer === 'closed') {
        const change = { days: [day], kind: 'off', opens: null, closes: null } as const;
        const more = { cause: 'holiday', note: null, seriesId: randomUUID() } as const;
        await writeChange(tx, { providerId, resourceId: null }, change, more);
      }
      await writeHolidayAnswer(tx, { providerId, day, answer, userId, nowMs });
      await touchProvider(tx, providerId);
    },
    details: { holiday: day, answer },
  });
}
