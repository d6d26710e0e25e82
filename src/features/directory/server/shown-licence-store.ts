import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerLicences } from '#db/schema/directory/provider-licences.ts';
import type { ShownLicence } from '../contract.ts';

/** The licences of a provider as patients see them, the one that holds longest first. Never who looked them up. */
export async function findShownLicences(db: Database, providerId: number): Promise<ShownLicence[]> {
  const rows = await db
    .select({
      council: providerLicences.council,
      number: providerLicences.number,
      validUntil: providerLicences.validUntil,
      checkedAt: providerLicences.checkedAt,
    })
    .from(providerLicences)
    .where(eq(providerLicences.providerId, providerId))
    .orderBy(desc(providerLicences.validUntil), asc(providerLicences.id));
  return rows.map(({ checkedAt, ...licence }) => ({ ...licence, checkedAt: checkedAt.toISOString() }));
}
