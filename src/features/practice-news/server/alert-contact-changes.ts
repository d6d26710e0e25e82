import type { Database } from '#db/open-database.ts';
import { foldNames, hashedKey, throttleAll } from '#features/auth/server/throttling/throttle-store.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import { type BookingsRow, lockBookings } from '#features/directory/server/bookings-store.ts';
import { areOfOnePractice } from '#features/directory/server/practice-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import { maskedAddress } from '#platform/common/messages/masked-address.ts';
import { dialable } from '#platform/common/phone-number.ts';
import type { Context } from '#platform/server/context.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { withdrawMessages } from '#platform/server/messages/messages-about-store.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { findOwnBrowser } from '#platform/server/messages/push-subscription-store.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';
import {
  aboutContactNews,
  addressOf,
  channelOf,
  isLastContact,
  isReliable,
  MAX_CONTACTS,
  recipientOf,
  TEST_LINK_MS,
  TESTS_PER_ADDRESS,
  TESTS_PER_PRACTICE,
} from '../rules/alert-contacts.ts';
import type { AlertContact, ConfirmedContact, NewContact } from '../rules/contact-contract.ts';
import { testAlertSms } from '../rules/news-sms.ts';
import {
  BROWSER_EXISTS,
  CONTACT_EXISTS,
  LAST_CONTACT,
  NO_SUCH_BROWSER,
  NO_SUCH_CONTACT,
  NO_TEXTS,
  NUMBER_EXISTS,
  NUMBER_NOT_VALID,
  TEST_LINK_EXPIRED,
  TOO_MANY_CONTACTS,
} from '../rules/refusals.ts';
import { testAlertMail, testAlertPush } from '../rules/test-alert-mail.ts';
import {
  confirmBeside,
  deleteContact,
  findAnswerBeside,
  findContacts,
  insertContact,
  lockTestedContact,
  writeConfirmed,
  writeTest,
  writeTestedBeside,
} from './alert-contact-store.ts';

type Using = Pick<Context, 'config' | 'db' | 'keyFor' | 'now'>;

const EXISTS = { email: CONTACT_EXISTS, sms: NUMBER_EXISTS, push: BROWSER_EXISTS } as const;

/** The practice concerned, and the member who acts. */
interface ByMember {
  readonly providerId: number;
  readonly userId: number;
}

/**
 * Adds an e-mail address, a mobile number or a browser of the member to a practice's contacts and sends it its first test alert, unless it has
 * answered one for another place of the practice: then it is confirmed at once. Links in messages start with `origin`. At the places of
 * `alsoAt` that have it already, or have no room, nothing changes.
 * @throws AppError not_found, contact_exists, too_many_contacts, too_many_requests; invalid for a number that can't be
 *   dialled, where no text messages are sent, or for a browser that isn't the member's
 */
export async function addContact(
  context: Using,
  { providerId, userId, contact, origin }: ByMember & { readonly contact: NewContact; readonly origin: string },
): Promise<AlertContact> {
  const { db, config } = context;
  const { email = null, pushId = null } = contact;
  const phone = contact.phone === undefined ? null : numberOf(contact.phone, config);
  const alsoAt = [...new Set(contact.alsoAt)].filter((id) => id !== providerId);
  return await db.transaction(async (tx) => {
    const places = new Map<number, BookingsRow>();
    // In the order of ids, so that no two requests wait for each other.
    for (const id of [providerId, ...alsoAt].toSorted((a, b) => a - b)) places.set(id, await lockPractice(tx, id));
    if (pushId !== null && (await findOwnBrowser(tx, userId, pushId)) === undefined)
      throw new AppError(NO_SUCH_BROWSER);
    const one = { email, phone, pushId, userId, origin };
    const added = await addAt(tx, context, { ...one, providerId, practice: places.get(providerId)?.name ?? '' });
    for (const id of alsoAt) {
      const known = await findContacts(tx, id);
      if (known.length >= MAX_CONTACTS || known.some((other) => isSame(other, one))) continue;
      await addAt(tx, context, { ...one, providerId: id, practice: places.get(id)?.name ?? '', testedAt: providerId });
    }
    return added;
  });
}

