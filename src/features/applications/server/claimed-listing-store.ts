import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeOf } from '#db/place-of.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import { claimedFacts } from '../rules/claimed-facts.ts';
import { hoursFor } from '../rules/new-provider.ts';
import { phoneEnd, registeredMobile } from '../rules/proof-code.ts';
import type { Claim, ConvertedProvider } from '../rules/review-contract.ts';
import { insertPeople } from './applied-people-store.ts';

type Application = typeof providerApplications.$inferSelect;
type Listing = typeof providers.$inferSelect;

/**
 * Returns the provider with an id, or the one that it was merged into; undefined if there is none. It may be removed, or
 * in the network.
 */
export async function findClaimed(db: Database, listingId: number): Promise<Listing | undefined> {
  const [row] = await db
    .select()
    .from(providers)
    .where(eq(providers.id, placeOf(sql`${listingId}`)));
  return row;
}

/** The same, and locks its row until the end of the transaction. */
export async function lockClaimed(tx: Database, listingId: number): Promise<Listing | undefined> {
  const found = await findClaimed(tx, listingId);
  if (found === undefined) return undefined;
  const [row] = await tx.select().from(providers).where(eq(providers.id, found.id)).for('no key update');
  // Merged while this waited for the lock.
  return row?.mergedInto ? await lockClaimed(tx, row.mergedInto) : row;
}

/** What an application says about its claim. */
type Claiming = Pick<Application, 'id' | 'listingId' | 'provedAt' | 'providerId'>;

/** Returns the claims of applications as reviewers read them, by application; those without a claim are absent. */
export async function findClaims(
  db: Database,
  applications: readonly Claiming[],
  { sendsSms }: { readonly sendsSms: boolean },
): Promise<ReadonlyMap<number, Claim>> {
  const claiming = applications.filter(({ listingId }) => listingId !== null);
  if (claiming.length === 0) return new Map();
  const { id, listingId: claimedId } = providerApplications;
  const rows = await db
    .select({
      applicationId: id,
      listing: providers,
      otherClaims: sql<number>`(select count(*) from ${providerApplications} as other
        where other.id <> ${id} and ${placeOf(sql`other.listing_id`)} = ${providers.id} and other.status in ('pending', 'approved'))`.mapWith(
        Number,
      ),
    })
    .from(providerApplications)
    .innerJoin(providers, eq(providers.id, placeOf(claimedId)))
    .where(
      inArray(
        id,
        claiming.map((application) => application.id),
      ),
    );
  const found = new Map(rows.map((row) => [row.applicationId, row]));
  return new Map(
    claiming.flatMap((application) => {
      const row = found.get(application.id);
      return row === undefined ? [] : [[application.id, claimOf(application, row, sendsSms)] as const];
    }),
  );
}

function claimOf(
  { listingId, provedAt, providerId }: Claiming,
  { listing, otherClaims }: { readonly listing: Listing; readonly otherClaims: number },
  sendsSms: boolean,
): Claim {
  const { id, name, specialty, facilityType, address, phone, lga, state, bookingState, removedAt } = listing;
  const { latitude, longitude } = listing;
  const number = sendsSms ? registeredMobile(listing) : undefined;
  const isFree = bookingState === 'listed' || providerId === id;
  return {
    listingId: id,
    name,
    specialty,
    facilityType,
    address,
    phone,
    lga,
    state,
    latitude,
    longitude,
    listing: removedAt !== null ? 'gone' : isFree ? 'listed' : 'taken',
    provedAt: listingId === id ? (provedAt?.toISOString() ?? null) : null,
    isOtherProved: listingId !== id && provedAt !== null,
    phoneEnd: number === undefined ? null : phoneEnd(number),
    otherClaims,
  };
}

/**
 * Makes a listing, which the caller has locked, the practice of an application: it keeps its id, reviews and, unless the
 * applicant's pin is elsewhere, its surveyed point, and gets the applicant's facts, hours and people. An import leaves these alone from then on. Its members start the
 * bookings.
 */
export async function takeOverListing(
  tx: Database,
  application: Application,
  listing: Listing,
  nowMs: number,
): Promise<ConvertedProvider> {
  const facts = claimedFacts(application, listing);
  const [row] = await tx
    .update(providers)
    .set({
      ...facts,
      acceptingNewPatients: true,
      bookingState: 'setting_up',
      searchText: searchTextOf({ ...listing, ...facts }),
      editedColumns: [...new Set([...listing.editedColumns, ...Object.keys(facts)])],
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(providers.id, listing.id))
    .returning();
  if (row === undefined) throw new Error('The locked listing is gone.');
  await tx.delete(weeklyHours).where(eq(weeklyHours.providerId, row.id));
  const hours = hoursFor(application);
  if (hours.length > 0) await tx.insert(weeklyHours).values(hours.map((day) => ({ ...day, providerId: row.id })));
  if (row.practiceId === null) await insertPeople(tx, row, application, { nowMs });
  return { ...row, speaksLocalLanguages: row.languages };
}

/** Writes that a code was sent to the number of a listing for a claim, which is of that one from then on. */
export async function writeCodeSent(
  tx: Database,
  id: number,
  { listingId, hash, nowMs }: { readonly listingId: number; readonly hash: Buffer; readonly nowMs: number },
): Promise<void> {
  await tx
    .update(providerApplications)
    .set({ listingId, provedAt: null, proofCodeHash: hash, proofCodeSentAt: new Date(nowMs), proofCodeTries: 0 })
    .where(eq(providerApplications.id, id));
}

/** Counts a typed code. */
export async function countTry(tx: Database, id: number): Promise<void> {
  await tx
    .update(providerApplications)
    .set({ proofCodeTries: sql`${providerApplications.proofCodeTries} + 1` })
    .where(eq(providerApplications.id, id));
}

/** Writes that the right code was typed; it can't be used again. */
export async function writeProved(tx: Database, id: number, nowMs: number): Promise<void> {
  await tx
    .update(providerApplications)
    .set({ provedAt: new Date(nowMs), proofCodeHash: null })
    .where(eq(providerApplications.id, id));
}
