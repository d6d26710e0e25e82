import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { contactMessages } from '#db/schema/conversations/contact-messages.ts';

type NewRow = Omit<typeof contactMessages.$inferInsert, 'id'>;

/** Stores a message and returns its id; undefined if there is one with its idempotency key already. */
export async function insertContactMessage(tx: Database, row: NewRow): Promise<number | undefined> {
  const inserted = await tx
    .insert(contactMessages)
    .values(row)
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
    .returning({ id: contactMessages.id });
  return inserted[0]?.id;
}

/** Returns the ticket and the sender of the message with an idempotency key. */
export async function findByContactKey(
  tx: Database,
  key: string,
): Promise<{ readonly ticket: string; readonly email: string; readonly message: string } | undefined> {
  const [found] = await tx
    .select({ ticket: contactMessages.ticket, email: contactMessages.email, message: contactMessages.message })
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, key));
  return found;
}

/** Returns all messages that an account wrote to support. */
export async function collectContactMessages(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(asc(contactMessages.id));
  return { contactMessages: rows.map(({ userId: _sender, ...message }) => message) };
}

/** Erases all messages that an account wrote to support. */
export async function eraseContactMessages(tx: Database, userId: number): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.userId, userId));
}

/** Removes messages to support that are older than an instant. */
export async function removeOldContactMessages(db: Database, beforeMs: number): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, new Date(beforeMs)));
}
