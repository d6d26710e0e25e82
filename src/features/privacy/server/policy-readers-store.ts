import { and, asc, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { messages } from '#db/schema/platform/messages.ts';

/**
 * Returns accounts that have a confirmed address, were made before an instant, and have no message yet with the key that the prefix
 * and their id make; at most `limit`.
 */
export async function findPolicyReaders(
  db: Database,
  keyPrefix: string,
  madeBefore: Date,
  limit: number,
): Promise<{ readonly id: number; readonly email: string }[]> {
  const own = sql`${keyPrefix}::text || ${users.id}`;
  return await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        isNotNull(users.emailConfirmedAt),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        lt(users.createdAt, madeBefore),
        notExists(db.select({ id: messages.id }).from(messages).where(eq(messages.dedupeKey, own))),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}
