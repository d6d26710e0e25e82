import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { ERASED } from './outbox-store.ts';

/**
 * Withdraws whatever was not sent yet of what concerns something, in the transaction in which that is off: it is never
 * sent then, not by hand either, and what it said is erased. What a sender is handing over at this very moment may still
 * arrive.
 */
export async function withdrawMessages(tx: Database, about: string): Promise<void> {
  await tx
    .update(messages)
    .set({ status: 'withdrawn', ...ERASED })
    .where(and(eq(messages.about, about), inArray(messages.status, ['queued', 'failed'])));
}

/** What was queued for somebody about something, first first. Never a text. */
export async function findMessagesAbout(db: Database, userId: number, about: string) {
  return await db
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      status: messages.status,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.about, about)))
    .orderBy(asc(messages.id));
}
