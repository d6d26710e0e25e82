import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import type { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import { insertPractice, joinPractice } from '#features/directory/server/practice-store.ts';
import { addPlaces, insertResource, takeOverQueue } from '#features/portal/server/resources/resource-write-store.ts';

type Application = Pick<typeof providerApplications.$inferSelect, 'people' | 'userId'>;

/**
 * Makes a place that an application was converted to one of a practice, and the people of the application the
 * practitioners who take its visits. The practice is the given one, the one that the place joins (`findJoined`), otherwise
 * a new one named like the place. People with the name of one of the practice are the same person, who then works at both
 * places. Without people the place stays as it is.
 */
export async function insertPeople(
  tx: Database,
  { id: providerId, name }: { readonly id: number; readonly name: string },
  { people, userId }: Application,
  { nowMs, practiceId: given }: { readonly nowMs: number; readonly practiceId?: number | undefined },
): Promise<void> {
  if (people === null || people.length === 0) return;
  const joined = given ?? (await findJoined(tx, { people, userId }))?.id;
  const practiceId = joined ?? (await insertPractice(tx, name, nowMs));
  await joinPractice(tx, providerId, practiceId);
  const places = [providerId];
  let first: number | undefined;
  for (const person of people) {
    const known = await findByName(tx, practiceId, person.name);
    if (known !== undefined) await addPlaces(tx, known, practiceId, places);
    const fields = {
      kind: 'practitioner',
      name: person.name,
      title: person.title,
      capacity: 1,
      isPublic: true,
      takesOrdinary: true,
    } as const;
    const resourceId = known ?? (await insertResource(tx, fields, { practiceId, places, nowMs }));
    first ??= resourceId;
  }
  if (first !== undefined) await takeOverQueue(tx, { providerId, resourceId: first, nowMs });
}

/** Returns the practice of a place; undefined if it has none. */
export async function findPracticeOf(tx: Database, providerId: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ practiceId: providers.practiceId })
    .from(providers)
    .where(eq(providers.id, providerId));
  return found?.practiceId ?? undefined;
}

/**
 * Returns the practice that the place of an application joins: that of its sender, if they were signed in and own places
 * of exactly one. An application without people joins none.
 */
export async function findJoined(
  db: Database,
  { people, userId }: Application,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  if (userId === null || people === null || people.length === 0) return undefined;
  return (await findOwnedPractices(db, [userId])).get(userId);
}

/** Returns the practices of those users who own places of exactly one, by user. */
export async function findOwnedPractices(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly name: string }>> {
  if (userIds.length === 0) return new Map();
  const owned = await db
    .selectDistinct({ userId: providerMembers.userId, id: practices.id, name: practices.name })
    .from(providers)
    .innerJoin(providerMembers, eq(providerMembers.providerId, providers.id))
    .innerJoin(practices, eq(practices.id, providers.practiceId))
    .where(
      and(
        inArray(providerMembers.userId, [...new Set(userIds)]),
        eq(providerMembers.role, 'owner'),
        isNull(providers.removedAt),
      ),
    );
  const isOnly = (userId: number) => owned.filter((one) => one.userId === userId).length === 1;
  return new Map(owned.filter(({ userId }) => isOnly(userId)).map(({ userId, id, name }) => [userId, { id, name }]));
}

async function findByName(tx: Database, practiceId: number, name: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(
        eq(resources.practiceId, practiceId),
        eq(resources.kind, 'practitioner'),
        sql`lower(${resources.name}) = lower(${name})`,
        isNull(resources.retiredAt),
      ),
    );
  return found?.id;
}
