import { and, arrayOverlaps, asc, count, eq, gte, isNull, lte, max, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerLicences } from '#db/schema/directory/provider-licences.ts';
import { providers } from '#db/schema/directory/providers.ts';

type NewLicence = Omit<typeof providerLicences.$inferInsert, 'id'>;

/** Records a licence; one with the same council and number of the same provider is renewed. */
export async function putLicence(tx: Database, licence: NewLicence): Promise<void> {
  const { validUntil, checkedBy, checkedByName, checkedAt } = licence;
  await tx
    .insert(providerLicences)
    .values(licence)
    .onConflictDoUpdate({
      target: [providerLicences.providerId, providerLicences.council, providerLicences.number],
      set: { validUntil, checkedBy, checkedByName, checkedAt },
    });
  await noteLicensedUntil(tx, licence.providerId);
}

/** Deletes a licence of a provider and returns it; undefined if it has none with this id. */
export async function deleteLicence(
  tx: Database,
  providerId: number,
  id: number,
): Promise<typeof providerLicences.$inferSelect | undefined> {
  const [deleted] = await tx
    .delete(providerLicences)
    .where(and(eq(providerLicences.id, id), eq(providerLicences.providerId, providerId)))
    .returning();
  await noteLicensedUntil(tx, providerId);
  return deleted;
}

/** Returns the number of providers whose last licence ends on or before a day in Lagos. */
export async function countEnding(db: Database, day: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(providers).where(endsBy(day));
  return counted?.total ?? 0;
}

/** Returns one page of these providers, earliest end first. */
export async function findEnding(
  db: Database,
  day: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly id: number; readonly name: string; readonly licensedUntil: string }[]> {
  const rows = await db
    .select({ id: providers.id, name: providers.name, licensedUntil: providers.licensedUntil })
    .from(providers)
    .where(endsBy(day))
    .orderBy(asc(providers.licensedUntil), asc(providers.id))
    .limit(limit)
    .offset(offset);
  return rows.flatMap(({ licensedUntil, ...row }) => (licensedUntil === null ? [] : { ...row, licensedUntil }));
}

/** Returns the bookable providers whose last licence ends between two days in Lagos, both included. */
export async function findEndingAhead(
  db: Database,
  from: string,
  to: string,
): Promise<{ readonly id: number; readonly name: string; readonly licensedUntil: string }[]> {
  const rows = await db
    .select({ id: providers.id, name: providers.name, licensedUntil: sql<string>`${providers.licensedUntil}::text` })
    .from(providers)
    .where(and(isNull(providers.removedAt), gte(providers.licensedUntil, from), lte(providers.licensedUntil, to)))
    .orderBy(asc(providers.licensedUntil), asc(providers.id));
  return rows;
}

/** Returns the administrators to warn of ending licences: those who manage providers, with open accounts. */
export async function findWarned(db: Database): Promise<{ readonly id: number; readonly email: string }[]> {
  return await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        arrayOverlaps(users.permissions, ['super_admin', 'manage_providers']),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(users.id));
}

function endsBy(day: string) {
  return and(isNull(providers.removedAt), lte(providers.licensedUntil, day));
}

/** Stores the last day of all licences with the provider, where the offering of slots reads it. */
async function noteLicensedUntil(tx: Database, providerId: number): Promise<void> {
  const [last] = await tx
    .select({ day: max(providerLicences.validUntil) })
    .from(providerLicences)
    .where(eq(providerLicences.providerId, providerId));
  await tx
    .update(providers)
    .set({ licensedUntil: last?.day ?? null, updatedAt: sql`clock_timestamp()` })
    .where(eq(providers.id, providerId));
}
