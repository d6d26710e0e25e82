import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resources } from '#db/schema/schedules/resources.ts';

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

/** Returns the account and provider of a feed secret; undefined if it is unknown or ended. */
export async function findFeed(
  db: Database,
  hash: Buffer,
): Promise<{ readonly providerId: number; readonly userId: number; readonly name: string } | undefined> {
  const [found] = await db
    .select({ providerId: providers.id, userId: users.id, name: providers.name })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(
        eq(providerMembers.feedTokenHash, hash),
        eq(users.role, 'provider'),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        isNull(providers.removedAt),
      ),
    );
  return found;
}

/** Returns the times and names of a provider's scheduled appointments from an instant (ms) on. */
export async function findFeedAppointments(db: Database, providerId: number, fromMs: number) {
  const rows = await db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      name: sql<string>`coalesce(${appointments.forName}, ${users.fullName})`,
      person: resources.name,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.patientId))
    .leftJoin(resources, eq(resources.id, appointments.resourceId))
    .where(
      and(
        eq(appointments.providerId, providerId),
        eq(appointments.status, 'scheduled'),
        gte(appointments.startsAt, new Date(fromMs)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
  }));
}
