import type { Context } from '#platform/server/context.ts';
import { findMemberDetails } from '#platform/server/logs/access-log-store.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { actorOf } from '#platform/server/logs/audit-store.ts';
import type { Message } from '../contract.ts';
import { findConversation, findProviderOf } from './conversation-store.ts';
import { findMessages, type Which } from './message-store.ts';
import { refusedConversation } from './refused-conversation.ts';
import type { Visitor } from './visitor.ts';

/**
 * Returns messages of a conversation to one of its sides. A provider's look at a patient's messages is written into the
 * access log in the same transaction.
 * @throws AppError not_found for others, role_required
 */
export async function readMessages(
  { db, keyFor, now }: Pick<Context, 'db' | 'keyFor' | 'now'>,
  id: number,
  visitor: Visitor,
  which: Which,
): Promise<{ readonly messages: Message[]; readonly total: number }> {
  const found = await findConversation(db, id, visitor, now());
  if (found === undefined) throw await refusedConversation(db, id, visitor);
  const names = found.kind === 'provider';
  if (found.side === 'person') return await findMessages(db, id, which, { names });
  return await db.transaction(async (tx) => {
    const read = await findMessages(tx, id, which, { names });
    if (visitor.userId === undefined || !read.messages.some(({ side }) => side === 'person')) return read;
    const reader = await actorOf(tx, { id: visitor.userId });
    const member = await findMemberDetails(tx, visitor.userId, await findProviderOf(tx, id));
    const details = { ...member, ...(visitor.desk && { desk: visitor.desk.name }) };
    const entry = { log: 'access' as const, act: 'conversation.read', object: `conversation:${id}`, details };
    await appendActivity(tx, keyFor, now(), [
      { ...entry, ...reader, ...(found.patientId !== null && { subjectId: found.patientId }) },
    ]);
    return read;
  });
}
