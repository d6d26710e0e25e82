import { eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resources } from '#db/schema/schedules/resources.ts';

const inviters = alias(users, 'inviters');

/**
 * Returns the providers that a user is a member of, the role and who invited, and whether a calendar feed is on, without
 * its secret.
 */
export async function collectMemberships(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    providerMemberships: await db
      .select({
        providerId: providerMembers.providerId,
        providerName: providers.name,
        role: providerMembers.role,
        invitedBy: inviters.fullName,
        hasCalendarFeed: isNotNull(providerMembers.feedTokenHash),
        addedAt: providerMembers.addedAt,
      })
      .from(providerMembers)
      .innerJoin(providers, eq(providers.id, providerMembers.providerId))
      .leftJoin(inviters, eq(inviters.id, providerMembers.invitedBy))
      .where(eq(providerMembers.userId, userId)),
    onListsAs: await db
      .select({ id: resources.id, name: resources.name, title: resources.title })
      .from(resources)
      .where(eq(resources.userId, userId)),
  };
}

/** Deletes the memberships of a user and their calendar feeds; the providers and the people on their lists stay. */
export async function eraseMemberships(tx: Database, userId: number): Promise<void> {
  await tx.update(resources).set({ userId: null }).where(eq(resources.userId, userId));
  await tx.delete(providerMembers).where(eq(providerMembers.userId, userId));
}
