import { and, asc, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourceServices, services } from '#db/schema/schedules/practice-services.ts';
import { resourceHours, resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { PATIENT_LIMIT } from '#features/portal/rules/resource-limits.ts';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { ownLengths } from '#features/schedules/server/resource-store.ts';

/** Returns what takes the appointments of a place, and the services of its practice, as a member of the place sees them. */
export async function findOffer(
  db: Database,
  { providerId, userId, nowMs }: { readonly providerId: number; readonly userId: number; readonly nowMs: number },
): Promise<PracticeOffer | undefined> {
  const [place] = await db
    .select({
      providerId: providers.id,
      placeName: providers.name,
      visitMinutes: providers.visitMinutes,
      practiceId: providers.practiceId,
      maxOpenAppointments: practices.maxOpenAppointments,
    })
    .from(providers)
    .leftJoin(practices, eq(practices.id, providers.practiceId))
    .where(eq(providers.id, providerId));
  if (place === undefined) return undefined;
  const { practiceId, maxOpenAppointments, ...shown } = place;
  const toCome = await countToCome(db, providerId, nowMs);
  const all = practiceId === null ? [] : await findResources(db, practiceId, providerId);
  const here = all.filter(({ places }) => places.includes(providerId));
  return {
    ...shown,
    maxOpenAppointments: maxOpenAppointments ?? PATIENT_LIMIT.usual,
    places: await findPlaces(db, practiceId, userId),
    resources: here.map((resource) => ({ ...resource, visitsToCome: toCome.get(resource.id) ?? 0 })),
    elsewhere: all.filter((one) => !here.includes(one)).map(({ id, name, places }) => ({ id, name, places })),
    services: practiceId === null ? [] : await findServices(db, practiceId),
    visitsToCome: [...toCome.values()].reduce((sum, each) => sum + each, 0),
  };
}

/**
 * Returns the places of the network that an account runs and that belong to a practice or to none, by name; null for all that
 * it runs.
 */
async function findPlaces(db: Database, practiceId: number | null, userId: number) {
  return await db
    .select({ id: providers.id, name: providers.name })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(
      and(
        eq(providerMembers.userId, userId),
        isNull(providers.removedAt),
        practiceId === null ? undefined : or(isNull(providers.practiceId), eq(providers.practiceId, practiceId)),
      ),
    )
    .orderBy(asc(providers.name), asc(providers.id));
}

/** The resources of a practice that aren't retired, in their order, with their own hours at one place. */
async function findResources(db: Database, practiceId: number, providerId: number) {
  const places = sql<number[]>`array(
    select at.provider_id from ${resourcePlaces} at
    join ${providers} p on p.id = at.provider_id and p.removed_at is null
    where at.resource_id = "resources"."id" order by 1)`;
  const rows = await db
    .select({
      id: resources.id,
      kind: resources.kind,
      name: resources.name,
      title: resources.title,
      capacity: resources.capacity,
      isPublic: resources.isPublic,
      takesOrdinary: resources.takesOrdinary,
      places,
    })
    .from(resources)
    .where(and(eq(resources.practiceId, practiceId), isNull(resources.retiredAt)))
    .orderBy(asc(resources.position), asc(resources.id));
  const hours = await db
    .select()
    .from(resourceHours)
    .where(eq(resourceHours.providerId, providerId))
    .orderBy(asc(resourceHours.weekday), asc(resourceHours.opens));
  const own = Map.groupBy(hours, ({ resourceId }) => resourceId);
  return rows.map((row) => ({
    ...row,
    hours: own.get(row.id)?.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })) ?? null,
  }));
}

/** Returns a resource of a place with its own hours there; undefined if it takes no appointments there, or is retired. */
export async function findResource(
  db: Database,
  resourceId: number,
  { practiceId, providerId }: { readonly practiceId: number; readonly providerId: number },
) {
  const all = await findResources(db, practiceId, providerId);
  return all.find(({ id, places }) => id === resourceId && places.includes(providerId));
}

async function findServices(db: Database, practiceId: number) {
  return await db
    .select({
      id: services.id,
      name: services.name,
      minutes: services.minutes,
      afterMinutes: services.afterMinutes,
      priceKobo: services.priceKobo,
      visitTypes: services.visitTypes,
      careTypes: services.careTypes,
      bookedBy: services.bookedBy,
      resourceIds: sql<number[]>`array(
        select given.resource_id from ${resourceServices} given
        join ${resources} r on r.id = given.resource_id and r.retired_at is null
        where given.service_id = "services"."id" order by 1)`,
      ownLengths: ownLengths(),
    })
    .from(services)
    .where(and(eq(services.practiceId, practiceId), isNull(services.retiredAt)))
    .orderBy(asc(services.position), asc(services.id));
}

/** Returns a service of a practice; undefined if there is none, or it is retired. */
export async function findService(db: Database, serviceId: number, practiceId: number) {
  return (await findServices(db, practiceId)).find(({ id }) => id === serviceId);
}

/** True if all of these resources belong to a practice and aren't retired. */
export async function areResourcesOf(db: Database, ids: readonly number[], practiceId: number): Promise<boolean> {
  const found = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(anyOf(resources.id, ids), eq(resources.practiceId, practiceId), isNull(resources.retiredAt)));
  return found.length === new Set(ids).size;
}

/** Returns which of some places have a resource that takes appointments. */
export async function placesWithResources(db: Database, providerIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ providerId: resourcePlaces.providerId })
    .from(resourcePlaces)
    .innerJoin(resources, eq(resources.id, resourcePlaces.resourceId))
    .where(and(anyOf(resourcePlaces.providerId, providerIds), isNull(resources.retiredAt)));
  return new Set(rows.map(({ providerId }) => providerId));
}

/** Returns the appointments to come of a place by resource; those without one have the key 0. */
async function countToCome(db: Database, providerId: number, nowMs: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ resourceId: appointments.resourceId, total: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.providerId, providerId),
        eq(appointments.status, 'scheduled'),
        gt(appointments.startsAt, new Date(nowMs)),
      ),
    )
    .groupBy(appointments.resourceId);
  return new Map(rows.map(({ resourceId, total }) => [resourceId ?? 0, total]));
}
