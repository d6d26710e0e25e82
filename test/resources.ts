import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { practices } from '#db/schema/directory/practices.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourceServices, services } from '#db/schema/schedules/practice-services.ts';
import { resourceHours, resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import type { TestApp } from './app.ts';

type World = Pick<TestApp, 'db'>;

/** Makes one practice of several places; returns its id. */
export async function newPractice(
  { db }: World,
  providerIds: readonly number[],
  maxOpenAppointments = 3,
): Promise<number> {
  const [made] = await db
    .insert(practices)
    .values({ name: 'Test Practice', maxOpenAppointments, createdAt: new Date() })
    .returning();
  if (made === undefined) throw new Error('no practice');
  for (const id of providerIds) await db.update(providers).set({ practiceId: made.id }).where(eq(providers.id, id));
  return made.id;
}

/** Adds a resource of a practice at some of its places: a practitioner who takes one ordinary visit at a time. Returns its id. */
export async function newResource(
  { db }: World,
  practiceId: number,
  {
    at,
    hours = [],
    ...columns
  }: Partial<typeof resources.$inferInsert> & {
    readonly at: readonly number[];
    readonly hours?: readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[];
  },
): Promise<number> {
  const described = {
    // No two of a practice have one name.
    name: `Dr. Ada Obi ${randomUUID().slice(0, 4)}`,
    kind: 'practitioner',
    isPublic: true,
    takesOrdinary: true,
    position: 0,
  } as const;
  const [made] = await db
    .insert(resources)
    .values({ ...described, practiceId, createdAt: new Date(), ...columns })
    .returning();
  if (made === undefined) throw new Error('no resource');
  const { id: resourceId } = made;
  for (const providerId of at) {
    await db.insert(resourcePlaces).values({ resourceId, providerId, practiceId });
    if (hours.length > 0) {
      await db.insert(resourceHours).values(hours.map((period) => ({ ...period, resourceId, providerId })));
    }
  }
  return resourceId;
}

/** Adds a service that some resources give: half an hour, in person, routine care, for anyone. Returns its id. */
export async function newService(
  { db }: World,
  practiceId: number,
  { by, ...columns }: Partial<typeof services.$inferInsert> & { readonly by: readonly number[] },
): Promise<number> {
  const described = { name: 'Scaling', minutes: 30, position: 0, createdAt: new Date() };
  const kinds = { visitTypes: ['in-person' as const], careTypes: ['routine' as const] };
  const [made] = await db
    .insert(services)
    .values({ ...described, ...kinds, practiceId, ...columns })
    .returning();
  if (made === undefined) throw new Error('no service');
  const { id: serviceId } = made;
  await db.insert(resourceServices).values(by.map((resourceId) => ({ resourceId, serviceId, practiceId })));
  return serviceId;
}

/**
 * Describes what takes the appointments of a place: practitioners whom patients can choose, and services of an hour that the
 * named ones give. Returns the ids in the order given.
 */
export async function describePractice(
  world: World,
  providerId: number,
  {
    people,
    offers = [],
  }: {
    readonly people: readonly (Partial<typeof resources.$inferInsert> & { readonly name: string })[];
    readonly offers?: readonly (Partial<typeof services.$inferInsert> & { readonly by: readonly string[] })[];
  },
): Promise<{ readonly practiceId: number; readonly people: number[]; readonly services: number[] }> {
  const practiceId = await newPractice(world, [providerId]);
  const ids = new Map<string, number>();
  for (const [position, person] of people.entries()) {
    ids.set(person.name, await newResource(world, practiceId, { at: [providerId], position, ...person }));
  }
  const offered: number[] = [];
  for (const [position, { by, ...service }] of offers.entries()) {
    const givers = by.map((name) => ids.get(name) ?? 0);
    offered.push(await newService(world, practiceId, { minutes: 60, position, ...service, by: givers }));
  }
  return { practiceId, people: [...ids.values()], services: offered };
}
