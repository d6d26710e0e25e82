import { and, desc, eq, exists, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { contactMessages } from '#db/schema/conversations/contact-messages.ts';
import { conversations } from '#db/schema/conversations/conversations.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { messageableSince } from '#features/appointments/rules/message-window.ts';
import { CAPABILITIES } from '#features/directory/rules/member-roles.ts';
import type { Caller } from '#features/directory/server/member-store.ts';
import type { Conversation, ConversationState, Side } from '../contract.ts';
import type { Visitor } from './visitor.ts';

const LIST_MAX = 100;

/** A conversation for one of its sides, and its owner. */
export type OwnConversation = Conversation & { readonly patientId: number | null; readonly version: number };

/** Returns a conversation to its visitor, patient or those of the provider who may read messages; undefined to others. */
export async function findConversation(
  db: Database,
  id: number,
  visitor: Visitor,
  nowMs: number,
): Promise<OwnConversation | undefined> {
  const [row] = await read(db, nowMs, and(eq(conversations.id, id), or(isPerson(visitor), isStaff(visitor))), visitor);
  return row;
}

/** Returns the provider of a conversation; undefined if it has none. The caller shows nothing of it. */
export async function findProviderOf(db: Database, id: number): Promise<number | undefined> {
  const { providerId } = conversations;
  const [row] = await db.select({ providerId }).from(conversations).where(eq(conversations.id, id));
  return row?.providerId ?? undefined;
}

/** Returns the state of a conversation to its sides; undefined to others. */
export async function findState(db: Database, id: number, visitor: Visitor): Promise<ConversationState | undefined> {
  const { version, lastMessageId, status } = conversations;
  const [row] = await db
    .select({ version, lastMessageId, status })
    .from(conversations)
    .where(and(eq(conversations.id, id), or(isPerson(visitor), isStaff(visitor))));
  return row;
}

/** Returns a visitor's latest chat with support. */
export async function findLatestChat(
  db: Database,
  visitor: Visitor,
  nowMs: number,
): Promise<OwnConversation | undefined> {
  return (await read(db, nowMs, and(eq(conversations.kind, 'chat'), isPerson(visitor)), visitor, 1))[0];
}

/** Returns the chat that a visitor started with an idempotency key. */
export async function findChatByKey(
  db: Database,
  visitor: Visitor,
  key: string,
  nowMs: number,
): Promise<OwnConversation | undefined> {
  const where = and(eq(conversations.idempotencyKey, key), isPerson(visitor));
  return (await read(db, nowMs, where, visitor, 1))[0];
}

/** Returns the conversations of a visitor or patient, latest first. */
export async function findOwnConversations(db: Database, userId: number, nowMs: number): Promise<OwnConversation[]> {
  const visitor = { userId, hash: undefined, isProvider: false, desk: null };
  return await read(db, nowMs, isPerson(visitor), visitor, LIST_MAX);
}

/** Returns the conversations with the providers that the caller's session reaches, latest first, without empty ones. */
export async function findProviderConversations(
  db: Database,
  { id: userId, desk }: Caller,
  nowMs: number,
): Promise<OwnConversation[]> {
  const visitor = { userId, hash: undefined, isProvider: true, desk };
  return await read(db, nowMs, and(isStaff(visitor), sql`${conversations.lastMessageId} > 0`), visitor, LIST_MAX);
}

function isPerson({ userId, hash, desk }: Visitor): SQL {
  const mine = [
    ...(userId === undefined || desk?.byPin === true ? [] : [eq(conversations.userId, userId)]),
    ...(hash === undefined ? [] : [eq(conversations.visitorHash, hash)]),
  ];
  return or(...mine) ?? sql`false`;
}

function isStaff({ userId, isProvider, desk }: Visitor): SQL {
  if (userId === undefined || !isProvider) return sql`false`;
  // A subquery, so that today's members count, not those at the start of the conversation.
  return inArray(
    conversations.providerId,
    sql`(select ${providerMembers.providerId} from ${providerMembers}
      join ${providers} place on place.id = ${providerMembers.providerId}
      where ${eq(providerMembers.userId, userId)}
        ${desk?.byPin === true ? sql`and place.id = ${desk.providerId}` : sql``}
        and (${inArray(providerMembers.role, [...CAPABILITIES.reasons])} or place.desk_reads_reasons))`,
  );
}

async function read(
  db: Database,
  nowMs: number,
  where: SQL | undefined,
  visitor: Visitor,
  limit = 1,
): Promise<OwnConversation[]> {
  const patient = isPerson(visitor);
  const side = sql<Side>`case when ${patient} then 'person' else 'staff' end`;
  const readId = sql`case when ${patient} then ${conversations.personReadId} else ${conversations.staffReadId} end`;
  const appointment = db
    .select({ one: sql`1` })
    .from(appointments)
    .where(
      and(
        sql`${appointments.patientId} = ${conversations.userId}`,
        eq(conversations.providerId, placeOf(appointments.providerId)),
        inArray(appointments.status, ['scheduled', 'completed']),
        gte(appointments.endsAt, new Date(messageableSince(nowMs))),
      ),
    );
  const rows = await db
    .select({
      id: conversations.id,
      kind: conversations.kind,
      ticket: conversations.ticket,
      status: conversations.status,
      side,
      providerName: providers.name,
      patientName: users.fullName,
      subject: contactMessages.subject,
      lastMessageAt: conversations.lastMessageAt,
      unread: sql<number>`(select count(*)::int from conversation_messages m where m.conversation_id = ${conversations.id}
        and m.side <> ${side} and m.id > ${readId})`,
      readByOtherId: sql<number>`case when ${patient} then ${conversations.staffReadId} else ${conversations.personReadId} end`,
      mayWrite: sql<boolean>`${conversations.kind} <> 'provider' or ${exists(appointment)}`,
      patientId: conversations.userId,
      version: conversations.version,
    })
    .from(conversations)
    .leftJoin(users, eq(users.id, conversations.userId))
    .leftJoin(providers, eq(providers.id, conversations.providerId))
    .leftJoin(contactMessages, eq(contactMessages.id, conversations.contactMessageId))
    .where(where)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit);
  return rows.map(({ providerName, patientName, lastMessageAt, ...row }) => ({
    ...row,
    with: row.side === 'person' ? providerName : patientName,
    lastMessageAt: lastMessageAt.toISOString(),
  }));
}
