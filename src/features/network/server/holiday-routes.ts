import type { Database } from '#db/open-database.ts';
import { findAddressesIn } from '#features/practice-news/server/alert-contact-store.ts';
import { computedHolidays, type HolidayAnswer } from '#features/schedules/rules/public-holidays.ts';
import {
  deleteHoliday,
  type EnteredHoliday,
  findAnswersOn,
  findEnteredHolidays,
  insertHoliday,
} from '#features/schedules/server/holiday-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { type Mail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { queueMessages } from '#platform/server/messages/outbox-store.ts';
import { type AdminHoliday, enterHoliday, listAdminHolidays, removeHoliday } from '../rules/holiday-contract.ts';
import { holidayMail, holidayOffMail } from '../rules/holiday-mail.ts';
import { HOLIDAY_ENTERED, HOLIDAY_OVER, HOLIDAY_TOO_FAR, NO_SUCH_HOLIDAY } from '../rules/refusals.ts';
import { wakePractices } from './provider-member-store.ts';

/** How far ahead holidays are listed and can be entered, days. */
const DAYS_AHEAD = 400;

/** The administration of public holidays. */
export function installHolidays(context: Context): void {
  const { app, db, config, now } = context;

  route(app, listAdminHolidays, async () => ({ holidays: await findAll(db, lagosDate(now())) }));

  route(app, enterHoliday, async ({ body, user, request }) => {
    const nowMs = now();
    const today = lagosDate(nowMs);
    const { day } = body;
    if (day < today) throw new AppError(HOLIDAY_OVER);
    if (day > addDays(today, DAYS_AHEAD)) throw new AppError(HOLIDAY_TOO_FAR);
    if (computedHolidays({ from: day, until: day }).length > 0) throw new AppError(HOLIDAY_ENTERED);
    const origin = linkOrigin(config, request);
    const practicesNotified = await db.transaction(async (tx) => {
      const entered = await insertHoliday(tx, { ...body, userId: user.id, nowMs });
      if (entered === undefined) {
        await refuseOther(tx, body);
        return 0;
      }
      const act = { act: 'holiday.enter', object: `holiday:${entered.id}`, details: { ...body } };
      await recordAct(tx, context, { id: user.id }, act);
      return await notifyPractices(
        tx,
        { holiday: entered, kind: 'holiday-entered', nowMs },
        ({ providerId, practice }) => holidayMail(entered, practice, scheduleOf(origin, providerId)),
      );
    });
    return { holidays: await findAll(db, today), practicesNotified };
  });

  route(app, removeHoliday, async ({ params, user, request }) => {
    const nowMs = now();
    const origin = linkOrigin(config, request);
    const practicesNotified = await db.transaction(async (tx) => {
      const gone = await deleteHoliday(tx, params.id);
      if (gone === undefined) throw new AppError(NO_SUCH_HOLIDAY);
      const { day, name, state } = gone;
      const act = { act: 'holiday.remove', object: `holiday:${gone.id}`, details: { day, name, state } };
      await recordAct(tx, context, { id: user.id }, act);
      const answers = await findAnswersOn(tx, day);
      const left = (await findEnteredHolidays(tx, day)).filter((one) => one.day === day);
      return await notifyPractices(
        tx,
        { holiday: gone, kind: 'holiday-removed', nowMs },
        ({ providerId, practice, state: own }) => {
          // Another holiday is on the same day there.
          if (left.some((one) => one.state === null || one.state === own)) return undefined;
          const answer: HolidayAnswer | undefined = answers.get(providerId);
          const url = scheduleOf(origin, providerId);
          return answer === undefined ? undefined : holidayOffMail(gone, { practice, answer, url });
        },
      );
    });
    return { holidays: await findAll(db, lagosDate(nowMs)), practicesNotified };
  });
}

/** The part of the portal where a practice answers. */
function scheduleOf(origin: string, providerId: number): string {
  return `${origin}/provider-portal?tab=schedule&provider=${providerId}`;
}

/** Accepts what is entered already, as by a repeated request. @throws AppError invalid if it has another name */
async function refuseOther(tx: Database, { day, name, state }: Omit<EnteredHoliday, 'id'>): Promise<void> {
  const entered = await findEnteredHolidays(tx, day);
  if (!entered.some((one) => one.day === day && one.state === state && one.name === name)) {
    throw new AppError(HOLIDAY_ENTERED);
  }
}

/** Queues a mail to each confirmed contact of the practices that a holiday concerns; returns how many practices get one. */
async function notifyPractices(
  tx: Database,
  {
    holiday,
    kind,
    nowMs,
  }: { readonly holiday: EnteredHoliday; readonly kind: 'holiday-entered' | 'holiday-removed'; readonly nowMs: number },
  mailTo: (contact: {
    readonly providerId: number;
    readonly practice: string;
    readonly state: string;
  }) => Mail | undefined,
): Promise<number> {
  await wakePractices(tx, holiday.state);
  const notified = new Set<number>();
  const messages = (await findAddressesIn(tx, holiday.state)).flatMap((contact) => {
    const mail = mailTo(contact);
    if (mail === undefined) return [];
    notified.add(contact.providerId);
    const dedupeKey = `${kind}:${holiday.id}:${contact.id}`;
    return [{ userId: null, kind, channel: 'email' as const, recipient: contact.email, dedupeKey, ...mailFrame(mail) }];
  });
  if (messages.length > 0) await queueMessages(tx, nowMs, messages);
  return notified.size;
}

async function findAll(db: Database, today: string): Promise<AdminHoliday[]> {
  const computed = computedHolidays({ from: today, until: addDays(today, DAYS_AHEAD) }).map((holiday) => ({
    id: null,
    ...holiday,
    state: null,
  }));
  return [...computed, ...(await findEnteredHolidays(db, today))].sort((a, b) => (a.day < b.day ? -1 : 1));
}
