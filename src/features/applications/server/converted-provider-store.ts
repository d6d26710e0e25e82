import type { Database } from '#db/open-database.ts';
import type { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import { specialtyOf } from '#features/registers/rules/specialty-of.ts';
import { bioFor, hoursFor, placeFor, specialtyFor } from '../rules/new-provider.ts';
import type { ConvertedProvider } from '../rules/review-contract.ts';
import { findPracticeOf, insertPeople } from './applied-people-store.ts';

type Application = typeof providerApplications.$inferSelect;

/**
 * Inserts the further places of an application, of which the given place became the main one: with what the application
 * says, and the name, address, pin and hours of each. They are of the same practice.
 */
export async function insertFurtherPlaces(
  tx: Database,
  application: Application,
  main: Pick<ConvertedProvider, 'id'>,
  nowMs: number,
): Promise<readonly ConvertedProvider[]> {
  const practiceId = await findPracticeOf(tx, main.id);
  const converted: ConvertedProvider[] = [];
  for (const place of application.furtherPlaces ?? []) {
    converted.push(await insertConverted(tx, { ...application, ...place }, nowMs, practiceId));
  }
  return converted;
}

/**
 * Inserts the provider described in an application, with the applicant's hours and people. Its members start the
 * bookings. It joins the practice, if one is given.
 */
export async function insertConverted(
  tx: Database,
  application: Application,
  nowMs: number,
  practiceId?: number,
): Promise<ConvertedProvider> {
  const { name, email, phone, address, state, lga, languages, lowCostOptions, mobileClinic } = application;
  const { facilityType } = application;
  // The form's list has no specialty of a pharmacy or laboratory.
  const specialty =
    facilityType !== null && application.specialty === 'Other'
      ? specialtyOf(name, facilityType)
      : specialtyFor(application.specialty);
  const described = { name, specialty, address, state, lga, facilityType };
  const now = new Date(nowMs);
  const [row] = await tx
    .insert(providers)
    .values({
      ...described,
      ...placeFor(application),
      email,
      phone,
      languages,
      lowCostOptions,
      mobileClinic,
      bio: bioFor(application) || null,
      telehealthAvailable: application.telehealthSupport,
      providesUrgentCare: application.urgentCareSupport,
      acceptingNewPatients: true,
      bookingState: 'setting_up',
      searchText: searchTextOf(described),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('The provider was not inserted.');
  const hours = hoursFor(application);
  if (hours.length > 0) {
    await tx.insert(weeklyHours).values(hours.map((day) => ({ ...day, providerId: row.id })));
  }
  await insertPeople(tx, row, application, { nowMs, practiceId });
  return { ...row, speaksLocalLanguages: row.languages };
}
