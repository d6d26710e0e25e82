import { lagosDate } from '#platform/common/lagos-time.ts';
import { type FramedMail, type Mail, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { briefMoment, longMoment } from '#platform/common/messages/moment-words.ts';
import { type Collected, collectedWords } from './collected-news.ts';
import type { NewsKind } from './news-contract.ts';

// No name of a patient and nothing about health: several people may read a practice's mail. The portal says who.

/** Alerts about single news in `ALERTS_WINDOW_MS`, to each contact; what follows is collected in one message. */
export const MAX_ALERTS = 3;
export const ALERTS_WINDOW_MS = 10 * 60_000;
/** How long after its window a collected message is sent, ms: longer than a transaction that began in it. */
const GRACE_MS = 15_000;

/** An appointment as its practice's mails name it; the start as an ISO instant. */
export interface MailedAppointment {
  readonly date: string;
  readonly provider: { readonly id: number; readonly name: string };
}

interface Words {
  readonly subject: string;
  readonly sentence: string;
}

const WORDS: Readonly<Record<NewsKind, (start: string, long: string, name: string) => Words>> = {
  booked: (start, long, name) => ({
    subject: `New booking: ${start}`,
    sentence: `A visit with ${name} was booked: ${long}.`,
  }),
  moved: (start, long, name) => ({
    subject: `Visit moved to ${start}`,
    sentence: `A visit with ${name} was moved. It is now on ${long}.`,
  }),
  cancelled: (start, long, name) => ({
    subject: `Visit cancelled: ${start}`,
    sentence: `A visit with ${name} was cancelled: ${long}. The time is free again.`,
  }),
};

const NO_NAME = 'For privacy this e-mail does not say who the patient is.';
const NO_ANSWER =
  'Answers to this e-mail are not received. It comes to this address because somebody confirmed it for the practice.';

/** Where the links of a mail about one event lead. */
export interface NewsLinks {
  /** Without a trailing slash. */
  readonly origin: string;
  /** The token of the link by which the event is marked as seen. */
  readonly token: string;
}

/** Returns the mail to a contact of the practice about one event. */
export function newsMail(kind: NewsKind, { date, provider }: MailedAppointment, links: NewsLinks): FramedMail {
  const { subject, sentence } = WORDS[kind](briefMoment(date), longMoment(date), provider.name);
  return mailFrame({
    subject,
    paragraphs: [sentence, NO_NAME],
    ...linksTo({ date, provider }, links),
    afterwards: [NO_ANSWER],
  });
}

/** Returns the mail to a contact or an owner of the practice about an event that no member has seen yet. */
export function unseenMail(kind: NewsKind, { date, provider }: MailedAppointment, links: NewsLinks): FramedMail {
  const { subject, sentence } = WORDS[kind](briefMoment(date), longMoment(date), provider.name);
  return mailFrame({
    subject: `Not seen yet: ${subject}`,
    paragraphs: [
      sentence,
      'Nobody of the practice has opened this in the portal yet. Please look at it now, so that the patient can rely on it.',
      NO_NAME,
    ],
    ...linksTo({ date, provider }, links),
    afterwards: [NO_ANSWER],
  });
}

/** Returns the address of the page on which an event is marked as seen. */
export function seenUrl({ origin, token }: NewsLinks): string {
  return `${origin}/clinic/seen#${token}`;
}

function linksTo({ date, provider }: MailedAppointment, links: NewsLinks): Pick<Mail, 'action' | 'links'> {
  const day = lagosDate(Date.parse(date));
  return {
    action: { label: 'Open the day in the portal', url: portalUrl(links.origin, provider.id, day) },
    links: [{ label: 'Mark it as seen without signing in', url: seenUrl(links) }],
  };
}

/** Returns the mail that stands for one for each event. */
export function collectedMail(
  provider: MailedAppointment['provider'],
  collected: Collected,
  origin: string,
): FramedMail {
  return mailFrame({
    subject: collectedWords(collected),
    paragraphs: [
      `${collectedWords(collected)}. This is about visits with ${provider.name}.`,
      `You get at most ${MAX_ALERTS} separate messages in ten minutes. The portal shows everything that happened.`,
    ],
    action: { label: 'Open the portal', url: portalUrl(origin, provider.id) },
    afterwards: [NO_ANSWER],
  });
}

/** Returns when the collected message about something that happens now is due, ms: soon after the end of a fixed window. */
export function collectedUntil(nowMs: number): number {
  return collectedSince(nowMs) + ALERTS_WINDOW_MS + GRACE_MS;
}

/** Returns when the window of that message began, ms. */
export function collectedSince(nowMs: number): number {
  return Math.floor(nowMs / ALERTS_WINDOW_MS) * ALERTS_WINDOW_MS;
}

/** Returns the address of a practice's portal, or of a day in it. */
export function portalUrl(origin: string, providerId: number, date?: string): string {
  const day = date === undefined ? '' : `&date=${date}`;
  return `${origin}/provider-portal?provider=${providerId}${day}`;
}
