import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import type { NextPlace } from '../rules/next-place-contract.ts';

/** Returns what a place says that also holds for a further place of its practice; undefined if it was removed. */
export async function findNextPlace(db: Database, providerId: number): Promise<Omit<NextPlace, 'joins'> | undefined> {
  const { name, specialty, facilityType, email, phone, state, languages } = providers;
  const [place] = await db
    .select({
      name,
      specialty,
      facilityType,
      email,
      phone,
      state,
      languages,
      cacNumber: providerApplications.cacNumber,
    })
    .from(providers)
    .leftJoin(providerApplications, eq(providerApplications.providerId, providers.id))
    .where(and(eq(providers.id, providerId), isNull(providers.removedAt)));
  if (place === undefined) return undefined;
  const { weekday, opens, closes } = weeklyHours;
  const openingHours = await db
    .select({ weekday, opens, closes })
    .from(weeklyHours)
    .where(eq(weeklyHours.providerId, providerId))
    .orderBy(asc(weekday), asc(opens));
  const people = await db
    .select({ name: resources.name, title: resources.title })
    .from(resources)
    .innerJoin(resourcePlaces, eq(resourcePlaces.resourceId, resources.id))
    .where(
      and(eq(resourcePlaces.providerId, providerId), eq(resources.kind, 'practitioner'), isNull(resources.retiredAt)),
    )
    .orderBy(asc(resources.position));
  return {
    ...place,
    openingHours,
    people: people.map(({ name: called, title }) => ({ name: called, ...(title !== null && { title }) })),
  };
}
