import type { Database } from '#db/open-database.ts';
import { type Mail, mailFrame } from '#platform/common/mail-frame.ts';
import { queueMessage } from '#platform/server/outbox-store.ts';
import type { Appointment } from '../contract.ts';
import { calendarFile, methodOf } from '../rules/calendar-file.ts';
import {
  bookedMail,
  type EndedBy,
  endedMail,
  type MailedVisit,
  movedMail,
  reminderMail,
  type VisitLinks,
} from '../rules/visit-mails.ts';
import { longMoment } from '../rules/visit-words.ts';
import { visitToken } from './visit-link.ts';
import { findChain, findVisitContact } from './visit-mail-store.ts';
import type { VisitMailing } from './visit-mailing.ts';

/** What a message about a visit is called. */
export type VisitMessageKind =
  | 'visit-booked'
  | 'visit-moved'
  | 'visit-cancelled'
  | 'visit-cancelled-by-provider'
  | 'visit-reminder-24h'
  | 'visit-reminder-1h';

/** A visit of a patient, when it is told of, and what with. */
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

/** Confirms a booking, in its transaction; where it replaces another visit, one mail names the old and the new time. */
export async function tellBooked(tx: Database, news: VisitNews, replaced?: Appointment): Promise<void> {
  if (replaced === undefined) await queueMail(tx, news, 'visit-booked', bookedMail);
  else await queueMail(tx, news, 'visit-moved', (visit, links) => movedMail(visit, replaced, links));
}

/** Tells that a visit is off, in the transaction that ends it. Called by `endAppointment`. */
export async function tellEnded(tx: Database, news: VisitNews, by: EndedBy): Promise<void> {
  const kind = by === 'patient' ? 'visit-cancelled' : 'visit-cancelled-by-provider';
  const isGivenUp = news.visit.status === 'rescheduled';
  await queueMail(tx, news, kind, (visit, links) => endedMail(visit, by, isGivenUp, links));
}

/** Reminds of a visit whose row the transaction holds, so that nobody ends it meanwhile. */
export async function remind(
  tx: Database,
  news: VisitNews,
  kind: 'visit-reminder-24h' | 'visit-reminder-1h',
): Promise<void> {
  await queueMail(tx, news, kind, (visit, links) => reminderMail(visit, kind === 'visit-reminder-1h', links));
}

async function queueMail(
  tx: Database,
  { visit, patientId, nowMs, mailing }: VisitNews,
  kind: VisitMessageKind,
  mailOf: (visit: MailedVisit, links: VisitLinks) => Mail,
): Promise<void> {
  const contact = await findVisitContact(tx, visit.id, patientId);
  if (contact === undefined || (contact.isDemo && mailing.leaves)) return;
  const token = visitToken(mailing.linkKey, { id: visit.id, patientId }, contact.email);
  const links = {
    origin: mailing.origin,
    manage: contact.isConfirmed ? `${mailing.origin}/manage-visit#${token}` : undefined,
  };
  const isReminder = kind === 'visit-reminder-24h' || kind === 'visit-reminder-1h';
  const isOff = methodOf(visit) === 'CANCEL';
  await queueMessage(tx, nowMs, {
    userId: patientId,
    kind,
    channel: 'email',
    recipient: contact.email,
    ...mailFrame(mailOf({ ...visit, providerPhone: contact.providerPhone }, links)),
    ...(!isReminder && { attachments: [await invitationOf(tx, { visit, patientId, nowMs, mailing }, contact.email)] }),
    secret: links.manage !== undefined,
    dedupeKey: visitMessageKey(visit.id, kind, 'email'),
    about: aboutVisit(visit.id),
    ...(!isOff && { sendBeforeMs: Date.parse(isReminder ? visit.date : visit.endsAt) }),
  });
}

async function invitationOf(tx: Database, { visit, patientId, nowMs, mailing }: VisitNews, attendee: string) {
  const { origin, organizer, calendarHost } = mailing;
  const description = `${longMoment(visit.date)}\nMy Appointments: ${origin}/appointments`;
  return {
    fileName: 'visit.ics',
    contentType: `text/calendar; charset=utf-8; method=${methodOf(visit)}`,
    text: calendarFile(visit, {
      host: calendarHost,
      nowMs,
      chain: await findChain(tx, visit.id, patientId),
      invitation: { organizer, attendee, description },
    }),
  };
}
