import type { Database } from '#db/open-database.ts';
import { hasConsent } from '#features/consents/server/consent-store.ts';
import { type Mail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { dialable } from '#platform/common/phone-number.ts';
import { type NewMessage, queueMessage, queueMessages } from '#platform/server/messages/outbox-store.ts';
import type { Appointment } from '../contract.ts';
import { calendarFile, methodOf, type VisitChain } from '../rules/calendar-file.ts';
import {
  bookedMail,
  type EndedBy,
  endedMail,
  type MailedVisit,
  movedMail,
  reminderMail,
  type VisitLinks,
} from '../rules/visit-mails.ts';
import { VISIT_MESSAGE_TITLES, type VisitMessageKind } from '../rules/visit-messages.ts';
import { cancelledSms, reminderSms } from '../rules/visit-sms.ts';
import { briefMoment, longMoment } from '../rules/visit-words.ts';
import { joinSignature, visitToken } from './visit-link.ts';
import { findChain, findVisitContact, type VisitContact } from './visit-mail-store.ts';
import type { VisitMailing } from './visit-mailing.ts';

/** A visit that a message is about, the instant of the message, and what it is made with. */
export interface VisitNews {
  readonly visit: Appointment;
  readonly patientId: number;
  readonly nowMs: number;
  readonly mailing: VisitMailing;
}

/** What messages about a visit are kept under; see `withdrawMessages`. */
export function aboutVisit(id: number): string {
  return `appointment:${id}`;
}

/** The key under which each message of a kind about a visit is queued once. */
export function visitMessageKey(id: number, kind: VisitMessageKind, channel: 'email' | 'sms'): string {
  return `visit:${id}:${kind}:${channel}`;
}

/** Confirms a booking that replaces another visit, in its transaction: one mail names the old and the new time. */
export async function tellMoved(tx: Database, news: VisitNews, replaced: Appointment): Promise<void> {
  await queueMail(tx, news, 'visit-moved', (visit, links) => movedMail(visit, replaced, links));
}

/** Confirms bookings in their transaction: new ones, whose patients can be reached as said. */
export async function tellBooked(
  tx: Database,
  booked: readonly (VisitNews & { readonly contact: VisitContact | undefined })[],
): Promise<void> {
  const queue: NewMessage[] = [];
  for (const { contact, ...news } of booked) {
    const chain = { rootId: news.visit.id, earlier: 0 };
    const message = contact && (await mailAbout(tx, news, { contact, chain }, 'visit-booked', bookedMail));
    if (message !== undefined) queue.push(message);
  }
  const [first] = booked;
  if (first !== undefined) await queueMessages(tx, first.nowMs, queue);
}

/** Queues the messages that a visit is off, in the transaction that ends it. Called by `endAppointment`. */
export async function tellEnded(tx: Database, news: VisitNews, by: EndedBy): Promise<void> {
  const kind = by === 'patient' ? 'visit-cancelled' : 'visit-cancelled-by-provider';
  const isGivenUp = news.visit.status === 'rescheduled';
  await queueMail(tx, news, kind, (visit, links) => endedMail(visit, by, isGivenUp, links));
  if (by !== 'patient') await queueSms(tx, news, kind, cancelledSms);
}

/** Queues the reminder of a visit whose row the transaction has locked, so that it can't end meanwhile. */
export async function remind(
  tx: Database,
  news: VisitNews,
  kind: 'visit-reminder-24h' | 'visit-reminder-1h',
): Promise<void> {
  await queueMail(tx, news, kind, (visit, links) => reminderMail(visit, kind === 'visit-reminder-1h', links));
  if (kind === 'visit-reminder-24h') await queueSms(tx, news, kind, reminderSms);
}

async function queueMail(
  tx: Database,
  news: VisitNews,
  kind: VisitMessageKind,
  mailOf: (visit: MailedVisit, links: VisitLinks) => Mail,
): Promise<void> {
  const contact = await findVisitContact(tx, news.visit.id, news.patientId);
  if (contact === undefined) return;
  const message = await mailAbout(tx, news, { contact }, kind, mailOf);
  if (message !== undefined) await queueMessage(tx, news.nowMs, message);
}

/** A mail about a visit; none to fictional people where mail leaves this machine. */
async function mailAbout(
  tx: Database,
  news: VisitNews,
  { contact, chain }: { readonly contact: VisitContact; readonly chain?: VisitChain },
  kind: VisitMessageKind,
  mailOf: (visit: MailedVisit, links: VisitLinks) => Mail,
): Promise<NewMessage | undefined> {
  const { visit, patientId, mailing } = news;
  if (contact.isDemo && mailing.leaves) return undefined;
  const { origin, linkKey } = mailing;
  const linked = { id: visit.id, patientId };
  const links = {
    origin,
    manage: contact.isConfirmed ? `${origin}/manage-visit#${visitToken(linkKey, linked, contact.email)}` : undefined,
    join: `${origin}/visit/${visit.id}?link=${joinSignature(linkKey, linked, contact.email)}`,
  };
  const isReminder = kind === 'visit-reminder-24h' || kind === 'visit-reminder-1h';
  const isOff = methodOf(visit) === 'CANCEL';
  return {
    userId: patientId,
    kind,
    channel: 'email',
    recipient: contact.email,
    ...mailFrame(mailOf({ ...visit, providerPhone: contact.providerPhone }, links)),
    ...(!isReminder && { attachments: [await invitationOf(tx, news, contact.email, chain)] }),
    secret: links.manage !== undefined,
    dedupeKey: visitMessageKey(visit.id, kind, 'email'),
    about: aboutVisit(visit.id),
    ...(!isOff && { sendBeforeMs: Date.parse(isReminder ? visit.date : visit.endsAt) }),
  };
}

/** Only where a gateway is set up, to who agreed to it and gave a number that can be dialled. */
async function queueSms(
  tx: Database,
  { visit, patientId, nowMs, mailing }: VisitNews,
  kind: VisitMessageKind,
  textOf: (visit: Appointment, origin: string) => string,
): Promise<void> {
  if (!mailing.sms || !(await hasConsent(tx, patientId, 'reminders_sms'))) return;
  const contact = await findVisitContact(tx, visit.id, patientId);
  const recipient = dialable(contact?.phone ?? null);
  if (contact === undefined || contact.isDemo || recipient === undefined) return;
  await queueMessage(tx, nowMs, {
    userId: patientId,
    kind,
    channel: 'sms',
    recipient,
    subject: `${VISIT_MESSAGE_TITLES[kind]}: ${briefMoment(visit.date)}`,
    text: textOf(visit, mailing.origin),
    dedupeKey: visitMessageKey(visit.id, kind, 'sms'),
    about: aboutVisit(visit.id),
    sendBeforeMs: Date.parse(visit.date),
  });
}

async function invitationOf(
  tx: Database,
  { visit, patientId, nowMs, mailing }: VisitNews,
  attendee: string,
  chain?: VisitChain,
) {
  const { origin, organizer, calendarHost } = mailing;
  const description = `${longMoment(visit.date)}\nMy Appointments: ${origin}/appointments`;
  return {
    fileName: 'visit.ics',
    contentType: `text/calendar; charset=utf-8; method=${methodOf(visit)}`,
    text: calendarFile(visit, {
      host: calendarHost,
      origin,
      nowMs,
      chain: chain ?? (await findChain(tx, visit.id, patientId)),
      invitation: { organizer, attendee, description },
    }),
  };
}
