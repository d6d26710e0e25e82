import { and, asc, count, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { contactMessages } from '#db/schema/conversations/contact-messages.ts';
import { conversationMessages, conversations } from '#db/schema/conversations/conversations.ts';
import { LIVE_CHANNEL, liveChange } from '#platform/server/live/live-feed.ts';
import type { Message, Side } from '../contract.ts';

/** Which messages of a conversation to read. */
export interface Which {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/**
 * Returns messages of a conversation in order, and the number of all, its letter included. The caller checks that the
 * reader belongs to the conversation. `names`: the reader may know the authors' names.
 */
export async function findMessages(
  db: Database,
  conversationId: number,
  { after, before, limit }: Which,
  { names }: { readonly names: boolean },
): Promise<{ readonly messages: Message[]; readonly total: number }> {
  const all = eq(conversationMessages.conversationId, conversationId);
  const rows = await db
    .select({ ...MESSAGE, author: users.fullName })
    .from(conversationMessages)
    .leftJoin(users, eq(users.id, conversationMessages.authorId))
    .where(
      and(
        all,
        after === undefined ? undefined : gt(conversationMessages.id, after),
        before === undefined ? undefined : lt(conversationMessages.id, before),
      ),
    )
    .orderBy(after === undefined ? desc(conversationMessages.id) : asc(conversationMessages.id))
    .limit(limit);
  if (after === undefined) rows.reverse();
  const messages: Message[] = rows.map(({ at, author, ...row }) => ({
    ...row,
    author: row.side === 'staff' && !names ? null : author,
    at: at.toISOString(),
  }));
  const [counted] = await db.select({ total: count() }).from(conversationMessages).where(all);
  const letter = await findLetter(db, conversationId);
  const isFromStart = after === undefined && before !== 0 && messages.length < limit;
  const total = (counted?.total ?? 0) + (letter === undefined ? 0 : 1);
  return { messages: letter !== undefined && isFromStart ? [letter, ...messages] : messages, total };
}

/** Returns the message that a side sent with an idempotency key. */
export async function findByMessageKey(
  tx: Database,
  conversationId: number,
  side: Side,
  key: string,
): Promise<Message | undefined> {
  const [row] = await tx
    .select(MESSAGE)
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        eq(conversationMessages.side, side),
        eq(conversationMessages.idempotencyKey, key),
      ),
    );
  return row && { ...row, author: null, at: row.at.toISOString() };
}

/** Locks a conversation until the end of the transaction; returns its state. */
export async function lockConversation(tx: Database, id: number) {
  const [row] = await tx
    .select({ status: conversations.status, kind: conversations.kind })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update');
  return row;
}

/** Adds a message to a locked conversation. It is then the other side's turn, and the writer counts as having read all before. */
export async function addMessage(
  tx: Database,
  nowMs: number,
  message: {
    readonly conversationId: number;
    readonly side: Side;
    readonly authorId: number | null;
    readonly text: string;
    readonly idempotencyKey: string | null;
  },
): Promise<Message> {
  const { conversationId, side, text: body, ...rest } = message;
  const at = new Date(nowMs);
  const [added] = await tx
    .insert(conversationMessages)
    .values({ conversationId, side, body, ...rest, createdAt: at })
    .returning({ id: conversationMessages.id });
  if (added === undefined) throw new Error('The message was not written.');
  await change(tx, conversationId, {
    lastMessageId: added.id,
    lastMessageAt: at,
    status: side === 'person' ? 'open' : 'waiting',
    ...(side === 'person' ? { personReadId: added.id } : { staffReadId: added.id }),
  });
  return { id: added.id, side, author: null, text: body, at: at.toISOString() };
}

/** Notes the last message that a side has seen; never an earlier one than before, nor one that doesn't exist. */
export async function noteRead(tx: Database, conversationId: number, side: Side, upTo: number): Promise<void> {
  const column = side === 'person' ? conversations.personReadId : conversations.staffReadId;
  const read = sql`least(${upTo}::bigint, ${conversations.lastMessageId})::int`;
  const changed = await tx
    .update(conversations)
    .set({
      ...(side === 'person' ? { personReadId: read as SQL<number> } : { staffReadId: read as SQL<number> }),
      version: sql`${conversations.version} + 1`,
    })
    .where(and(eq(conversations.id, conversationId), sql`${column} < ${read}`))
    .returning({ id: conversations.id });
  if (changed.length > 0) await announce(tx, conversationId);
}

/** Changes a conversation and notifies its listeners at the commit. */
export async function change(
  tx: Database,
  id: number,
  values: Partial<Omit<typeof conversations.$inferInsert, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ ...values, version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, id));
  await announce(tx, id);
}

/** Notifies all processes, at the commit, that a conversation changed, without its messages. */
export async function announce(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${liveChange('c', id)})`);
}

const MESSAGE = {
  id: conversationMessages.id,
  side: conversationMessages.side,
  text: conversationMessages.body,
  at: conversationMessages.createdAt,
};

async function findLetter(db: Database, conversationId: number): Promise<Message | undefined> {
  const [letter] = await db
    .select({ author: contactMessages.name, text: contactMessages.message, at: contactMessages.createdAt })
    .from(contactMessages)
    .innerJoin(conversations, eq(conversations.contactMessageId, contactMessages.id))
    .where(eq(conversations.id, conversationId));
  return letter && { id: 0, side: 'person', ...letter, at: letter.at.toISOString() };
}
