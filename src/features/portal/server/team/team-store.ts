import { and, asc, desc, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { NOT_ACCEPTED } from '#features/auth/server/invitations/invited-user-store.ts';
import type { MemberRole } from '#features/directory/rules/member-roles.ts';

/** The kind of the mail to an owner about a member who left. */
export const DEPARTURE = 'member-left';
/** The kind of the mail to a member who was taken off a team. */
export const REMOVAL = 'member-removed';
/** How long the portal shows that a member has left, ms. */
const DEPARTURES_MS = 7 * 24 * 60 * 60_000;

const inviters = alias(users, 'inviters');
const accepted = ne(users.passwordHash, NOT_ACCEPTED);

/** A membership of an account that may be only invited. */
export interface TeamRow {
  readonly providerId: number;
  readonly role: MemberRole;
  readonly invitedBy: number | null;
}

/** Returns the members of some places and who is invited, the first added first: one row for each place of a person. */
export async function findTeamRows(db: Database, providerIds: readonly number[]) {
  return await db
    .select({
      providerId: providerMembers.providerId,
      placeName: providers.name,
      userId: users.id,
      name: users.fullName,
      email: users.email,
      role: providerMembers.role,
      hasAccepted: sql<boolean>`${accepted}`,
      invitedBy: inviters.fullName,
      addedAt: providerMembers.addedAt,
    })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .leftJoin(inviters, eq(inviters.id, providerMembers.invitedBy))
    .where(and(anyOf(providerMembers.providerId, providerIds), isNull(users.deletedAt), isNull(providers.removedAt)))
    .orderBy(asc(providerMembers.addedAt), asc(users.id), asc(providers.name));
}

/** Returns the memberships of an account in providers that aren't removed. */
export async function findMembershipsOf(tx: Database, userId: number): Promise<TeamRow[]> {
  return await tx
    .select({
      providerId: providerMembers.providerId,
      role: providerMembers.role,
      invitedBy: providerMembers.invitedBy,
    })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(eq(providerMembers.userId, userId), isNull(providers.removedAt)))
    .orderBy(asc(providerMembers.providerId));
}

/** Returns whether a place takes bookings that a member started, and its other members. */
export async function findOthers(tx: Database, providerId: number, userId: number) {
  const [place] = await tx
    .select({ state: providers.bookingState, liveBy: providers.liveBy })
    .from(providers)
    .where(eq(providers.id, providerId));
  const others = await tx
    .select({ userId: users.id, role: providerMembers.role, hasAccepted: sql<boolean>`${accepted}` })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(and(eq(providerMembers.providerId, providerId), ne(users.id, userId), isNull(users.deletedAt)));
  return {
    isLive: place?.state === 'live' && place.liveBy === 'member',
    accepted: others.filter(({ hasAccepted }) => hasAccepted),
    invited: others.filter(({ hasAccepted }) => !hasAccepted),
  };
}

/** Writes the role of a member at a place, or makes the account a member there. */
export async function writeMember(
  tx: Database,
  { providerId, userId, role, invitedBy, nowMs }: TeamRow & { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  await tx
    .insert(providerMembers)
    .values({ providerId, userId, role, invitedBy, addedAt: new Date(nowMs) })
    .onConflictDoUpdate({ target: [providerMembers.providerId, providerMembers.userId], set: { role } });
}

/** Ends memberships of an account at some places, with its calendar feeds there. */
export async function deleteMemberships(tx: Database, userId: number, providerIds: readonly number[]): Promise<void> {
  await tx
    .delete(providerMembers)
    .where(and(eq(providerMembers.userId, userId), anyOf(providerMembers.providerId, providerIds)));
}

/** Returns the resource that an account is, by place. */
export async function findLinkedResources(db: Database, userId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ providerId: resourcePlaces.providerId, id: resources.id })
    .from(resources)
    .innerJoin(resourcePlaces, eq(resourcePlaces.resourceId, resources.id))
    .where(and(eq(resources.userId, userId), isNull(resources.retiredAt)));
  return new Map(rows.map(({ providerId, id }) => [providerId, id]));
}

