import { throttle } from '#features/auth/server/throttling/throttle-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import type { Message, NewMessage } from '../contract.ts';
import { WRITE_LIMITS } from '../rules/limits.ts';
import { CONVERSATION_OVER, OTHER_MESSAGE } from '../rules/refusals.ts';
import { findConversation } from './conversation-store.ts';
import { stopForDanger } from './danger-check.ts';
import { addMessage, findByMessageKey, lockConversation } from './message-store.ts';
import { refusedConversation } from './refused-conversation.ts';
import type { Visitor } from './visitor.ts';

/**
 * Stores a message of a visitor, patient or provider and notifies the listeners. The same key is the same message.
 * @throws AppError not_found, role_required, danger_signs, conversation_over, too_many_requests, invalid when the key was used for
 *   another text
 */
export async function sendMessage(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  visitor: Visitor,
  sent: NewMessage & { readonly conversationId: number; readonly key: string | undefined },
): Promise<Message> {
  const { conversationId, key } = sent;
  const found = await findConversation(db, conversationId, visitor, now());
  if (found === undefined) throw await refusedConversation(db, conversationId, visitor);
  const { side, mayWrite } = found;
  return await db.transaction(async (tx) => {
    await lockConversation(tx, conversationId);
    const before = key === undefined ? undefined : await findByMessageKey(tx, conversationId, side, key);
    if (before !== undefined) return sameText(before, sent.text);
    if (!mayWrite) {
      throw new AppError(CONVERSATION_OVER);
    }
    if (side === 'person') stopForDanger(sent);
    if (config.rateLimit) {
      await throttle(tx, now(), { kind: `conversation:${side}`, key: conversationId }, WRITE_LIMITS);
    }
    return await addMessage(tx, now(), {
      conversationId,
      side,
      authorId: visitor.userId ?? null,
      text: sent.text,
      idempotencyKey: key ?? null,
    });
  });
}

/** Returns the message sent before with a key. @throws AppError invalid when it was another text */
export function sameText(before: Message, written: string): Message {
  if (before.text === written) return before;
  throw new AppError(OTHER_MESSAGE);
}
