import { and, asc, count, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { pageChanges } from '#db/schema/directory/page-changes.ts';
import { providerLicences } from '#db/schema/directory/provider-licences.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { waitlistEntries } from '#db/schema/waitlist/waitlist-entries.ts';
import { waitlistOffers } from '#db/schema/waitlist/waitlist-offers.ts';
import { knownAcceptance } from '#features/directory/rules/accepting-new-patients.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import type { AdminProvider } from '../contract.ts';
import { eachProviderFlag, type ProviderFlag } from '../rules/provider-flags.ts';
import { findMembers } from './provider-member-store.ts';
import { rowColumns } from './provider-table-store.ts';

/** The columns that administrators and the practice write. */
export type ProviderWrite = Partial<
  Pick<
    typeof providers.$inferInsert,
    | 'name'
    | 'specialty'
    | 'facilityType'
    | 'email'
    | 'phone'
    | 'address'
    | 'state'
    | 'lga'
    | 'bio'
    | ProviderFlag
    | 'languages'
    | 'services'
    | 'profileImage'
    | 'officeImage'
    | 'latitude'
    | 'longitude'
    | 'locationPrecision'
  >
>;
/** A row of `providers`. */
export type StoredProvider = typeof providers.$inferSelect;

const isThere = (id: number) => and(eq(providers.id, id), isNull(providers.removedAt));
const scheduledAhead = (providerId: number, nowMs: number) =>
  and(
    eq(appointments.providerId, providerId),
    eq(appointments.status, 'scheduled'),
    gt(appointments.startsAt, new Date(nowMs)),
  );

/** Returns a provider in full; undefined if there is none with this id, or it was removed. */
export async function findAdminProvider(db: Database, id: number, nowMs: number): Promise<AdminProvider | undefined> {
  const [row] = await db
    .select({
      ...rowColumns,
      facilityType: providers.facilityType,
      email: providers.email,
      phone: providers.phone,
      address: providers.address,
      bio: providers.bio,
      ...eachProviderFlag((name) => providers[name]),
      speaksLocalLanguages: providers.languages,
      profileImage: providers.profileImage,
      officeImage: providers.officeImage,
      pausedReason: providers.pausedReason,
      rating: providers.ratingTenths,
      reviewCount: providers.reviewCount,
    })
    .from(providers)
    .where(isThere(id));
  if (row === undefined) return undefined;
  const licences = await db
    .select()
    .from(providerLicences)
    .where(eq(providerLicences.providerId, id))
    .orderBy(asc(providerLicences.council), asc(providerLicences.number));
  const [counted] = await db.select({ upcoming: count() }).from(appointments).where(scheduledAhead(id, nowMs));
  return {
    ...row,
    acceptingNewPatients: knownAcceptance(row),
    removedAt: null,
    members: await findMembers(db, id),
    licences: licences.map((licence) => ({ ...licence, checkedAt: licence.checkedAt.toISOString() })),
    upcomingVisits: counted?.upcoming ?? 0,
  };
}

/** Locks a provider until the end of the transaction; undefined if there is none with this id, or it was removed. */
export async function lockProviderRow(tx: Database, id: number): Promise<StoredProvider | undefined> {
  const [row] = await tx.select().from(providers).where(isThere(id)).for('no key update');
  return row;
}

/** Returns the name of an administrator. */
export async function findAdminName(db: Database, id: number): Promise<string> {
  const [admin] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, id));
  return admin?.name ?? '';
}

/** Inserts a provider of the network; returns its id, or undefined if one was added with its creation key before. */
export async function insertProvider(
  tx: Database,
  write: ProviderWrite & Pick<StoredProvider, 'name' | 'specialty' | 'state' | 'locationPrecision' | 'creationKey'>,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(providers)
    .values({ ...write, bookingState: 'setting_up', searchText: searchTextOf(write) })
    .onConflictDoNothing({ target: providers.creationKey, where: isNotNull(providers.creationKey) })
    .returning({ id: providers.id });
  return row?.id;
}

/** Returns the provider that was added with a creation key, even if it was removed since. */
export async function findByCreationKey(tx: Database, creationKey: string): Promise<number | undefined> {
  const [row] = await tx.select({ id: providers.id }).from(providers).where(eq(providers.creationKey, creationKey));
  return row?.id;
}

/** Updates columns of a provider and marks them as edited, so that an import leaves them alone. */
export async function writeProvider(tx: Database, before: StoredProvider, write: ProviderWrite): Promise<void> {
  await tx
    .update(providers)
    .set({
      ...write,
      searchText: searchTextOf({ ...before, ...write }),
      editedColumns: [...new Set([...before.editedColumns, ...Object.keys(write)])],
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(providers.id, before.id));
}

/** Returns the addresses of all pictures in use. */
export async function findNamedImages(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ profile: providers.profileImage, office: providers.officeImage })
    .from(providers)
    .where(or(isNotNull(providers.profileImage), isNotNull(providers.officeImage)));
  return new Set(rows.flatMap(({ profile, office }) => [profile, office]).filter((address) => address !== null));
}

/** Returns the upcoming visits of a provider, earliest first. */
export async function findAppointmentsAhead(
  tx: Database,
  providerId: number,
  nowMs: number,
): Promise<{ readonly id: number; readonly patientId: number }[]> {
  return await tx
    .select({ id: appointments.id, patientId: appointments.patientId })
    .from(appointments)
    .where(scheduledAhead(providerId, nowMs))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/**
 * Removes a provider from the network for good. Name, specialty and place stay for past visits; contact, pictures,
 * description, changes of the page, holds, licences, members and entries of its waiting list are deleted.
 */
export async function markRemoved(tx: Database, id: number, nowMs: number): Promise<void> {
  await tx
    .update(providers)
    .set({
      removedAt: new Date(nowMs),
      bookingState: 'closed',
      pausedReason: null,
      acceptingNewPatients: false,
      licensedUntil: null,
      email: null,
      phone: null,
      bio: null,
      profileImage: null,
      officeImage: null,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(providers.id, id));
  await tx.delete(slotHolds).where(eq(slotHolds.providerId, id));
  await tx.delete(providerLicences).where(eq(providerLicences.providerId, id));
  await tx.delete(pageChanges).where(eq(pageChanges.providerId, id));
  await tx.delete(providerMembers).where(eq(providerMembers.providerId, id));
  await tx
    .update(waitlistOffers)
    .set({ outcome: 'withdrawn', decidedAt: new Date(nowMs) })
    .where(and(eq(waitlistOffers.providerId, id), isNull(waitlistOffers.outcome)));
  const ofProvider = tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.providerId, id));
  await tx
    .update(waitlistEntries)
    .set({ outcome: 'over', endedAt: new Date(nowMs) })
    .where(and(inArray(waitlistEntries.appointmentId, ofProvider), isNull(waitlistEntries.outcome)));
}
