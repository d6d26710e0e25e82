import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { NOT_ACCEPTED } from '#features/auth/server/invitations/invited-user-store.ts';
import { LIVE_CHANNEL } from '#platform/server/live/live-feed.ts';
import type { AdminProvider } from '../contract.ts';

const ofProvider = (providerId: number) => and(eq(providerMembers.providerId, providerId), isNull(users.deletedAt));

/** Returns who runs a provider in the portal, the first invited first. */
export async function findMembers(db: Database, providerId: number): Promise<AdminProvider['members']> {
  return await db
    .select({
      name: users.fullName,
      email: users.email,
      role: providerMembers.role,
      hasAccepted: sql<boolean>`${ne(users.passwordHash, NOT_ACCEPTED)}`,
    })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(ofProvider(providerId))
    .orderBy(asc(providerMembers.addedAt), asc(users.id));
}

/** Returns the members of a provider whose invitation isn't accepted yet; with an address, the owners with it. */
export async function findInvitedMembers(tx: Database, providerId: number, email?: string): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(
        ofProvider(providerId),
        eq(users.passwordHash, NOT_ACCEPTED),
        email === undefined
          ? undefined
          : and(eq(providerMembers.role, 'owner'), sql`lower(${users.email}) = lower(${email})`),
      ),
    )
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Wakes the open portals of the practices in a state, or in the whole country (null). */
export async function wakePractices(tx: Database, state: string | null): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${LIVE_CHANNEL}, 'p:' || ${providers.id}) from ${providers}
    where ${providers.removedAt} is null and (${state}::text is null or ${providers.state} = ${state})
      and exists (select from ${providerMembers} where ${providerMembers.providerId} = ${providers.id})`);
}
