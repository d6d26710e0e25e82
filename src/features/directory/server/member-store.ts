import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { MemberRole } from '../rules/member-roles.ts';

/** A provider that an account runs in the portal. */
export interface Membership {
  readonly providerId: number;
  readonly name: string;
}

/** Makes an account a member of a provider; one that is a member already keeps its role. */
export async function addMember(
  tx: Database,
  {
    providerId,
    userId,
    role,
    nowMs,
  }: {
    readonly providerId: number;
    readonly userId: number;
    readonly role: MemberRole;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx
    .insert(providerMembers)
    .values({ providerId, userId, role, addedAt: new Date(nowMs) })
    .onConflictDoNothing();
}

/** The providers of the network that an account runs, by name. */
export async function findMemberships(db: Database, userId: number): Promise<Membership[]> {
  return await db
    .select({ providerId: providerMembers.providerId, name: providers.name })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(eq(providerMembers.userId, userId), isNull(providers.removedAt)))
    .orderBy(asc(providers.name), asc(providers.id));
}

/** True if an account is a member of a provider that has not been removed. */
export async function isMember(db: Database, providerId: number, userId: number): Promise<boolean> {
  const found = await db
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(
      and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId), isNull(providers.removedAt)),
    );
  return found.length > 0;
}
