import type { Database } from '#db/open-database.ts';
import type { providerApplications } from '#db/schema/applications/provider-applications.ts';
import {
  insertPractice,
  insertResource,
  joinPractice,
  takeOverQueue,
} from '#features/portal/server/resources/resource-write-store.ts';

type People = NonNullable<(typeof providerApplications.$inferSelect)['people']>;

/**
 * Makes a place that an application was converted to one of a new practice, and the people of the application the
 * practitioners who take its visits. Without people the place stays as it is.
 */
export async function insertPeople(
  tx: Database,
  { id: providerId, name }: { readonly id: number; readonly name: string },
  people: People | null,
  nowMs: number,
): Promise<void> {
  if (people === null || people.length === 0) return;
  const practiceId = await insertPractice(tx, name, nowMs);
  await joinPractice(tx, providerId, practiceId);
  for (const [index, person] of people.entries()) {
    const fields = {
      kind: 'practitioner',
      name: person.name,
      title: person.title,
      capacity: 1,
      isPublic: true,
      takesOrdinary: true,
    } as const;
    const resourceId = await insertResource(tx, fields, { practiceId, places: [providerId], nowMs });
    if (index === 0) await takeOverQueue(tx, { providerId, resourceId, nowMs });
  }
}
