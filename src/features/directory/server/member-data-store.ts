import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';

/** Returns the providers that a user is a member of, and whether a calendar feed is on, without its secret. */
export async function collectMemberships(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    providerMemberships: await db
      .select({
        providerId: providerMembers.providerId,
        providerName: providers.name,
        hasCalendarFeed: isNotNull(providerMembers.feedTokenHash),
        addedAt: providerMembers.addedAt,
      })
      .from(providerMembers)
      .innerJoin(providers, eq(providers.id, providerMembers.providerId))
      .where(eq(providerMembers.userId, userId)),
  };
}

/** Deletes the memberships of a user and their calendar feeds; the providers stay. */
export async function eraseMemberships(tx: Database, userId: number): Promise<void> {
  await tx.delete(providerMembers).where(eq(providerMembers.userId, userId));
}