function isSame({ email, phone, push }: AlertContact, one: Pick<Tested, 'email' | 'phone' | 'pushId'>): boolean {
  if (email !== null) return email.toLowerCase() === one.email?.toLowerCase();
  return phone === null ? push?.id === one.pushId : phone === one.phone;
}

/** Adds a contact at one place. At `testedAt` it was added by the same request: a test alert of the same practice isn't sent twice. */
async function addAt(
  tx: Database,
  context: Using,
  { userId, testedAt, ...contact }: Omit<Tested, 'id'> & { readonly userId: number; readonly testedAt?: number },
): Promise<AlertContact> {
  const { providerId, email, phone, pushId } = contact;
  const nowMs = context.now();
  const id = await insertContact(tx, { providerId, email, phone, pushId, userId, nowMs });
  if (id === undefined) throw new AppError(EXISTS[channelOf({ email, phone })]);
  if ((await findContacts(tx, providerId)).length > MAX_CONTACTS) throw new AppError(TOO_MANY_CONTACTS);
  const by = { providerId, userId };
  const answeredAt = await findAnswerBeside(tx, { ...by, address: recipientOf({ email, phone, pushId }) });
  if (answeredAt !== undefined) await writeConfirmed(tx, id, answeredAt.getTime());
  else if (testedAt !== undefined && (await areOfOnePractice(tx, [providerId, testedAt])))
    await writeTestedBeside(tx, id, nowMs);
  else await sendTest(tx, context, { id, ...contact });
  const added = await findContact(tx, providerId, id);
  await recordContactAct(tx, context, by, 'contact.add', added);
  return added;
}

/**
 * Sends another test alert to a contact. The link of the one before stops working; a confirmed contact stays confirmed.
 * @throws AppError not_found, too_many_requests
 */
export async function testContact(
  context: Using,
  { providerId, userId, contactId, origin }: ByMember & { readonly contactId: number; readonly origin: string },
): Promise<AlertContact> {
  return await context.db.transaction(async (tx) => {
    const practice = await lockPractice(tx, providerId);
    const { email, phone, push } = await findContact(tx, providerId, contactId);
    if (phone !== null && context.config.sms === undefined) throw new AppError(NO_TEXTS);
    await withdrawMessages(tx, subjectOf(contactId));
    const tested = await sendTest(tx, context, {
      id: contactId,
      email,
      phone,
      pushId: push?.id ?? null,
      providerId,
      practice: practice.name,
      origin,
    });
    await recordContactAct(tx, context, { providerId, userId }, 'contact.test', tested);
    return tested;
  });
}

/**
 * Removes a contact of a practice.
 * @throws AppError not_found; last_contact if patients can book, by a member's start, and no other contact is confirmed
 */
export async function removeContact(
  context: Using,
  { providerId, userId, contactId }: ByMember & { readonly contactId: number },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const bookings = await lockPractice(tx, providerId);
    const contact = await findContact(tx, providerId, contactId);
    const reliableCount = (await findContacts(tx, providerId)).filter(isReliable).length;
    if (isLastContact({ isReliable: isReliable(contact), reliableCount, bookings })) {
      throw new AppError(LAST_CONTACT);
    }
    await withdrawMessages(tx, subjectOf(contactId));
    await withdrawMessages(tx, aboutContactNews(contactId));
    await deleteContact(tx, contactId);
    await recordContactAct(tx, context, { providerId, userId }, 'contact.remove', contact);
  });
}

/**
 * Confirms the contact that a test alert was sent to, by the token of its link, and returns its practice. The same
 * token again changes nothing.
 * @throws AppError link_expired
 */
