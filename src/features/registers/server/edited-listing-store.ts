import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/providers.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import type { Listing } from '../rules/listing.ts';

/** What an import says of a listing, without where it came from. */
const TOLD = [
  'name',
  'specialty',
  'facilityType',
  'address',
  'state',
  'lga',
  'latitude',
  'longitude',
  'locationPrecision',
  'phone',
] as const;

/** Moving a listing moves its point, so whoever wrote the place decides about the point too. */
const PLACE = ['state', 'lga'] as const;
const POINT = ['latitude', 'longitude', 'locationPrecision'] as const;

/**
 * Brings those of some listings up to date that somebody edited here: what they wrote stays, the rest follows the
 * register. Answers how many changed.
 */
export async function saveEditedListings(
  db: Database,
  listings: readonly Listing[],
  { bookable }: { readonly bookable: boolean },
): Promise<number> {
  const keys = JSON.stringify(listings.map(({ source, sourceKey }) => ({ source, sourceKey })));
  return await db.transaction(async (tx) => {
    const edited = await tx
      .select()
      .from(providers)
      .where(
        and(
          sql`(${providers.source}, ${providers.sourceKey}) in (
            select i.source, i."sourceKey" from jsonb_to_recordset(${keys}::jsonb) as i (source text, "sourceKey" text))`,
          sql`${providers.editedColumns} <> '{}'`,
          isNull(providers.removedAt),
        ),
      )
      .orderBy(providers.id)
      .for('no key update');
    let changed = 0;
    for (const row of edited) {
      const listing = listings.find(({ source, sourceKey }) => source === row.source && sourceKey === row.sourceKey);
      if (listing === undefined) continue;
      const own = new Set(row.editedColumns);
      if (PLACE.some((column) => own.has(column))) for (const column of POINT) own.add(column);
      const told = Object.fromEntries(
        TOLD.filter((column) => !own.has(column)).map((column) => [column, listing[column]]),
      );
      const merged = { ...row, ...told, bookable: row.bookable || bookable };
      const next = { ...merged, searchText: searchTextOf(merged) };
      const differs = [...TOLD, 'bookable', 'searchText'] as const;
      if (differs.every((column) => next[column] === row[column])) continue;
      const { id, ...values } = next;
      await tx
        .update(providers)
        .set({ ...values, updatedAt: sql`clock_timestamp()` })
        .where(eq(providers.id, id));
      changed += 1;
    }
    return changed;
  });
}
