import { randomBytes } from 'node:crypto';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { queueMessage } from '#platform/server/outbox-store.ts';
import type { NewContactMessage } from '../contract.ts';
import { supportMail } from '../rules/contact-letter.ts';
import { findByContactKey, insertContactMessage } from './contact-message-store.ts';
import { supportContactOf } from './support-contact.ts';

/** Letters and digits that nobody takes for one another when read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const TICKET_SIGNS = 8;

/**
 * Keeps a message to support and tells support by mail, both or neither. Answers its ticket number. The same key is the
 * same message.
 * @throws AppError invalid when the key was used for another message
 */
export async function sendContactMessage(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  letter: NewContactMessage,
  sender: { readonly userId: number | null; readonly key: string | undefined },
): Promise<string> {
  const { userId, key } = sender;
  return await db.transaction(async (tx) => {
    const ticket = newTicket();
    const row = { ...letter, phone: letter.phone || null, ticket, userId, createdAt: new Date(now()) };
    if (!(await insertContactMessage(tx, { ...row, idempotencyKey: key ?? null }))) {
      const before = await findByContactKey(tx, key ?? '');
      if (before?.email === letter.email && before.message === letter.message) return before.ticket;
      throw new AppError('invalid', 'That Idempotency-Key belongs to another message.');
    }
    const { email } = supportContactOf(config);
    if (email !== null) {
      const mail = supportMail(ticket, letter);
      await queueMessage(tx, now(), { userId, kind: 'contact-message', channel: 'email', recipient: email, ...mail });
    }
    return ticket;
  });
}

/** A ticket number by chance: numbers that count up would tell how many there are. */
function newTicket(): string {
  const signs = Array.from(randomBytes(TICKET_SIGNS), (byte) => SIGNS[byte % SIGNS.length]);
  return `AL-${signs.join('')}`;
}
