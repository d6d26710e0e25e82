import type { Database } from '#db/open-database.ts';
import { findSchedules } from '#features/schedules/server/availability-store.ts';
import { type NewMessage, queueMessages } from '#platform/server/messages/outbox-store.ts';
import { aboutContactNews } from '../rules/alert-contacts.ts';
import { firstStepAt, type OpeningHours } from '../rules/escalation.ts';
import type { NewsKind } from '../rules/news-contract.ts';
import {
  collectedMail,
  collectedUntil,
  MAILS_WINDOW_MS,
  MAX_MAILS,
  type MailedAppointment,
  newsMail,
} from '../rules/news-mails.ts';
import { collectedSms, isTexted, newsSms } from '../rules/news-sms.ts';
import type { Alerting } from './alerting.ts';
import { type ToTell, writeNews } from './news-store.ts';
import { seenToken } from './seen-link.ts';

/** What happened to an appointment; after a move, `appointment` is the one at the new time. */
export interface Happened {
  readonly kind: NewsKind;
  readonly appointment: MailedAppointment & { readonly id: number };
  /** The member who did it, null if unknown; absent if no member of the practice did it. */
  readonly memberId?: number | null;
  /** When the place is open, if the caller knows it already. */
  readonly open?: OpeningHours | undefined;
}

/** The instant of the news, and the settings of alerts; null if no alert is sent from here. */
interface Telling {
  readonly nowMs: number;
  readonly alerting: Alerting | null;
}

/**
 * Writes what happened as news of the practices, in the transaction in which it happens, and queues an alert to each of
 * their confirmed contacts. News that no member has seen climb from their `due_at` on (`escalate-news.ts`). What is written
 * already, or was done by the practice itself, causes no alert.
 */
export async function tellPractice(tx: Database, happened: readonly Happened[], telling: Telling): Promise<void> {
  const { nowMs, alerting } = telling;
  const at = new Date(nowMs);
  const dueAt = await findDueTimes(tx, happened, telling);
  const rows = happened.map(({ kind, appointment, memberId }, index) => ({
    providerId: appointment.provider.id,
    appointmentId: appointment.id,
    kind,
    at,
    seenAt: memberId === undefined ? null : at,
    seenVia: memberId === undefined ? null : ('portal' as const),
    seenBy: memberId ?? null,
    dueAt: dueAt[index] ?? null,
  }));
  const toTell = await writeNews(tx, rows, new Date(nowMs - MAILS_WINDOW_MS), MAX_MAILS);
  if (alerting === null || toTell.length === 0) return;
  const appointments = new Map(happened.map(({ appointment }) => [appointment.id, appointment]));
  const messages = toTell.flatMap((one) => {
    const appointment = appointments.get(one.appointmentId);
    return appointment === undefined ? [] : alertTo(one, appointment, nowMs, alerting);
  });
  await queueMessages(tx, nowMs, messages);
}

/** The key under which the alert about news that just happened is queued once for each contact. */
export function newsAlertKey(newsId: number, contactId: number): string {
  return `practice-news:${newsId}:${contactId}`;
}

/** Returns when the first step of the escalation of each event is due; undefined for what a member did. */
async function findDueTimes(
  tx: Database,
  happened: readonly Happened[],
  { nowMs, alerting }: Telling,
): Promise<(Date | undefined)[]> {
  if (alerting === null) return [];
  const unknown = happened.filter(({ memberId, open }) => memberId === undefined && open === undefined);
  const found =
    unknown.length === 0
      ? new Map<number, OpeningHours>()
      : await findSchedules(tx, [...new Set(unknown.map(({ appointment }) => appointment.provider.id))]);
  return happened.map(({ memberId, appointment: { date, provider }, open }) => {
    if (memberId !== undefined) return undefined;
    const hours = open ?? found.get(provider.id) ?? { hours: [] };
    const startsAtMs = Date.parse(date);
    return new Date(firstStepAt({ fromMs: nowMs, startsAtMs, open: hours, minuteMs: alerting.alertMinuteMs }));
  });
}

/** Returns the alert to a contact; none to a telephone for an appointment that isn't near. */
function alertTo(
  { newsId, kind, contactId, email, phone, recent }: ToTell,
  appointment: MailedAppointment,
  nowMs: number,
  { origin, linkKey, sms }: Alerting,
): NewMessage[] {
  const { date, provider } = appointment;
  const isSms = email === null;
  const recipient = email ?? phone;
  if (recipient === null || (isSms && !(sms && isTexted(Date.parse(date), nowMs)))) return [];
  const about = aboutContactNews(contactId);
  const to = { userId: null, channel: isSms ? 'sms' : 'email', recipient, about } as const;
  if (recent < MAX_MAILS) {
    const links = { origin, token: seenToken(linkKey, { newsId, reader: { contactId } }) };
    const mail = newsMail(kind, appointment, links);
    const said = isSms ? { subject: mail.subject, text: newsSms(kind, date, links) } : mail;
    return [{ ...to, kind: `practice-${kind}`, dedupeKey: newsAlertKey(newsId, contactId), ...said, secret: true }];
  }
  const sendAfterMs = collectedUntil(nowMs);
  const dedupeKey = `practice-news-more:${contactId}:${sendAfterMs}`;
  const mail = collectedMail(provider, nowMs, origin);
  const said = isSms ? { subject: mail.subject, text: collectedSms(provider.id, nowMs, origin) } : mail;
  return [{ ...to, kind: 'practice-more', dedupeKey, sendAfterMs, ...said }];
}
