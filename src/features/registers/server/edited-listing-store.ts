import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { RUN_BY_OPERATOR } from '#features/directory/rules/booking-state.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import type { Listing } from '../rules/listing.ts';

/** The fields of a listing that an import writes, without its source. */
const IMPORTED = [
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

/** A listing whose place was edited keeps the point that belongs to it. */
const PLACE = ['state', 'lga'] as const;
const POINT = ['latitude', 'longitude', 'locationPrecision'] as const;

/**
 * Updates those listings that were edited here: edited columns stay, the others follow the register. Returns the number of
 * changed listings.
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
      const imported = Object.fromEntries(
        IMPORTED.filter((column) => !own.has(column)).map((column) => [column, listing[column]]),
      );
      const run = bookable && row.bookingState === 'listed' ? RUN_BY_OPERATOR : {};
      const merged = { ...row, ...imported, ...run };
      const next = { ...merged, searchText: searchTextOf(merged) };
      const differs = [...IMPORTED, 'bookingState', 'searchText'] as const;
      if (differs.every((column) => next[column] === row[column])) continue;
      const { id, bookable: _generated, ...values } = next;
      await tx
        .update(providers)
        .set({ ...values, updatedAt: sql`clock_timestamp()` })
        .where(eq(providers.id, id));
      changed += 1;
    }
    return changed;
  });
}