/** Returns the people on the list of a place with the account that each is, by name. */
export async function findPeople(db: Database, providerId: number) {
  return await db
    .select({ id: resources.id, name: resources.name, userId: resources.userId })
    .from(resources)
    .innerJoin(resourcePlaces, eq(resourcePlaces.resourceId, resources.id))
    .where(
      and(eq(resourcePlaces.providerId, providerId), eq(resources.kind, 'practitioner'), isNull(resources.retiredAt)),
    )
    .orderBy(asc(resources.name), asc(resources.id));
}

/**
 * Says which person on the list of a place an account is, or that it is none of them. An account is one person of a practice,
 * and a person one account. False if the person isn't on the list of the place.
 */
export async function linkResource(
  tx: Database,
  { providerId, userId, resourceId }: { providerId: number; userId: number; resourceId: number | null },
): Promise<boolean> {
  const practice = tx.select({ id: providers.practiceId }).from(providers).where(eq(providers.id, providerId));
  const isThere = exists(
    tx
      .select({ id: resourcePlaces.resourceId })
      .from(resourcePlaces)
      .where(and(eq(resourcePlaces.resourceId, resources.id), eq(resourcePlaces.providerId, providerId))),
  );
  // None at this place says nothing of the other places.
  const before = resourceId === null ? isThere : inArray(resources.practiceId, practice);
  await tx
    .update(resources)
    .set({ userId: null })
    .where(and(eq(resources.userId, userId), before));
  if (resourceId === null) return true;
  const linked = await tx
    .update(resources)
    .set({ userId })
    .where(and(eq(resources.id, resourceId), eq(resources.kind, 'practitioner'), isNull(resources.retiredAt), isThere))
    .returning({ id: resources.id });
  return linked.length > 0;
}

/** Ends the links of an account to resources at none of whose places it is a member. */
export async function unlinkWhereGone(tx: Database, userId: number): Promise<void> {
  const isMember = tx
    .select({ id: resourcePlaces.resourceId })
    .from(resourcePlaces)
    .innerJoin(providerMembers, eq(providerMembers.providerId, resourcePlaces.providerId))
    .where(and(eq(resourcePlaces.resourceId, resources.id), eq(providerMembers.userId, userId)));
  await tx
    .update(resources)
    .set({ userId: null })
    .where(and(eq(resources.userId, userId), sql`not ${exists(isMember)}`));
}

/** Writes whether the front desk of a place may read why patients come. */
export async function writeDeskReads(tx: Database, providerId: number, on: boolean): Promise<void> {
  await tx.update(providers).set({ deskReadsReasons: on }).where(eq(providers.id, providerId));
}

/** Returns who left the places of an owner in the last seven days, as the owner was mailed, the latest first, by place. */
export async function findDepartures(db: Database, userId: number, nowMs: number) {
  return Map.groupBy(await findLately(db, { userId, kind: DEPARTURE, nowMs }), ({ providerId }) => providerId);
}

/** Returns the teams that an account was taken off in the last seven days and isn't in again, as it was mailed, the latest first. */
export async function findLeftTeams(db: Database, userId: number, nowMs: number) {
  const own = await findMembershipsOf(db, userId);
  const removals = await findLately(db, { userId, kind: REMOVAL, nowMs });
  return removals.filter(({ providerId }) => !own.some((each) => each.providerId === providerId));
}

async function findLately(
  db: Database,
  { userId, kind, nowMs }: { readonly userId: number; readonly kind: string; readonly nowMs: number },
) {
  const rows = await db
    .select({ id: messages.id, about: messages.about, subject: messages.subject, at: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.kind, kind),
        gt(messages.createdAt, new Date(nowMs - DEPARTURES_MS)),
      ),
    )
    .orderBy(desc(messages.id));
  return rows.map(({ id, about, subject, at }) => ({
    id,
    at: at.toISOString(),
    subject,
    providerId: Number(about?.split(':')[1]),
  }));
}
