import { and, asc, eq, getTableColumns, lt, ne } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { messages } from '#db/schema/platform/messages.ts';

const { userId: _owner, lastError: _error, dedupeKey: _key, ...message } = getTableColumns(messages);
const ERASED = { subject: '', text: '', links: null, html: null, attachments: [] };

/** Every message to somebody. What a message with a secret link says isn't told: whoever reads it could use the link. */
export async function collectMessages(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db.select(message).from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.id));
  return { messages: rows.map((row) => (row.secret ? { ...row, ...ERASED } : row)) };
}

/** Erases every message to somebody, the ones still waiting too. */
export async function eraseMessages(tx: Database, userId: number): Promise<void> {
  await tx.delete(messages).where(eq(messages.userId, userId));
}

/** Erases what messages said that are older than an instant; that they were sent stays known. */
export async function eraseOldTexts(db: Database, beforeMs: number): Promise<void> {
  await db
    .update(messages)
    .set(ERASED)
    .where(and(lt(messages.createdAt, new Date(beforeMs)), ne(messages.text, '')));
}

/** Removes messages that are older than an instant. */
export async function removeOldMessages(db: Database, beforeMs: number): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, new Date(beforeMs)));
}
