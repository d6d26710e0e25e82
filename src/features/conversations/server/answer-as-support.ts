import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import type { Message } from '../contract.ts';
import { answerMail } from '../rules/conversation-mails.ts';
import { NO_SUCH_CONVERSATION } from '../rules/refusals.ts';
import { findReceiver } from './inbox-store.ts';
import { addMessage, findByMessageKey, lockConversation } from './message-store.ts';
import { sameText } from './send-message.ts';

/**
 * Stores support's answer, notifies listeners, mails the answer to a letter, and writes the audit log, in one
 * transaction. The same key is the same answer.
 * @throws AppError not_found, invalid when the key was used for another text
 */
export async function answerAsSupport(
  context: Context,
  user: Pick<RequestUser, 'id'>,
  {
    conversationId,
    text: written,
    key,
    origin,
  }: {
    readonly conversationId: number;
    readonly text: string;
    readonly key: string | undefined;
    /** The origin of links. */
    readonly origin: string;
  },
): Promise<Message> {
  const { db, now } = context;
  return await db.transaction(async (tx) => {
    const receiver = await findReceiver(tx, conversationId);
    if (receiver === undefined) throw new AppError(NO_SUCH_CONVERSATION);
    await lockConversation(tx, conversationId);
    const before = key === undefined ? undefined : await findByMessageKey(tx, conversationId, 'staff', key);
    if (before !== undefined) return sameText(before, written);
    const message = { conversationId, side: 'staff' as const, authorId: user.id, text: written };
    const added = await addMessage(tx, now(), { ...message, idempotencyKey: key ?? null });
    const { kind, userId, ticket, letterEmail } = receiver;
    if (kind === 'letter' && letterEmail !== null) {
      const url = userId === null ? undefined : `${origin}/messages?conversation=${conversationId}`;
      const mail = answerMail(ticket ?? '', written, url);
      const addressed = { userId, kind: 'support-answer', channel: 'email' as const, recipient: letterEmail };
      await queueMessage(tx, now(), { ...addressed, ...mail, dedupeKey: `support-answer:${added.id}` });
    }
    const object = `conversation:${conversationId}`;
    const details = { message: added.id };
    await recordAct(tx, context, user, {
      act: 'conversation.reply',
      object,
      details,
      ...(userId !== null && { subjectId: userId }),
    });
    return added;
  });
}
