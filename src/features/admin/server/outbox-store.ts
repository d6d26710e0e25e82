import { and, count, desc, eq, ilike } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { maskedAddress, withoutAddresses } from '#platform/common/messages/masked-address.ts';
import { Page } from '#platform/server/http/page.ts';
import type { MessageSearch, OutboxMessage } from '../contract.ts';

/** The columns that administrators see: never subject, text or attachments. */
const columns = {
  id: messages.id,
  kind: messages.kind,
  channel: messages.channel,
  recipient: messages.recipient,
  status: messages.status,
  attempts: messages.attempts,
  lastError: messages.lastError,
  createdAt: messages.createdAt,
  sendAfter: messages.sendAfter,
  sentAt: messages.sentAt,
};
type Row = Pick<typeof messages.$inferSelect, keyof typeof columns>;

/** Returns one page of the outbox, latest first. */
export async function findMessages(db: Database, search: MessageSearch): Promise<Page<OutboxMessage>> {
  const { status, kind, limit, offset } = search;
  const where = and(
    status === undefined ? undefined : eq(messages.status, status),
    kind === undefined || kind === ''
      ? undefined
      : ilike(messages.kind, `%${kind.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
  );
  const rows = await db
    .select(columns)
    .from(messages)
    .where(where)
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(messages).where(where);
  return new Page(rows.map(shown), counted?.total ?? 0, search);
}

/** Returns a message as administrators see it; undefined if it doesn't exist. */
export async function findMessage(db: Database, id: number): Promise<OutboxMessage | undefined> {
  const [row] = await db.select(columns).from(messages).where(eq(messages.id, id));
  return row && shown(row);
}

/** Queues a failed message again, with its attempts reset; false if it isn't failed or doesn't exist. */
export async function requeueFailed(db: Database, id: number, nowMs: number): Promise<boolean> {
  const queued = await db
    .update(messages)
    .set({ status: 'queued', attempts: 0, sendAfter: new Date(nowMs) })
    .where(and(eq(messages.id, id), eq(messages.status, 'failed')))
    .returning({ id: messages.id });
  return queued.length > 0;
}

function shown({ recipient, lastError, createdAt, sendAfter, sentAt, ...row }: Row): OutboxMessage {
  return {
    ...row,
    recipient: maskedAddress(recipient),
    lastError: lastError === null ? null : withoutAddresses(lastError, recipient),
    createdAt: createdAt.toISOString(),
    sendAfter: sendAfter.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
