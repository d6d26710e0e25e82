import { and, asc, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { conversationMessages, conversations } from '#db/schema/conversations/conversations.ts';

/** Returns an account's conversations as visitor or patient, with both sides' messages, and its messages in others. */
export async function collectConversations(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const theirs = eq(conversations.userId, userId);
  const rows = await db.select().from(conversations).where(theirs).orderBy(asc(conversations.id));
  const texts = await db
    .select({ message: conversationMessages })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(theirs)
    .orderBy(asc(conversationMessages.id));
  const written = await db
    .select({ body: conversationMessages.body, createdAt: conversationMessages.createdAt })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.authorId, userId), eq(conversationMessages.side, 'staff')))
    .orderBy(asc(conversationMessages.id));
  return {
    conversations: rows.map(({ userId: _owner, visitorHash: _hash, ...conversation }) => ({
      ...conversation,
      messages: texts
        .filter(({ message }) => message.conversationId === conversation.id)
        .map(({ message: { conversationId: _in, authorId: _author, ...message } }) => message),
    })),
    answersWritten: written,
  };
}

/** Erases an account's conversations with support. Those with providers belong to the medical record. */
export async function eraseConversations(tx: Database, userId: number): Promise<void> {
  await tx.delete(conversations).where(and(eq(conversations.userId, userId), ne(conversations.kind, 'provider')));
}

/** Removes conversations with support, or with providers, whose last message is older than an instant. */
export async function removeOldConversations(
  db: Database,
  { withProviders, beforeMs }: { readonly withProviders: boolean; readonly beforeMs: number },
): Promise<void> {
  const kind = withProviders ? eq(conversations.kind, 'provider') : ne(conversations.kind, 'provider');
  await db.delete(conversations).where(and(kind, lt(conversations.lastMessageAt, new Date(beforeMs))));
}
