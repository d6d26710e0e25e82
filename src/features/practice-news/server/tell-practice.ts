import type { Database } from '#db/open-database.ts';
import { findSchedules } from '#features/schedules/server/availability-store.ts';
import { type NewMessage, queueMessages } from '#platform/server/messages/outbox-store.ts';
import { aboutContactNews, channelOf, recipientOf } from '../rules/alert-contacts.ts';
import { firstStepAt, type OpeningHours } from '../rules/escalation.ts';
import type { NewsKind } from '../rules/news-contract.ts';
import { ALERTS_WINDOW_MS, MAX_ALERTS, type MailedAppointment, newsMail } from '../rules/news-mails.ts';
import { newsPush } from '../rules/news-push.ts';
import { isTexted, newsSms } from '../rules/news-sms.ts';
import type { Alerting } from './alerting.ts';
import { collectAlerts } from './collect-alerts.ts';
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
  const toTell = await writeNews(tx, rows, new Date(nowMs - ALERTS_WINDOW_MS), MAX_ALERTS);
  if (alerting === null || toTell.length === 0) return;
  const appointments = new Map(happened.map(({ appointment }) => [appointment.id, appointment]));
  const alerts = toTell.flatMap((one) => {
    const appointment = appointments.get(one.appointmentId);
    return appointment === undefined || !isAlerted(one, appointment, nowMs, alerting) ? [] : [{ one, appointment }];
  });
  const single = alerts.filter(({ one }) => one.recent < MAX_ALERTS);
  await queueMessages(
    tx,
    nowMs,
    single.map(({ one, appointment }) => alertTo(one, appointment, alerting)),
  );
  const several = alerts.filter(({ one }) => one.recent >= MAX_ALERTS);
  const to = several.map(({ one, appointment: { provider } }) => ({ ...one, reader: one, provider, unseen: false }));
  await collectAlerts(tx, to, { nowMs, origin: alerting.origin });
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

/** False for a telephone without text messages, or for an appointment that isn't near. */
function isAlerted(to: ToTell, { date }: MailedAppointment, nowMs: number, { sms }: Alerting): boolean {
  return channelOf(to) !== 'sms' || (sms && isTexted(Date.parse(date), nowMs));
}

function alertTo(to: ToTell, appointment: MailedAppointment, { origin, linkKey }: Alerting): NewMessage {
  const { newsId, kind, contactId } = to;
  const { date } = appointment;
  const links = { origin, token: seenToken(linkKey, { newsId, reader: { contactId } }) };
  const mail = newsMail(kind, appointment, links);
  const texts = {
    email: mail,
    sms: { subject: mail.subject, text: newsSms(kind, date, links) },
    push: newsPush(kind, date, links),
  };
  const channel = channelOf(to);
  return {
    userId: null,
    channel,
    recipient: recipientOf(to),
    about: aboutContactNews(contactId),
    kind: `practice-${kind}`,
    dedupeKey: newsAlertKey(newsId, contactId),
    ...texts[channel],
    secret: true,
  };
}
