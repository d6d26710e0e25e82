import type { Database } from '#db/open-database.ts';
import { type NewMessage, queueMessages } from '#platform/server/messages/outbox-store.ts';
import type { NewsKind } from '../rules/news-contract.ts';
import {
  collectedMail,
  collectedUntil,
  MAILS_WINDOW_MS,
  MAX_MAILS,
  type MailedAppointment,
  newsMail,
} from '../rules/news-mails.ts';
import { type ToTell, writeNews } from './news-store.ts';

/** What happened to an appointment; after a move, `appointment` is the one at the new time. */
export interface Happened {
  readonly kind: NewsKind;
  readonly appointment: MailedAppointment & { readonly id: number };
  /** The member who did it, null if unknown; absent if no member of the practice did it. */
  readonly memberId?: number | null;
}

/**
 * Writes what happened as news of the practices, in the transaction in which it happens, and queues a mail to each of
 * their confirmed contacts. What is written already, or was done by the practice itself, causes no mail.
 * @param origin where links lead, without a trailing slash; null if no mail is sent from here
 */
export async function tellPractice(
  tx: Database,
  happened: readonly Happened[],
  { nowMs, origin }: { readonly nowMs: number; readonly origin: string | null },
): Promise<void> {
  const at = new Date(nowMs);
  const rows = happened.map(({ kind, appointment, memberId }) => ({
    providerId: appointment.provider.id,
    appointmentId: appointment.id,
    kind,
    at,
    seenAt: memberId === undefined ? null : at,
    seenBy: memberId ?? null,
  }));
  const toTell = await writeNews(tx, rows, new Date(nowMs - MAILS_WINDOW_MS), MAX_MAILS);
  if (origin === null || toTell.length === 0) return;
  const appointments = new Map(happened.map(({ appointment }) => [appointment.id, appointment]));
  const mails = toTell.flatMap((one) => {
    const appointment = appointments.get(one.appointmentId);
    return appointment === undefined ? [] : [mailTo(one, appointment, nowMs, origin)];
  });
  await queueMessages(tx, nowMs, mails);
}

function mailTo(
  { newsId, kind, contactId, email, recent }: ToTell,
  appointment: MailedAppointment,
  nowMs: number,
  origin: string,
): NewMessage {
  const to = { userId: null, channel: 'email', recipient: email } as const;
  if (recent < MAX_MAILS) {
    const dedupeKey = `practice-news:${newsId}:${contactId}`;
    return { ...to, kind: `practice-${kind}`, dedupeKey, ...newsMail(kind, appointment, origin) };
  }
  const sendAfterMs = collectedUntil(nowMs);
  const dedupeKey = `practice-news-more:${contactId}:${sendAfterMs}`;
  return {
    ...to,
    kind: 'practice-more',
    dedupeKey,
    sendAfterMs,
    ...collectedMail(appointment.provider, nowMs, origin),
  };
}
