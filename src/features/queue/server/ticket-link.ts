import type { Database } from '#db/open-database.ts';
import { PLACE_TEXT, type TextLimit } from '#features/appointments/rules/text-budget.ts';
import { findTextLimit } from '#features/appointments/server/text-budget-store.ts';
import { qrCode } from '#features/auth/server/second-factor/one-time-codes.ts';
import { findPracticeOf } from '#features/clients/server/client-store.ts';
import { hasConsent, recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { dialable } from '#platform/common/phone-number.ts';
import { findMessagesAbout } from '#platform/server/messages/messages-about-store.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { Texting, TicketLink } from '../contract.ts';
import { queueDay } from '../rules/queue-day.ts';
import { NO_SUCH_TICKET, NOT_TEXTABLE } from '../rules/refusals.ts';
import { placeSms, textingOf } from '../rules/ticket-text.ts';
import { findPlace } from './board-store.ts';
import { type ActingMember, recordTicketAct } from './ticket-acts.ts';
import { findTexted, findTicket, lockTicket, type TicketRow } from './ticket-store.ts';

/** The settings that these addresses and messages need. */
interface Settings {
  /** Of the product, without a trailing slash. */
  readonly origin: string;
  /** The installation sends text messages. */
  readonly hasGateway: boolean;
  readonly nowMs: number;
}

const aboutTicket = (id: number) => `ticket:${id}`;

/** Returns the address at which the patient of a ticket follows their place. @throws AppError not_found */
export async function linkOfTicket(db: Database, id: number, settings: Settings): Promise<TicketLink> {
  const ticket = await findTicket(db, { id });
  if (ticket === undefined) throw new AppError(NO_SUCH_TICKET);
  const { texting, phone, limit } = await findTexting(db, ticket, settings);
  const url = addressOf(ticket, settings);
  return { url, qr: qrCode(url), texting, phone, ...limit };
}

/**
 * Sends that address to the patient as one text message, once; none, and no consent is recorded, if the reply names a limit. `agrees`
 * records the consent of a client without an account.
 * @throws AppError not_found, not_textable
 */
export async function textLinkOfTicket(
  tx: Database,
  keyFor: KeyFor,
  { id, agrees, ...member }: ActingMember & { readonly id: number; readonly agrees: boolean },
  settings: Settings,
): Promise<TicketLink> {
  await lockTicket(tx, id);
  const ticket = await findTicket(tx, { id });
  if (ticket === undefined) throw new AppError(NO_SUCH_TICKET);
  const { nowMs } = member;
  const { patientId, providerId } = ticket;
  const { texting, phone, limit } = await findTexting(tx, ticket, settings);
  if (texting === 'sent' || limit !== undefined) return await linkOfTicket(tx, id, settings);
  if (phone === null || texting === 'impossible' || (texting === 'ask' && !agrees)) throw new AppError(NOT_TEXTABLE);
  if (texting === 'ask') {
    const about = `practice:${await findPracticeOf(tx, providerId)}`;
    await recordConsent(tx, {
      userId: patientId,
      purpose: 'reminders_sms',
      granted: true,
      givenBy: 'desk',
      about,
      nowMs,
    });
  }
  const label = `${ticket.series}${ticket.number}`;
  const place = (await findPlace(tx, providerId))?.name ?? '';
  await queueMessage(tx, nowMs, {
    userId: patientId,
    kind: PLACE_TEXT,
    channel: 'sms',
    room: 'clinic',
    recipient: phone,
    subject: `Number ${label}`,
    text: placeSms({ label, place, url: addressOf(ticket, settings) }),
    secret: true,
    dedupeKey: `${aboutTicket(id)}:${PLACE_TEXT}`,
    about: aboutTicket(id),
    sendBeforeMs: lagosMidnight(nowMs, 1),
  });
  await recordTicketAct(tx, keyFor, ticket, { ...member, act: 'text' });
  return await linkOfTicket(tx, id, settings);
}

function addressOf({ code }: TicketRow, { origin }: Settings): string {
  return `${origin}/queue/${code}`;
}

async function findTexting(
  db: Database,
  { id, patientId, providerId, day, leftAtMs }: TicketRow,
  { hasGateway, nowMs }: Settings,
): Promise<{ readonly texting: Texting; readonly phone: string | null; readonly limit?: TextLimit | undefined }> {
  const person = await findTexted(db, patientId);
  const phone = person === undefined || person.isDemo ? undefined : dialable(person.phone);
  const texting = textingOf({
    hasGateway,
    canBeDialled: phone !== undefined,
    hasConsent: await hasConsent(db, patientId, 'reminders_sms'),
    hasAccount: person?.hasAccount ?? true,
    wasSent: (await findMessagesAbout(db, patientId, aboutTicket(id))).length > 0,
    isOpen: leftAtMs === null && day === queueDay(nowMs),
  });
  if (phone === undefined || texting === 'impossible') return { texting, phone: null };
  const limit = texting === 'sent' ? undefined : await findTextLimit(db, { providerId, number: phone, nowMs });
  return { texting, phone, limit };
}
