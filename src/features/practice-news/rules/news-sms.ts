import { gsmText, SMS_LENGTH } from '#platform/common/messages/gsm-text.ts';
import { briefMoment } from '#platform/common/messages/moment-words.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import { type Collected, collectedWords } from './collected-news.ts';
import type { NewsKind } from './news-contract.ts';
import { type NewsLinks, portalUrl, seenUrl } from './news-mails.ts';

// Text messages show on locked screens and pass through third parties: no name, and nothing about health.

/** The least characters of a practice's name in a test alert, also if that makes two SMS of it. */
const MIN_NAME_LENGTH = 12;
/** How near the start of an appointment is for a text message about its news, ms. */
const NEAR_MS = 24 * 60 * 60_000;

const WORDS: Readonly<Record<NewsKind, string>> = {
  booked: 'new booking',
  moved: 'visit moved to',
  cancelled: 'visit cancelled',
};

/** True if news of an appointment are near enough for a text message at once. */
export function isTexted(startsAtMs: number, nowMs: number): boolean {
  return startsAtMs - nowMs < NEAR_MS;
}

/** Returns the text message to a contact of the practice about one event, with the start as an ISO instant. */
export function newsSms(kind: NewsKind, date: string, links: NewsLinks): string {
  return gsmText(`${PRODUCT_NAME}: ${WORDS[kind]} ${briefMoment(date)}. ${seenUrl(links)}`);
}

/** Returns the text message about an event that no member has seen yet. */
export function unseenSms(kind: NewsKind, date: string, links: NewsLinks): string {
  return gsmText(`${PRODUCT_NAME}: not seen yet: ${WORDS[kind]} ${briefMoment(date)}. ${seenUrl(links)}`);
}

/** Returns the test alert to a telephone, with the name of the practice as far as it fits into one SMS. */
export function testAlertSms(practice: string, origin: string, token: string): string {
  const start = gsmText(`${PRODUCT_NAME}: test alert for`);
  const end = gsmText(`. Open this and press the button: ${origin}/practice-alert#${token}`);
  const room = Math.max(MIN_NAME_LENGTH, SMS_LENGTH - start.length - 1 - end.length);
  return `${start} ${gsmText(practice).slice(0, room).trim()}${end}`;
}

/** Returns the text message that stands for one about each event. */
export function collectedSms(providerId: number, collected: Collected, origin: string): string {
  return gsmText(`${PRODUCT_NAME}: ${collectedWords(collected)}. ${portalUrl(origin, providerId)}`);
}
