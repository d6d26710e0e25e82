import { and, asc, eq, getTableColumns, lt, ne } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { messages } from '#db/schema/platform/messages.ts';

const { userId: _owner, lastError: _error, dedupeKey: _key, ...message } = getTableColumns(messages);
const ERASED = { subject: '', text: '', links: null, html: null, attachments: [] };

/** Returns all messages to an account. Those with a secret link come without text, because its reader could use the link. */
export async function collectMessages(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db.select(message).from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.id));
  return { messages: rows.map((row) => (row.secret ? { ...row, ...ERASED } : row)) };
}

/** Erases all messages to an account, queued ones too. */
export async function eraseMessages(tx: Database, userId: number): Promise<void> {
  await tx.delete(messages).where(eq(messages.userId, userId));
}

/** Erases the texts of messages older than an instant, ms; the rows stay. */
export async function eraseOldTexts(db: Database, beforeMs: number): Promise<void> {
  await db
    .update(messages)
    .set(ERASED)
    .where(and(lt(messages.createdAt, new Date(beforeMs)), ne(messages.text, '')));
}

/** Removes messages older than an instant, ms. */
export async function removeOldMessages(db: Database, beforeMs: number): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, new Date(beforeMs)));
}
