import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourceServices, services } from '#db/schema/schedules/practice-services.ts';
import { resourceHours, resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import type { Offer, OwnLength, Resource, Service } from '../rules/service-choice.ts';
import type { DayException } from '../rules/slots.ts';
import { busyFrom, busyOfResource } from './busy-store.ts';

/**
 * Returns the resources and services of several places, by the id of the provider; absent for those that have described
 * none. Retired resources are left out; retired services are there for appointments that are moved.
 */
export async function offersOf(db: Database, providerIds: readonly number[]): Promise<Map<number, Offer>> {
  if (providerIds.length === 0) return new Map();
  const found = await findResources(db, providerIds);
  if (found.size === 0) return new Map();
  const placesWithResources = [...found.keys()];
  const offered = await findServices(db, placesWithResources);
  return new Map(
    placesWithResources.map((id) => {
      const everyResource = found.get(id) ?? [];
      const here = new Set(everyResource.map((resource) => resource.id));
      const given = (offered.get(id) ?? [])
        .map((service) => ({ ...service, resourceIds: service.resourceIds.filter((each) => here.has(each)) }))
        .filter(({ resourceIds }) => resourceIds.length > 0);
      return [id, { everyResource, services: given }];
    }),
  );
}

/** Returns the resources that take appointments at several places, each with the places among these. */
export async function resourcesAt(db: Database, providerIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ resourceId: resourcePlaces.resourceId, providerId: resourcePlaces.providerId })
    .from(resourcePlaces)
    .where(anyOf(resourcePlaces.providerId, providerIds));
  const places = new Map<number, number[]>();
  for (const { resourceId, providerId } of rows)
    places.set(resourceId, [...(places.get(resourceId) ?? []), providerId]);
  return places;
}

async function findResources(db: Database, providerIds: readonly number[]): Promise<Map<number, Resource[]>> {
  const rows = await db
    .select({
      providerId: resourcePlaces.providerId,
      id: resources.id,
      kind: resources.kind,
      name: resources.name,
      title: resources.title,
      capacity: resources.capacity,
      isPublic: resources.isPublic,
      takesOrdinary: resources.takesOrdinary,
      hours: sql<[number, string, string][] | null>`(
        select json_agg(json_build_array(${resourceHours.weekday}, ${resourceHours.opens}, ${resourceHours.closes})
          order by ${resourceHours.weekday}, ${resourceHours.opens})
        from ${resourceHours} where ${resourceHours.resourceId} = ${resourcePlaces.resourceId}
          and ${resourceHours.providerId} = ${resourcePlaces.providerId})`,
      exceptions: sql<DayException[] | null>`(
        select json_agg(json_build_object('day', ${scheduleExceptions.day}, 'kind', ${scheduleExceptions.kind},
          'opens', ${scheduleExceptions.opens}, 'closes', ${scheduleExceptions.closes})
          order by ${scheduleExceptions.day}, ${scheduleExceptions.opens})
        from ${scheduleExceptions} where ${scheduleExceptions.resourceId} = ${resourcePlaces.resourceId}
          and ${scheduleExceptions.providerId} = ${resourcePlaces.providerId})`,
      busy: busyOfResource(sql`${resourcePlaces}.resource_id`),
    })
    .from(resourcePlaces)
    .innerJoin(resources, eq(resources.id, resourcePlaces.resourceId))
    .where(and(anyOf(resourcePlaces.providerId, providerIds), isNull(resources.retiredAt)))
    .orderBy(asc(resources.position), asc(resources.id));
  const found = new Map<number, Resource[]>();
  for (const { providerId, hours, exceptions, busy, ...row } of rows) {
    const own = hours?.map(([weekday, opens, closes]) => ({ weekday, opens, closes }));
    const days = { ...(own !== undefined && { hours: own }), ...(exceptions !== null && { exceptions }) };
    const resource = { ...row, ...days, ...busyFrom(busy) };
    found.set(providerId, [...(found.get(providerId) ?? []), resource]);
  }
  return found;
}

async function findServices(db: Database, providerIds: readonly number[]): Promise<Map<number, Service[]>> {
  const rows = await db
    .select({
      providerId: providers.id,
      id: services.id,
      name: services.name,
      minutes: services.minutes,
      afterMinutes: services.afterMinutes,
      priceKobo: services.priceKobo,
      visitTypes: services.visitTypes,
      careTypes: services.careTypes,
      bookedBy: services.bookedBy,
      isRetired: sql<boolean>`${services.retiredAt} is not null`,
      resourceIds: sql<number[]>`array(
        select ${resourceServices.resourceId} from ${resourceServices} where ${resourceServices.serviceId} = ${services.id})`,
      ownLengths: ownLengths(),
    })
    .from(services)
    .innerJoin(providers, eq(providers.practiceId, services.practiceId))
    .where(anyOf(providers.id, providerIds))
    .orderBy(asc(services.position), asc(services.id));
  const found = new Map<number, Service[]>();
  for (const { providerId, ownLengths: own, ...service } of rows) {
    found.set(providerId, [
      ...(found.get(providerId) ?? []),
      { ...service, ...(own.length > 0 && { ownLengths: own }) },
    ]);
  }
  return found;
}

/** Returns a column: who takes another time for a service of the query than it says. */
export function ownLengths() {
  return sql<OwnLength[]>`(
    select coalesce(json_agg(json_build_object('resourceId', g.resource_id, 'minutes', g.minutes,
      'afterMinutes', g.after_minutes) order by g.resource_id), '[]')
    from ${resourceServices} g where g.service_id = "services"."id" and g.minutes is not null)`;
}
