import { OTHER_MESSAGE } from '#features/conversations/rules/refusals.ts';
import { newTicket, openLetter } from '#features/conversations/server/new-conversation-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import type { NewContactMessage } from '../contract.ts';
import { supportMail } from '../rules/contact-letter.ts';
import { findByContactKey, insertContactMessage } from './contact-message-store.ts';
import { supportContactOf } from './support-contact.ts';

/**
 * Stores a message to support, puts it into the inbox and queues the mail to support, in one transaction. Returns its
 * ticket number. The same key is the same message.
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
    const contactMessageId = await insertContactMessage(tx, { ...row, idempotencyKey: key ?? null });
    if (contactMessageId === undefined) {
      const before = await findByContactKey(tx, key ?? '');
      if (before?.email === letter.email && before.message === letter.message) return before.ticket;
      throw new AppError(OTHER_MESSAGE);
    }
    await openLetter(tx, now(), { contactMessageId, ticket, userId });
    const { email } = supportContactOf(config);
    if (email !== null) {
      const mail = supportMail(ticket, letter);
      await queueMessage(tx, now(), { userId, kind: 'contact-message', channel: 'email', recipient: email, ...mail });
    }
    return ticket;
  });
}
