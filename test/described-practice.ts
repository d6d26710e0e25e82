import { eq } from 'drizzle-orm';
import { practices } from '#db/schema/directory/practices.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { resourceServices, services } from '#db/schema/schedules/services.ts';
import type { TestApp } from './app.ts';

type NewResource = Partial<typeof resources.$inferInsert> & { readonly name: string };
type NewService = Partial<typeof services.$inferInsert> & {
  readonly name: string;
  /** The names of the resources that give it. */
  readonly by: readonly string[];
};

/**
 * Describes what takes the appointments of a place: by default practitioners whom patients can choose and who take
 * ordinary visits, and routine services in person that anyone may book. Returns the ids by name.
 */
export async function describePractice(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  providerId: number,
  { people, offers = [] }: { readonly people: readonly NewResource[]; readonly offers?: readonly NewService[] },
): Promise<{ readonly practiceId: number; readonly people: number[]; readonly services: number[] }> {
  const createdAt = new Date(clock.now());
  const [practice] = await db.insert(practices).values({ name: 'Test Practice', createdAt }).returning();
  const practiceId = practice?.id ?? 0;
  await db.update(providers).set({ practiceId }).where(eq(providers.id, providerId));
  const rows = people.map((person, position) => ({
    ...{ kind: 'practitioner' as const, isPublic: true, takesOrdinary: true, practiceId, position, createdAt },
    ...person,
  }));
  const made = await db.insert(resources).values(rows).returning({ id: resources.id, name: resources.name });
  await db.insert(resourcePlaces).values(made.map(({ id }) => ({ resourceId: id, providerId, practiceId })));
  const offered: number[] = [];
  for (const [position, { by, ...service }] of offers.entries()) {
    const described = {
      ...{ minutes: 60, visitTypes: ['in-person' as const], careTypes: ['routine' as const] },
      ...{ practiceId, position, createdAt },
      ...service,
    };
    const [row] = await db.insert(services).values(described).returning({ id: services.id });
    const serviceId = row?.id ?? 0;
    offered.push(serviceId);
    const givers = made.filter(({ name }) => by.includes(name));
    await db.insert(resourceServices).values(givers.map(({ id }) => ({ resourceId: id, serviceId, practiceId })));
  }
  return { practiceId, people: made.map(({ id }) => id), services: offered };
}
