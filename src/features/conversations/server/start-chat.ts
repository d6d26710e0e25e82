import { AppError } from '#platform/common/app-error.ts';
import { hoursAt } from '#platform/common/support-hours.ts';
import type { Context } from '#platform/server/context.ts';
import type { Conversation, NewChat } from '../contract.ts';
import { EMAIL_NEEDED, NAME_NEEDED } from '../rules/refusals.ts';
import { findChatByKey, findConversation } from './conversation-store.ts';
import { stopForDanger } from './danger-check.ts';
import { addMessage, lockConversation } from './message-store.ts';
import { insertChat } from './new-conversation-store.ts';
import type { Visitor } from './visitor.ts';

/**
 * Starts a chat with its first message. A visitor without an account gives a name, and outside business hours an e-mail
 * address to answer to. The same key of the same visitor is the same chat.
 * @throws AppError invalid (name, email), danger_signs
 */
export async function startChat(
  { db, now }: Pick<Context, 'db' | 'now'>,
  visitor: Visitor,
  { name, email, ...first }: NewChat,
  key: string | undefined,
): Promise<Conversation> {
  const { userId, hash } = visitor;
  const isKnown = userId !== undefined;
  const nowMs = now();
  const before = key === undefined ? undefined : await findChatByKey(db, visitor, key, nowMs);
  if (before !== undefined) return before;
  if (!isKnown) refuseUnreachable({ name, email }, hoursAt(nowMs).isOpen);
  stopForDanger(first);
  return await db.transaction(async (tx) => {
    const id = await insertChat(tx, nowMs, {
      userId: userId ?? null,
      visitorHash: isKnown ? null : (hash ?? null),
      name: isKnown ? null : (name ?? null),
      email: isKnown ? null : (email ?? null),
      idempotencyKey: key ?? null,
    });
    if (id !== undefined) {
      await lockConversation(tx, id);
      const message = { conversationId: id, side: 'person' as const, authorId: userId ?? null, text: first.text };
      await addMessage(tx, nowMs, { ...message, idempotencyKey: key ?? null });
    }
    // Started at the same moment by a retry, which wrote the first message.
    const made =
      id === undefined
        ? key && (await findChatByKey(tx, visitor, key, nowMs))
        : await findConversation(tx, id, visitor, nowMs);
    if (!made) throw new Error('The chat was not made.');
    return made;
  });
}

function refuseUnreachable({ name, email }: Pick<NewChat, 'name' | 'email'>, isOpen: boolean): void {
  if (name === undefined) {
    throw new AppError(NAME_NEEDED);
  }
  if (email === undefined && !isOpen) {
    throw new AppError(EMAIL_NEEDED);
  }
}
