import { and, count, desc, eq, ilike, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { contactMessages } from '#db/schema/conversations/contact-messages.ts';
import { conversations } from '#db/schema/conversations/conversations.ts';
import { Page } from '#platform/server/http/page.ts';
import type { InboxConversation, InboxEntry, InboxSearch } from '../rules/inbox-contract.ts';

/** Conversations with support. Administrators don't see those between patients and providers. */
const WITH_SUPPORT = ne(conversations.kind, 'provider');

const name = sql<string>`coalesce(${users.fullName}, ${contactMessages.name}, ${conversations.name}, '')`;
const columns = {
  id: conversations.id,
  kind: sql<'chat' | 'letter'>`${conversations.kind}`,
  ticket: sql<string>`coalesce(${conversations.ticket}, '')`,
  name,
  isSignedIn: sql<boolean>`${conversations.userId} is not null`,
  subject: contactMessages.subject,
  category: contactMessages.category,
  status: conversations.status,
  isUnread: sql<boolean>`exists (select 1 from conversation_messages m where m.conversation_id = ${conversations.id}
    and m.side = 'person' and m.id > ${conversations.staffReadId}) or ${conversations.staffReadId} < 0`,
  answeredBy: sql<string | null>`(select u.full_name from conversation_messages m join users u on u.id = m.author_id
    where m.conversation_id = ${conversations.id} and m.side = 'staff' order by m.id desc limit 1)`,
  createdAt: conversations.createdAt,
  lastMessageAt: conversations.lastMessageAt,
};

/** Returns one page of the inbox, latest first. */
export async function findInbox(db: Database, search: InboxSearch): Promise<Page<InboxEntry>> {
  const { status, kind, q, limit, offset } = search;
  const where = and(
    WITH_SUPPORT,
    status === undefined ? undefined : eq(conversations.status, status),
    kind === undefined ? undefined : eq(conversations.kind, kind),
    q === undefined || q === '' ? undefined : contains(q),
  );
  const rows = await from(db.select(columns).from(conversations).$dynamic())
    .where(where)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await from(db.select({ total: count() }).from(conversations).$dynamic()).where(where);
  return new Page(rows.map(dated), counted?.total ?? 0, search);
}

/** Returns a conversation with support; undefined if there is none with this id. */
export async function findInInbox(db: Database, id: number): Promise<InboxConversation | undefined> {
  const email = sql<string | null>`coalesce(${users.email}::text, ${contactMessages.email}, ${conversations.email})`;
  const more = { email, phone: contactMessages.phone, readByPersonId: conversations.personReadId };
  const [row] = await from(
    db
      .select({ ...columns, ...more })
      .from(conversations)
      .$dynamic(),
  ).where(and(eq(conversations.id, id), WITH_SUPPORT));
  return row && dated(row);
}

/** Returns the account and the e-mail address that answers go to; undefined if there is no such conversation. */
export async function findReceiver(db: Database, id: number) {
  const [row] = await db
    .select({
      kind: conversations.kind,
      userId: conversations.userId,
      status: conversations.status,
      ticket: conversations.ticket,
      letterEmail: contactMessages.email,
    })
    .from(conversations)
    .leftJoin(contactMessages, eq(contactMessages.id, conversations.contactMessageId))
    .where(and(eq(conversations.id, id), WITH_SUPPORT));
  return row;
}

/** Returns the number of conversations with support that wait for an answer. */
export async function countOpen(db: Database): Promise<number> {
  const open = and(WITH_SUPPORT, eq(conversations.status, 'open'));
  const [counted] = await db.select({ total: count() }).from(conversations).where(open);
  return counted?.total ?? 0;
}

type Joined = ReturnType<ReturnType<Database['select']>['from']>;

/** Joins the writer, by account or by letter. */
function from<Query>(query: Query): Query {
  return (query as unknown as Joined)
    .leftJoin(users, and(eq(users.id, conversations.userId), isNotNull(conversations.userId)))
    .leftJoin(contactMessages, eq(contactMessages.id, conversations.contactMessageId)) as unknown as Query;
}

function contains(text: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(conversations.ticket, pattern),
    sql`${name} ilike ${pattern}`,
    sql`coalesce(${users.email}::text, ${contactMessages.email}, ${conversations.email}) ilike ${pattern}`,
    ilike(contactMessages.subject, pattern),
    ilike(contactMessages.message, pattern),
    sql`exists (select 1 from conversation_messages m where m.conversation_id = ${conversations.id} and m.body ilike ${pattern})`,
  );
}

function dated<Row extends { createdAt: Date; lastMessageAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), lastMessageAt: row.lastMessageAt.toISOString() };
}
