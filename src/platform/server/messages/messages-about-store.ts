import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { ERASED, isLeftOut } from './outbox-store.ts';

/**
 * Withdraws the unsent messages about a subject, or those of one kind, in the transaction that makes them untrue. They are never sent, not
 * even by hand, and their texts are erased. A message that is being handed over at this moment may still arrive.
 */
export async function withdrawMessages(tx: Database, about: string, kind?: string): Promise<void> {
  const isOfKind = kind === undefined ? undefined : eq(messages.kind, kind);
  await tx
    .update(messages)
    .set({ status: 'withdrawn', ...ERASED })
    .where(and(eq(messages.about, about), isOfKind, inArray(messages.status, ['queued', 'failed'])));
}

/** Returns the messages to an account about a subject, oldest first, without texts. */
export async function findMessagesAbout(db: Database, userId: number, about: string) {
  return await db
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      status: messages.status,
      isLeftOut,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.about, about)))
    .orderBy(asc(messages.id));
}
