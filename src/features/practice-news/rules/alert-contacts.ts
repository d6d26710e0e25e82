import type { ThrottleLimits } from '#features/auth/rules/throttle.ts';
import type { AlertContact } from './contact-contract.ts';

/** The most addresses of one practice. */
export const MAX_CONTACTS = 5;

const MINUTE_MS = 60_000;
/** How long the link of a test alert works, ms. */
export const TEST_LINK_MS = 7 * 24 * 60 * MINUTE_MS;

/** Test alerts from one practice to one address: five an hour, so that no reader is flooded. */
export const TESTS_PER_ADDRESS: ThrottleLimits = {
  free: 5,
  delaysMs: [],
  lockMs: 60 * MINUTE_MS,
  windowMs: 60 * MINUTE_MS,
};

/** Test alerts from one practice to all addresses: 20 a day, then one an hour, so that strangers can't be mailed in turn. */
export const TESTS_PER_PRACTICE: ThrottleLimits = {
  free: 20,
  delaysMs: [],
  lockMs: 60 * MINUTE_MS,
  windowMs: 24 * 60 * MINUTE_MS,
};

/** Returns the address of a contact: an e-mail address, a telephone number in E.164, or the name of a browser. */
export function addressOf({ email, phone, push }: Pick<AlertContact, 'email' | 'phone' | 'push'>): string {
  return email ?? phone ?? push?.browser ?? '';
}

/** Where messages to a contact go: one of an e-mail address, a telephone number, and the id of a push subscription. */
export interface ContactAddress {
  readonly email: string | null;
  readonly phone: string | null;
  readonly pushId: number | null;
}

/** Returns the channel of messages to a contact. */
export function channelOf({ email, phone }: Pick<ContactAddress, 'email' | 'phone'>): 'email' | 'sms' | 'push' {
  if (email !== null) return 'email';
  return phone === null ? 'push' : 'sms';
}

/** Returns the recipient of messages to a contact. */
export function recipientOf({ email, phone, pushId }: ContactAddress): string {
  return email ?? phone ?? String(pushId);
}

/** True if a contact counts for a practice that takes bookings: confirmed, and no browser, which can vanish any day. */
export function isReliable({ confirmedAt, push }: Pick<AlertContact, 'confirmedAt' | 'push'>): boolean {
  return confirmedAt !== null && push === null;
}

/** The state of a contact: `overdue` if the link of an unanswered test alert has ended. */
export type ContactState = 'confirmed' | 'waiting' | 'overdue';

/** Returns the state of a contact at an instant, ms. A confirmed contact stays so while another test alert is open. */
export function contactState(
  { confirmedAt, testSentAt }: Pick<AlertContact, 'confirmedAt' | 'testSentAt'>,
  nowMs: number,
): ContactState {
  if (confirmedAt !== null) return 'confirmed';
  return testSentAt !== null && isLinkOpen(Date.parse(testSentAt), nowMs) ? 'waiting' : 'overdue';
}

/** The subject of the news that are queued for a contact, by which they are withdrawn with it. */
export function aboutContactNews(contactId: number): string {
  return `alert-contact-news:${contactId}`;
}

/** True if the last test alert has no answer yet. */
export function isUnanswered({ confirmedAt, testSentAt }: Pick<AlertContact, 'confirmedAt' | 'testSentAt'>): boolean {
  return testSentAt !== null && (confirmedAt === null || Date.parse(confirmedAt) < Date.parse(testSentAt));
}

/** True if the link of a test alert sent at `sentMs` still works at `nowMs`. */
export function isLinkOpen(sentMs: number, nowMs: number): boolean {
  return nowMs - sentMs < TEST_LINK_MS;
}

/** A contact and the state of its practice's bookings, for `isLastContact`. */
interface Removal {
  readonly isReliable: boolean;
  /** The reliable contacts of the practice, this one included. */
  readonly reliableCount: number;
  readonly bookings: { readonly bookingState: string; readonly liveBy: string | null };
}

/** True if removing a contact would leave bookings that a member started without a contact that answered. */
export function isLastContact({ isReliable: counts, reliableCount, bookings }: Removal): boolean {
  return counts && reliableCount === 1 && bookings.bookingState === 'live' && bookings.liveBy === 'member';
}
