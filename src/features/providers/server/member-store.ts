import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerMembers } from '#db/schema/provider-members.ts';
import { providers } from '#db/schema/providers.ts';

/** A provider that an account runs in the portal. */
export interface Membership {
  readonly providerId: number;
  readonly name: string;
}

/** Lets an account run a provider in the portal; for one that does already, changes nothing. */
export async function addMember(
  tx: Database,
  { providerId, userId, nowMs }: { readonly providerId: number; readonly userId: number; readonly nowMs: number },
): Promise<void> {
  await tx
    .insert(providerMembers)
    .values({ providerId, userId, addedAt: new Date(nowMs) })
    .onConflictDoNothing();
}

/** The providers that an account runs, by name. */
export async function findMemberships(db: Database, userId: number): Promise<Membership[]> {
  return await db
    .select({ providerId: providerMembers.providerId, name: providers.name })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(eq(providerMembers.userId, userId))
    .orderBy(asc(providers.name), asc(providers.id));
}

/** Tells whether an account runs a provider. */
export async function isMember(db: Database, providerId: number, userId: number): Promise<boolean> {
  const theirs = and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId));
  return (await db.select({ userId: providerMembers.userId }).from(providerMembers).where(theirs)).length > 0;
}
