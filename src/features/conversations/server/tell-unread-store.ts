import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { conversations } from '#db/schema/conversations/conversations.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { NOT_ACCEPTED } from '#features/auth/server/invitations/invited-user-store.ts';
import { CAPABILITIES } from '#features/directory/rules/member-roles.ts';
import type { Side } from '../contract.ts';
import { TELL_AFTER_MS, TELL_EVERY_MS } from '../rules/limits.ts';

/** A conversation with unread messages that one side wasn't notified of yet. */
export interface Unread {
  readonly id: number;
  readonly kind: 'chat' | 'letter' | 'provider';
  readonly ticket: string | null;
  readonly userId: number | null;
  readonly providerId: number | null;
  /** The address given by a visitor without an account. */
  readonly email: string | null;
  /** The unread messages without a notification. */
  readonly texts: readonly string[];
}

/** Claims the conversations with unread messages of one side; they count as notified from now on. */
export async function claimUnread(tx: Database, side: Side, nowMs: number, limit: number): Promise<Unread[]> {
  const [readId, notifiedAt] =
    side === 'person'
      ? [conversations.personReadId, conversations.personNotifiedAt]
      : [conversations.staffReadId, conversations.staffNotifiedAt];
  const news = sql`from conversation_messages m where m.conversation_id = ${conversations.id} and m.side <> ${side}
    and m.id > ${readId} and m.created_at > coalesce(${notifiedAt}, '-infinity'::timestamptz)
    and m.created_at <= ${new Date(nowMs - TELL_AFTER_MS)}`;
  const rows = await tx
    .select({
      id: conversations.id,
      kind: conversations.kind,
      ticket: conversations.ticket,
      userId: conversations.userId,
      providerId: conversations.providerId,
      email: conversations.email,
      texts: sql<string[]>`(select coalesce(array_agg(m.body order by m.id), '{}') ${news})`,
    })
    .from(conversations)
    .where(
      and(
        sql`exists (select 1 ${news})`,
        // Replies to letters go out by mail at once.
        side === 'person' ? ne(conversations.kind, 'letter') : undefined,
        or(isNull(notifiedAt), lt(notifiedAt, new Date(nowMs - TELL_EVERY_MS - TELL_AFTER_MS))),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  // The youngest message considered, so that messages of the last two minutes are included next time.
  const notified = new Date(nowMs - TELL_AFTER_MS);
  for (const { id } of rows) {
    await tx
      .update(conversations)
      .set(side === 'person' ? { personNotifiedAt: notified } : { staffNotifiedAt: notified })
      .where(eq(conversations.id, id));
  }
  return rows;
}

/** Returns the address of an account, unless it was erased or has none. */
export async function findAddress(tx: Database, userId: number): Promise<string | undefined> {
  const [found] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found?.email || undefined;
}

/** Returns the members of a provider who may read messages, with their addresses; not those who are only invited. */
export async function findMemberAddresses(tx: Database, providerId: number) {
  return await tx
    .select({ userId: users.id, email: users.email })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(
      and(
        eq(providerMembers.providerId, providerId),
        isNull(users.deletedAt),
        ne(users.passwordHash, NOT_ACCEPTED),
        or(inArray(providerMembers.role, [...CAPABILITIES.reasons]), providers.deskReadsReasons),
      ),
    );
}
