import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { MAX_COLUMN_ID } from '#platform/common/fields.ts';

/** Ids in one file of the sitemap: few enough to be written at once, and far below the 50,000 that a file may have. */
export const SITEMAP_IDS = 10_000;

/** Fictional providers and those that were removed stay out of search engines. */
const isReal = and(eq(providers.isDemo, false), isNull(providers.removedAt));

/** The numbers of the files with providers: file `n` has the ids from `n * SITEMAP_IDS` on. */
export async function findSitemapFiles(db: Database): Promise<number[]> {
  const file = sql<number>`${providers.id} / ${sql.raw(String(SITEMAP_IDS))}`;
  const rows = await db.selectDistinct({ file }).from(providers).where(isReal).orderBy(asc(file));
  return rows.map((row) => row.file);
}

/** The providers of one file, and when each was last changed. */
export async function findSitemapProviders(
  db: Database,
  file: number,
): Promise<{ readonly id: number; readonly updatedAt: Date }[]> {
  return await db
    .select({ id: providers.id, updatedAt: providers.updatedAt })
    .from(providers)
    .where(
      and(
        isReal,
        gte(providers.id, file * SITEMAP_IDS),
        lte(providers.id, Math.min((file + 1) * SITEMAP_IDS - 1, MAX_COLUMN_ID)),
      ),
    )
    .orderBy(asc(providers.id));
}

/** The places and specialties under which real providers are found. */
export async function findSitemapSearches(
  db: Database,
): Promise<{ readonly state: string; readonly lga: string | null; readonly specialty: string }[]> {
  return await db
    .selectDistinct({ state: providers.state, lga: providers.lga, specialty: providers.specialty })
    .from(providers)
    .where(isReal);
}