export async function confirmContact({ db, keyFor, now }: Using, token: string): Promise<ConfirmedContact> {
  const nowMs = now();
  return await db.transaction(async (tx) => {
    const contact = await lockTestedContact(tx, tokenHashOf(token), nowMs);
    if (contact === undefined) throw new AppError(TEST_LINK_EXPIRED);
    const { practice, providerId } = contact;
    if (contact.isAnswered) return { practice, providerId };
    await writeConfirmed(tx, contact.id, nowMs);
    const confirmed = [{ id: contact.id, providerId }, ...(await confirmBeside(tx, contact.id, nowMs))];
    await appendActivity(
      tx,
      keyFor,
      nowMs,
      confirmed.map((one) => ({
        log: 'audit',
        // The link needs no account.
        actorRole: 'link',
        actorName: contact.browser ?? maskedAddress(contact.email ?? contact.phone ?? ''),
        act: 'contact.confirm',
        object: `provider:${one.providerId}`,
        details: { contact: one.id },
      })),
    );
    return { practice, providerId };
  });
}

interface Tested extends Pick<AlertContact, 'email' | 'id' | 'phone'> {
  readonly pushId: number | null;
  readonly providerId: number;
  readonly practice: string;
  readonly origin: string;
}

async function sendTest(
  tx: Database,
  { keyFor, now }: Using,
  { id, email, phone, pushId, providerId, practice, origin }: Tested,
): Promise<AlertContact> {
  const nowMs = now();
  const address = recipientOf({ email, phone, pushId });
  const [folded = ''] = await foldNames(tx, [address]);
  // By the address, not by the contact: removing it and adding it again is no way around the limit.
  const perAddress = { kind: 'test-alert:address', key: hashedKey(keyFor, `${providerId} ${folded}`) };
  const perPractice = { kind: 'test-alert:practice', key: providerId };
  await throttleAll(tx, nowMs, [
    { ...perPractice, limits: TESTS_PER_PRACTICE },
    { ...perAddress, limits: TESTS_PER_ADDRESS },
  ]);
  const token = newToken();
  const tested = await writeTest(tx, id, { hash: tokenHashOf(token), nowMs });
  const mail = mailFrame(testAlertMail(practice, origin, token));
  const texts = {
    email: mail,
    sms: { subject: mail.subject, text: testAlertSms(practice, origin, token) },
    push: { ...testAlertPush(), links: mail.links },
  };
  const channel = channelOf({ email, phone });
  await queueMessage(tx, nowMs, {
    userId: null,
    kind: 'test-alert',
    channel,
    recipient: address,
    ...texts[channel],
    secret: true,
    about: subjectOf(id),
    sendBeforeMs: nowMs + TEST_LINK_MS,
  });
  return tested;
}

/** Returns a typed number as gateways want it. @throws AppError invalid */
function numberOf(typed: string, { sms }: Pick<Context['config'], 'sms'>): string {
  if (sms === undefined) throw new AppError(NO_TEXTS);
  const number = dialable(typed);
  if (number === undefined) throw new AppError(NUMBER_NOT_VALID);
  return number;
}

/** Locks a practice, so that its contacts and the start of its bookings change in turn. @throws AppError not_found */
async function lockPractice(tx: Database, providerId: number): Promise<BookingsRow> {
  const practice = await lockBookings(tx, providerId);
  if (practice === undefined) throw new AppError(NOT_IN_PORTAL);
  return practice;
}

/** Returns a contact of a practice. @throws AppError not_found, also for that of another practice */
async function findContact(tx: Database, providerId: number, contactId: number): Promise<AlertContact> {
  const found = (await findContacts(tx, providerId)).find(({ id }) => id === contactId);
  if (found === undefined) throw new AppError(NO_SUCH_CONTACT);
  return found;
}

async function recordContactAct(
  tx: Database,
  context: Using,
  { providerId, userId }: ByMember,
  act: string,
  contact: AlertContact,
): Promise<void> {
  const address = addressOf(contact);
  const details = { contact: contact.id, email: contact.push === null ? maskedAddress(address) : address };
  await recordAct(tx, context, { id: userId }, { act, object: `provider:${providerId}`, details });
}

/** The subject of the messages to a contact. */
function subjectOf(contactId: number): string {
  return `alert-contact:${contactId}`;
}
