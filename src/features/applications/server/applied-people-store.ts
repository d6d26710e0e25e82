import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import type { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resources } from '#db/schema/schedules/resources.ts';
import {
  addPlaces,
  insertPractice,
  insertResource,
  joinPractice,
  takeOverQueue,
} from '#features/portal/server/resources/resource-write-store.ts';

type Application = Pick<typeof providerApplications.$inferSelect, 'people' | 'userId'>;

/**
 * Makes a place that an application was converted to one of a practice, and the people of the application the
 * practitioners who take its visits. The practice is that of the sender, if an owner of exactly one was signed in, otherwise
 * a new one named like the place. People with the name of one of the practice are the same person, who then works at both
 * places. Without people the place stays as it is.
 */
export async function insertPeople(
  tx: Database,
  { id: providerId, name }: { readonly id: number; readonly name: string },
  { people, userId }: Application,
  nowMs: number,
): Promise<void> {
  if (people === null || people.length === 0) return;
  const owned = userId === null ? [] : await findOwnedPractices(tx, userId);
  const practiceId = owned.length === 1 && owned[0] ? owned[0] : await insertPractice(tx, name, nowMs);
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

/** Returns the practices that an account owns a place of. */
export async function findOwnedPractices(db: Database, userId: number): Promise<number[]> {
  const owned = await db
    .selectDistinct({ practiceId: providers.practiceId })
    .from(providers)
    .innerJoin(providerMembers, eq(providerMembers.providerId, providers.id))
    .where(
      and(
        eq(providerMembers.userId, userId),
        eq(providerMembers.role, 'owner'),
        isNotNull(providers.practiceId),
        isNull(providers.removedAt),
      ),
    );
  return owned.flatMap(({ practiceId }) => practiceId ?? []);
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
