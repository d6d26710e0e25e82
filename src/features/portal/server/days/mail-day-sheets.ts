import type { Database } from '#db/open-database.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { sheetPages } from '#features/portal/rules/days/day-sheet.ts';
import { daySheetMail, daySheetPage, MAILED_FROM, MAILED_UNTIL } from '#features/portal/rules/days/day-sheet-mail.ts';
import { portalUrl } from '#features/practice-news/rules/news-mails.ts';
import { lagosDate, lagosMidnight, lagosTime } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { findAppointmentsBetween } from '../portal-appointment-store.ts';
import { shownAppointment } from '../shown-appointment.ts';
import { claimSheet, findSheetReaders, type SheetReader } from './day-sheet-store.ts';

type Using = Pick<Context, 'app' | 'config' | 'db' | 'keyFor' | 'now'>;

/** Mails the visits of the day to the members who want them, from 06:30 in Lagos on. */
export const mailDaySheets: Job = { name: 'mail-day-sheets', everyMs: 60_000, run: mailSheets };

/** Mails the sheets that are due, and returns how many readers there were. A day without visits is no mail. */
export async function mailSheets(context: Using): Promise<number> {
  const nowMs = context.now();
  const time = lagosTime(nowMs);
  if (time < MAILED_FROM || time >= MAILED_UNTIL) return 0;
  const day = lagosDate(nowMs);
  const readers = await findSheetReaders(context.db, day);
  for (const reader of readers) {
    await context.db.transaction(async (tx) => {
      if (await claimSheet(tx, reader, day)) await mailSheet(tx, context, reader, nowMs);
    });
  }
  return readers.length;
}

/** Mails the sheet of today to a member, which is a look at each visit on it. */
async function mailSheet(
  tx: Database,
  { app, config, keyFor }: Using,
  { providerId, place, userId, email }: SheetReader,
  nowMs: number,
): Promise<void> {
  const day = lagosDate(nowMs);
  const [fromMs, toMs] = [lagosMidnight(nowMs), lagosMidnight(nowMs, 1)];
  const member = await requireMember(tx, providerId, { id: userId, desk: null }, 'appointments');
  const found = await findAppointmentsBetween(tx, { providerId, userId }, { fromMs, toMs });
  if (found.length === 0) return;
  const rows = sheetPages(found.map((appointment) => shownAppointment(appointment, member, nowMs))).flat();
  const sheet = { place, day, time: lagosTime(nowMs), rows };
  await queueMessage(tx, nowMs, {
    userId,
    kind: 'day-sheet',
    channel: 'email',
    recipient: email,
    ...daySheetMail(sheet, portalUrl(ownOrigin(config, app), providerId)),
    attachments: [
      { fileName: `visits-${day}.html`, contentType: 'text/html; charset=utf-8', text: daySheetPage(sheet) },
    ],
    secret: true,
    sendBeforeMs: toMs,
  });
  const look = { userId, desk: undefined, act: 'appointment.sheet', appointments: found, nowMs, sameSinceMs: nowMs };
  await recordAccess(tx, keyFor, look);
}
