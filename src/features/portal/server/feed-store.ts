import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';

/** Stores the hash of an account's feed secret, replacing an earlier one; null ends the feed. True if one was on. */
export async function setFeed(
  tx: Database,
  { providerId, userId, hash }: { readonly providerId: number; readonly userId: number; readonly hash: Buffer | null },
): Promise<boolean> {
  const own = and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId));
  const [before] = await tx
    .select({ hash: providerMembers.feedTokenHash })
    .from(providerMembers)
    .where(own)
    .for('update');
  await tx.update(providerMembers).set({ feedTokenHash: hash }).where(own);
  return before !== undefined && before.hash !== null;
}

/** A calendar feed: the member whose it is, and the visits of which place or of which of its resources are in it. */
export interface Feed {
  readonly providerId: number;
  readonly userId: number;
  readonly name: string;
  /** Null for the visits of the whole place. */
  readonly resource: { readonly id: number; readonly name: string } | null;
}

/** The member runs the place, which is still there. */
const isOpen = and(
  eq(users.role, 'provider'),
  isNull(users.deletedAt),
  isNull(users.disabledAt),
  isNull(providers.removedAt),
);

/** Returns the feed of a place by its secret; undefined if it is unknown or ended. */
export async function findFeed(db: Database, hash: Buffer): Promise<Feed | undefined> {
  const [found] = await db
    .select({ providerId: providers.id, userId: users.id, name: providers.name })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(and(eq(providerMembers.feedTokenHash, hash), isOpen));
  return found && { ...found, resource: null };
}

/** Returns every feed of a resource, with the hash of the secret that its own secret is derived from. */
export async function findFeedsOf(
  db: Database,
  resourceId: number,
): Promise<(Feed & { readonly hash: Buffer | null })[]> {
  return await db
    .select({
      providerId: providers.id,
      userId: users.id,
      name: providers.name,
      resource: { id: resources.id, name: resources.name },
      hash: providerMembers.feedTokenHash,
    })
    .from(resourcePlaces)
    .innerJoin(resources, and(eq(resources.id, resourcePlaces.resourceId), isNull(resources.retiredAt)))
    .innerJoin(providers, eq(providers.id, resourcePlaces.providerId))
    .innerJoin(providerMembers, eq(providerMembers.providerId, providers.id))
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(and(eq(resourcePlaces.resourceId, resourceId), isNotNull(providerMembers.feedTokenHash), isOpen));
}

/** Returns the resources of a place that can have a feed, in their order. */
export async function findFeedResources(db: Database, providerId: number) {
  return await db
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .innerJoin(resourcePlaces, eq(resourcePlaces.resourceId, resources.id))
    .where(and(eq(resourcePlaces.providerId, providerId), isNull(resources.retiredAt)))
    .orderBy(asc(resources.position), asc(resources.id));
}

/** Returns the scheduled appointments of a feed from an instant (ms) on, and those that are off. */
export async function findFeedAppointments(
  db: Database,
  { providerId, resource }: Pick<Feed, 'providerId' | 'resource'>,
  fromMs: number,
) {
  const rows = await db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      createdAt: appointments.createdAt,
      updatedAt: appointments.updatedAt,
      isOff: sql<boolean>`${appointments.status} <> 'scheduled'`,
      name: sql<string>`coalesce(${appointments.forName}, ${users.fullName})`,
      person: resources.name,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(resources, eq(resources.id, appointments.resourceId))
    .where(
      and(
        eq(appointments.providerId, providerId),
        resource === null ? undefined : eq(appointments.resourceId, resource.id),
        inArray(appointments.status, ['scheduled', 'cancelled', 'rescheduled']),
        gte(appointments.startsAt, new Date(fromMs)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return rows.map(({ startsAt, endsAt, createdAt, updatedAt, ...row }) => ({
    ...row,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    createdAtMs: createdAt.getTime(),
    changedAtMs: updatedAt.getTime(),
  }));
}
