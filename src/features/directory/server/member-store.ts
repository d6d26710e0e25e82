import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import type { BookingState } from '../rules/booking-state.ts';
import type { MemberPowers, MemberRole } from '../rules/member-roles.ts';

/** A provider that an account is a member of. */
export interface Membership extends MemberPowers {
  readonly providerId: number;
  readonly name: string;
  readonly bookingState: BookingState;
}

/** The membership of an account at one provider. */
export type Member = MemberPowers;

/** An account in its session; `desk` is null outside of a session. */
export type Caller = Pick<RequestUser, 'desk' | 'id'>;

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

/** Returns the providers of the network that the caller's session reaches as a member, with the role there, by name. */
export async function findMemberships(db: Database, caller: Caller): Promise<Membership[]> {
  return await db
    .select({
      providerId: providerMembers.providerId,
      name: providers.name,
      bookingState: providers.bookingState,
      ...powers,
    })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(reachedBy(caller), isNull(providers.removedAt)))
    .orderBy(asc(providers.name), asc(providers.id));
}

/** Returns the membership of the caller at a provider; undefined if the session reaches none there, or the provider is removed. */
export async function findMember(db: Database, providerId: number, caller: Caller): Promise<Member | undefined> {
  return await findMemberAt(db, sql`${providerId}`, caller);
}

/**
 * Returns the membership by which the caller works on the appointments of a provider: there, or at the one that it was
 * merged into; undefined if the session reaches none.
 */
export async function findAppointmentMember(
  db: Database,
  providerId: number,
  caller: Caller,
): Promise<Member | undefined> {
  return await findMemberAt(db, placeOf(sql`${providerId}`), caller);
}

async function findMemberAt(db: Database, providerId: SQLWrapper, caller: Caller): Promise<Member | undefined> {
  const [found] = await db
    .select(powers)
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(eq(providerMembers.providerId, providerId), reachedBy(caller), isNull(providers.removedAt)));
  return found;
}

/** The memberships that a session reaches: with a PIN, only that of the place of the shared computer. */
function reachedBy({ id, desk }: Caller): SQL | undefined {
  const own = eq(providerMembers.userId, id);
  return desk?.byPin === true ? and(own, eq(providerMembers.providerId, desk.providerId)) : own;
}
