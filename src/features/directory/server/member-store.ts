import { and, asc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { type Capability, type MemberPowers, type MemberRole, memberMay } from '../rules/member-roles.ts';

/** A provider that an account is a member of. */
export interface Membership extends MemberPowers {
  readonly providerId: number;
  readonly name: string;
}

/** The membership of an account at one provider. */
export type Member = MemberPowers;

const powers = { role: providerMembers.role, deskReadsReasons: providers.deskReadsReasons };

/** Makes an account a member of a provider; one that is a member already keeps its role. */
export async function addMember(
  tx: Database,
  {
    providerId,
    userId,
    role,
    invitedBy,
    nowMs,
  }: {
    readonly providerId: number;
    readonly userId: number;
    readonly role: MemberRole;
    /** The member who invited them; absent for an administrator. */
    readonly invitedBy?: number;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx
    .insert(providerMembers)
    .values({ providerId, userId, role, invitedBy, addedAt: new Date(nowMs) })
    .onConflictDoNothing();
}

/** Returns the providers of the network that an account is a member of, with its role there, by name. */
export async function findMemberships(db: Database, userId: number): Promise<Membership[]> {
  return await db
    .select({ providerId: providerMembers.providerId, name: providers.name, ...powers })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(eq(providerMembers.userId, userId), isNull(providers.removedAt)))
    .orderBy(asc(providers.name), asc(providers.id));
}

/** Returns the membership of an account at a provider; undefined if it is no member, or the provider is removed. */
export async function findMember(db: Database, providerId: number, userId: number): Promise<Member | undefined> {
  return await findMemberAt(db, sql`${providerId}`, userId);
}

/**
 * Returns the membership by which an account works on the appointments of a provider: there, or at the one that it was
 * merged into; undefined if it is no member.
 */
export async function findAppointmentMember(
  db: Database,
  providerId: number,
  userId: number,
): Promise<Member | undefined> {
  return await findMemberAt(db, placeOf(sql`${providerId}`), userId);
}

async function findMemberAt(db: Database, providerId: SQLWrapper, userId: number): Promise<Member | undefined> {
  const [found] = await db
    .select(powers)
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(
      and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId), isNull(providers.removedAt)),
    );
  return found;
}

/** Returns the ids of the providers at which an account has a capability. */
export async function findPlacesWith(db: Database, userId: number, capability: Capability): Promise<number[]> {
  const memberships = await findMemberships(db, userId);
  return memberships.filter((each) => memberMay(each, capability)).map(({ providerId }) => providerId);
}
