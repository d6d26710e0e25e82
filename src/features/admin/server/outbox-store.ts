import { and, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { maskedAddress, withoutAddresses } from '#platform/common/messages/masked-address.ts';
import { dialable } from '#platform/common/phone-number.ts';
import { Page } from '#platform/server/http/page.ts';
import type { MessageSearch, OutboxMessage } from '../contract.ts';
import { isMessageKind } from '../rules/message-kind-names.ts';
import { containing } from './containing.ts';

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

/** Among how many messages, counted from the latest, a part of a name or an address is looked for. */
const RECENT_MESSAGES = 100_000;

/** Returns one page of the outbox, latest first, and in a search by person the accounts of the messages on it. */
export async function findMessages(
  db: Database,
  search: MessageSearch,
): Promise<{ readonly page: Page<OutboxMessage>; readonly userIds: readonly number[] }> {
  const { status, kind, person, limit, offset } = search;
  const where = and(
    status === undefined ? undefined : eq(messages.status, status),
    kind !== undefined && isMessageKind(kind) ? eq(messages.kind, kind) : containing(messages.kind, kind),
    person ? isTo(person) : undefined,
  );
  const rows = await db
    .select({ ...columns, userId: messages.userId, fullName: users.fullName })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(where)
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);
  const counting = db.select({ total: count() }).from(messages).$dynamic();
  const [counted] = await (person ? counting.leftJoin(users, eq(users.id, messages.userId)) : counting).where(where);
  const found = rows.map(({ fullName, ...row }) => shown(row, person ? fullName : null));
  const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  return { page: new Page(found, counted?.total ?? 0, search), userIds: person ? userIds : [] };
}

/**
 * The condition that a message is to a person. Whole user names and addresses of accounts have an index; anything else is
 * compared with the latest messages only.
 */
function isTo(person: string): SQL | undefined {
  const ofAccount = sql`(select ${users.id} from ${users}
    where ${users.username} = ${person}::citext or ${users.email} = ${person}::citext)`;
  const number = dialable(person);
  const isNamed = or(
    containing(users.fullName, person),
    containing(sql`${users.username}::text`, person),
    containing(messages.recipient, person),
    number === undefined ? undefined : eq(messages.recipient, number),
    number === undefined
      ? undefined
      : sql`right(regexp_replace(${users.phone}, '[^0-9]', '', 'g'), 10) = ${number.slice(-10)}`,
  );
  const isRecent = gt(messages.id, sql`(select max(id) from messages) - ${RECENT_MESSAGES}::int`);
  return or(inArray(messages.userId, ofAccount), and(isRecent, isNamed));
}

/** Returns a message as administrators see it; undefined if it doesn't exist. */
export async function findMessage(db: Database, id: number): Promise<OutboxMessage | undefined> {
  const [row] = await db.select(columns).from(messages).where(eq(messages.id, id));
  return row && shown(row, null);
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

function shown(
  { recipient, lastError, createdAt, sendAfter, sentAt, id, kind, channel, status, attempts }: Row,
  person: string | null,
): OutboxMessage {
  return {
    id,
    kind,
    channel,
    status,
    attempts,
    person,
    recipient: maskedAddress(recipient),
    lastError: lastError === null ? null : withoutAddresses(lastError, recipient),
    createdAt: createdAt.toISOString(),
    sendAfter: sendAfter.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
