import type { Database } from '#db/open-database.ts';
import { hasConsent } from '#features/consents/server/consent-store.ts';
import { type Mail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { briefMoment, longMoment } from '#platform/common/messages/moment-words.ts';
import { dialable } from '#platform/common/phone-number.ts';
import { type NewMessage, queueMessage, queueMessages } from '#platform/server/messages/outbox-store.ts';
import { pushFirst } from '#platform/server/messages/patient-push.ts';
import type { Appointment } from '../contract.ts';
import {
  type AppointmentLinks,
  bookedMail,
  delayedMail,
  type EndedBy,
  endedMail,
  type MailedAppointment,
  movedMail,
  onTimeMail,
  paperVoidMail,
  reminderMail,
  unattendedMail,
} from '../rules/appointment-mails.ts';
import { APPOINTMENT_MESSAGE_TITLES, type AppointmentMessageKind } from '../rules/appointment-messages.ts';
import { appointmentPush, PUSH_FIRST } from '../rules/appointment-push.ts';
import {
  bookedSms,
  cancelledSms,
  delayedSms,
  movedSms,
  onTimeSms,
  paperVoidSms,
  reminderSms,
  type SmsLink,
  unattendedSms,
} from '../rules/appointment-sms.ts';
import { type AppointmentChain, calendarFile, methodOf } from '../rules/calendar-file.ts';
import { BY_DESK, type TextLimit } from '../rules/text-budget.ts';
import { appointmentToken, joinSignature } from './appointment-link.ts';
import { type AppointmentContact, findAppointmentContact, findChain } from './appointment-mail-store.ts';
import type { AppointmentMailing } from './appointment-mailing.ts';
import { findTextLimit, isQueued } from './text-budget-store.ts';

/** The kinds of mails that change nothing: without an invitation, and of no use after the start. */
const REMINDING: ReadonlySet<AppointmentMessageKind> = new Set([
  'visit-reminder-24h',
  'visit-reminder-1h',
  'visit-delayed',
  'visit-on-time',
  'visit-unattended',
]);

/** The kinds that a practice causes: acts of patients don't use up their room. */
const BY_PRACTICE: ReadonlySet<AppointmentMessageKind> = new Set([
  'visit-cancelled-by-provider',
  'visit-delayed',
  'visit-moved-by-provider',
  'visit-on-time',
  'visit-unattended',
  'paper-void',
]);

/** The kinds of mails about something else than when the appointment is: without an invitation, and of use at any time. */
const LASTING: ReadonlySet<AppointmentMessageKind> = new Set(['paper-void']);

/** The appointment that a message is about, the instant of the message, and the settings. */
export interface AppointmentNews {
  readonly appointment: Appointment;
  readonly patientId: number;
  readonly nowMs: number;
  readonly mailing: AppointmentMailing;
  /** Tells messages of one kind apart of which an appointment may have several. */
  readonly occasion?: string;
}

/** The key by which the messages about an appointment are withdrawn; see `withdrawMessages`. */
export function aboutAppointment(id: number): string {
  return `appointment:${id}`;
}

/** The key under which each message of a kind about an appointment, or of an occasion of that kind, is queued once. */
export function appointmentMessageKey(
  id: number,
  kind: AppointmentMessageKind,
  channel: 'email' | 'sms',
  occasion?: string,
): string {
  return [`visit:${id}:${kind}:${channel}`, ...(occasion === undefined ? [] : [occasion])].join(':');
}

/**
 * Confirms a booking that replaces another appointment, in its transaction: one mail names the old and the new time.
 * Where the provider moved it, or the patient has no e-mail address, a text message says so too.
 */
export async function tellMoved(
  tx: Database,
  news: AppointmentNews,
  replaced: Appointment,
  by: EndedBy,
): Promise<void> {
  const kind = by === 'patient' ? 'visit-moved' : 'visit-moved-by-provider';
  await queueMail(tx, news, kind, (appointment, links) => movedMail(appointment, replaced, by, links));
  await queueSms(tx, news, kind, (appointment, link) =>
    by === 'patient' && link.manage === undefined ? undefined : movedSms(appointment, replaced.endReason, link),
  );
}

/**
 * Confirms bookings in their transaction: new ones, whose patients can be reached as said. For a patient whom a desk booked
 * for, a text message says so too. Those of a repeated one are named together, with the first of them.
 */
export async function tellBooked(
  tx: Database,
  booked: readonly (AppointmentNews & {
    readonly contact: AppointmentContact | undefined;
    readonly isDeskBooking: boolean;
    /** All starts of a repeated appointment (ISO); undefined for a single one. */
    readonly dates?: readonly string[] | undefined;
  })[],
): Promise<void> {
  const queue: NewMessage[] = [];
  for (const { contact, isDeskBooking, dates, ...news } of booked) {
    if (dates !== undefined && dates[0] !== news.appointment.date) continue;
    const chain = { rootId: news.appointment.id, earlier: 0 };
    const mailOf = (appointment: MailedAppointment, links: AppointmentLinks) => bookedMail(appointment, links, dates);
    const message = contact && (await mailAbout(tx, news, { contact, chain }, 'visit-booked', mailOf));
    if (message !== undefined) queue.push(message);
    if (isDeskBooking) await queueSms(tx, news, 'visit-booked', (one, link) => bookedSms(one, link, dates));
  }
  const [first] = booked;
  if (first !== undefined) await queueMessages(tx, first.nowMs, queue);
}

/** Queues the messages about a cancelled appointment, in the transaction that ends it. Called by `endAppointment`. */
export async function tellEnded(tx: Database, news: AppointmentNews, by: EndedBy): Promise<void> {
  const kind = by === 'patient' ? 'visit-cancelled' : 'visit-cancelled-by-provider';
  const isGivenUp = news.appointment.status === 'rescheduled';
  await queueMail(tx, news, kind, (appointment, links) => endedMail(appointment, by, isGivenUp, links));
  if (by !== 'patient') await queueSms(tx, news, kind, cancelledSms);
}

/** Queues the reminder of an appointment whose row the transaction has locked, so that it can't end meanwhile. */
export async function remind(
  tx: Database,
  news: AppointmentNews,
  kind: 'visit-reminder-24h' | 'visit-reminder-1h',
): Promise<void> {
  await queueMail(tx, news, kind, (appointment, links) =>
    reminderMail(appointment, kind === 'visit-reminder-1h', links),
  );
  if (kind === 'visit-reminder-24h') await queueSms(tx, news, kind, reminderSms);
}

/** Asks the patient of an appointment to call a practice that doesn't look at its bookings. */
export async function warnOfUnattended(tx: Database, news: AppointmentNews): Promise<void> {
  await queueMail(tx, news, 'visit-unattended', unattendedMail);
  await queueSms(tx, news, 'visit-unattended', unattendedSms);
}

/** Says that an appointment will begin some minutes late. Each call is a message of its own. */
export async function notifyOfDelay(tx: Database, news: AppointmentNews, minutes: number): Promise<void> {
  const late = { ...news, occasion: String(news.nowMs) };
  await queueMail(tx, late, 'visit-delayed', (appointment, links) => delayedMail(appointment, minutes, links));
  await queueSms(tx, late, 'visit-delayed', (appointment, link) => delayedSms(appointment, minutes, link));
}

/** Says that an appointment begins on time after all. Each call is a message of its own. */
export async function notifyOnTime(tx: Database, news: AppointmentNews): Promise<void> {
  const onTime = { ...news, occasion: String(news.nowMs) };
  await queueMail(tx, onTime, 'visit-on-time', onTimeMail);
  await queueSms(tx, onTime, 'visit-on-time', onTimeSms);
}

/** Says that a paper of an appointment no longer holds; not which, and why only where the patient reads it. Once for a paper. */
export async function notifyOfVoid(tx: Database, news: AppointmentNews & { readonly occasion: string }): Promise<void> {
  await queueMail(tx, news, 'paper-void', paperVoidMail);
  await queueSms(tx, news, 'paper-void', paperVoidSms);
}

async function queueMail(
  tx: Database,
  news: AppointmentNews,
  kind: AppointmentMessageKind,
  mailOf: (appointment: MailedAppointment, links: AppointmentLinks) => Mail,
): Promise<void> {
  const contact = await findAppointmentContact(tx, news.appointment.id, news.patientId);
  if (contact === undefined) return;
  const message = await mailAbout(tx, news, { contact }, kind, mailOf);
  const first = await pushAbout(tx, news, kind);
  if (message !== undefined) await queueMessage(tx, news.nowMs, { ...message, ...first });
}

/** Queues a notice about an appointment to the browsers of its patient, if it is one of those that may go there first. */
async function pushAbout(
  tx: Database,
  { appointment: { id, date }, patientId, nowMs, mailing, occasion }: AppointmentNews,
  kind: AppointmentMessageKind,
): Promise<Pick<NewMessage, 'notice' | 'sendAfterMs'>> {
  if (!PUSH_FIRST.has(kind)) return {};
  return await pushFirst(tx, nowMs, {
    userId: patientId,
    kind,
    notice: [`visit:${id}:${kind}`, ...(occasion === undefined ? [] : [occasion])].join(':'),
    about: aboutAppointment(id),
    ...appointmentPush(kind, { id, date }, mailing.origin),
    sendBeforeMs: Date.parse(date) > nowMs ? Date.parse(date) : undefined,
  });
}

/** Queues a mail about an appointment; not to fictional people if mail leaves this machine. */
async function mailAbout(
  tx: Database,
  news: AppointmentNews,
  { contact, chain }: { readonly contact: AppointmentContact; readonly chain?: AppointmentChain },
  kind: AppointmentMessageKind,
  mailOf: (appointment: MailedAppointment, links: AppointmentLinks) => Mail,
): Promise<NewMessage | undefined> {
  const { appointment, patientId, mailing } = news;
  if (!isMailed(contact, mailing)) return undefined;
  const { origin, linkKey } = mailing;
  const linked = { id: appointment.id, patientId };
  const links = {
    origin,
    manage: contact.isConfirmed
      ? `${origin}/manage-visit#${appointmentToken(linkKey, linked, contact.email)}`
      : undefined,
    join: `${origin}/visit/${appointment.id}?link=${joinSignature(linkKey, linked, contact.email)}`,
  };
  const isReminder = REMINDING.has(kind);
  const isLasting = LASTING.has(kind);
  const isOff = methodOf(appointment) === 'CANCEL' || isLasting;
  return {
    userId: patientId,
    kind,
    channel: 'email',
    recipient: contact.email,
    ...mailFrame(mailOf({ ...appointment, providerPhone: contact.providerPhone }, links)),
    ...(!isReminder && !isLasting && { attachments: [await invitationOf(tx, news, contact.email, chain)] }),
    room: BY_PRACTICE.has(kind) ? 'clinic' : 'ordinary',
    secret: links.manage !== undefined,
    dedupeKey: appointmentMessageKey(appointment.id, kind, 'email', news.occasion),
    about: aboutAppointment(appointment.id),
    ...(!isOff && { sendBeforeMs: Date.parse(isReminder ? appointment.date : appointment.endsAt) }),
  };
}

/** How the patient of an appointment gets a message, and why not by text message if a limit is why. */
export interface Reach extends TextLimit {
  readonly channels: ('email' | 'sms')[];
}

/**
 * Returns how the patient of an appointment would get a message if the provider changed it now or, with `kind`, how they get
 * the one of that kind that was queued.
 */
export async function findReach(
  db: Database,
  { id, patientId }: { readonly id: number; readonly patientId: number },
  { mailing, nowMs, kind }: Pick<AppointmentNews, 'mailing' | 'nowMs'> & { readonly kind?: AppointmentMessageKind },
): Promise<Reach> {
  const contact = await findAppointmentContact(db, id, patientId);
  if (contact === undefined) return { channels: [] };
  const channels = isMailed(contact, mailing) ? (['email'] as const) : [];
  const number = await smsNumber(db, patientId, contact, mailing);
  if (number === undefined) return { channels: [...channels] };
  if (kind !== undefined && (await isQueued(db, appointmentMessageKey(id, kind, 'sms')))) {
    return { channels: [...channels, 'sms'] };
  }
  const limit = await findTextLimit(db, { providerId: contact.providerId, number, nowMs });
  return limit === undefined ? { channels: [...channels, 'sms'] } : { channels: [...channels], ...limit };
}

/** False for those without an address, and for fictional people if mail leaves this machine. */
function isMailed({ email, isDemo }: AppointmentContact, { leaves }: AppointmentMailing): boolean {
  return email !== '' && !(isDemo && leaves);
}

/** Returns the number for text messages, where a gateway is set up, of a patient who agreed to it and can be dialled. */
async function smsNumber(
  db: Database,
  patientId: number,
  { isDemo, phone }: AppointmentContact,
  mailing: AppointmentMailing,
): Promise<string | undefined> {
  if (!mailing.sms || isDemo || !(await hasConsent(db, patientId, 'reminders_sms'))) return undefined;
  return dialable(phone);
}

/** Queues a text message about an appointment, if its patient gets any and the day's number isn't used up. `link` leads those without an account to this appointment. */
async function queueSms(
  tx: Database,
  { appointment, patientId, nowMs, mailing, occasion }: AppointmentNews,
  kind: AppointmentMessageKind,
  textOf: (appointment: Appointment, link: SmsLink) => string | undefined,
): Promise<void> {
  const contact = await findAppointmentContact(tx, appointment.id, patientId);
  const recipient = contact && (await smsNumber(tx, patientId, contact, mailing));
  if (contact === undefined || recipient === undefined) return;
  const { providerId } = contact;
  if (BY_DESK.includes(kind) && (await findTextLimit(tx, { providerId, number: recipient, nowMs }))) return;
  const { origin, linkKey } = mailing;
  const token =
    contact.email === '' ? appointmentToken(linkKey, { id: appointment.id, patientId }, recipient) : undefined;
  const manage = token && `${origin}/manage-visit#${token}`;
  const text = textOf(appointment, { origin, manage });
  if (text === undefined) return;
  const first = await pushAbout(
    tx,
    { appointment, patientId, nowMs, mailing, ...(occasion !== undefined && { occasion }) },
    kind,
  );
  await queueMessage(tx, nowMs, {
    ...first,
    userId: patientId,
    kind,
    channel: 'sms',
    recipient,
    subject: `${APPOINTMENT_MESSAGE_TITLES[kind]}: ${briefMoment(appointment.date)}`,
    text,
    room: BY_PRACTICE.has(kind) || kind === 'visit-booked' ? 'clinic' : 'ordinary',
    secret: manage !== undefined,
    dedupeKey: appointmentMessageKey(appointment.id, kind, 'sms', occasion),
    about: aboutAppointment(appointment.id),
    ...(!LASTING.has(kind) && { sendBeforeMs: Date.parse(appointment.date) }),
  });
}

async function invitationOf(
  tx: Database,
  { appointment, patientId, nowMs, mailing }: AppointmentNews,
  attendee: string,
  chain?: AppointmentChain,
) {
  const { origin, organizer, calendarHost } = mailing;
  const description = `${longMoment(appointment.date)}\nMy Appointments: ${origin}/appointments`;
  return {
    fileName: 'visit.ics',
    contentType: `text/calendar; charset=utf-8; method=${methodOf(appointment)}`,
    text: calendarFile(appointment, {
      host: calendarHost,
      origin,
      nowMs,
      chain: chain ?? (await findChain(tx, appointment.id, patientId)),
      invitation: { organizer, attendee, description },
    }),
  };
}
