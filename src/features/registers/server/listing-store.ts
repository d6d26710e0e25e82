import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { RUN_BY_OPERATOR } from '#features/directory/rules/booking-state.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import type { Listing } from '../rules/listing.ts';
import { saveEditedListings } from './edited-listing-store.ts';

/** The result of saving listings; the three numbers add up to the number of listings. */
export interface SavedListings {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** The columns that a register fills. An import changes no others, so that additions of owners and administrators stay. */
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
  'searchText',
] as const;

const COLUMNS = getTableColumns(providers);

/**
 * Inserts listings and updates those that the register has changed. Of listings with the same key only the first counts.
 * Saving the same listings again writes nothing. With `bookable`, plain listings take bookings from then on, run by the operator;
 * without it, none stops. Edits made here are kept, and providers
 * removed here stay removed.
 */
export async function saveListings(
  db: Database,
  listings: readonly Listing[],
  { bookable }: { readonly bookable: boolean },
): Promise<SavedListings> {
  const byKey = new Map<string, Listing>();
  for (const listing of listings) {
    const key = `${listing.source}\n${listing.sourceKey}`;
    if (!byKey.has(key)) byKey.set(key, listing);
  }
  const run = bookable ? RUN_BY_OPERATOR : { bookingState: 'listed', liveBy: null };
  const rows = Array.from(byKey.values(), (listing) => ({ ...listing, ...run, searchText: searchTextOf(listing) }));
  const written = await db.execute<{ inserted: boolean }>(upsert(JSON.stringify(rows)));
  const inserted = written.rows.filter((row) => row.inserted).length;
  const edited = await saveEditedListings(db, [...byKey.values()], { bookable });
  const updated = written.rows.length - inserted + edited;
  return { inserted, updated, unchanged: listings.length - inserted - updated };
}

/** Updates the statistics of the planner, so that queries right after a large import are fast. */
export async function analyzeListings(db: Database): Promise<void> {
  await db.execute(sql`analyze ${providers}`);
}

/**
 * One statement with one parameter for any number of rows. Leaves alone rows that were edited or removed here. Equal rows are
 * filtered out before the insert, so that they cost neither a row lock nor a number of the id sequence. Rows are written in
 * the order of their keys, so that two simultaneous imports don't deadlock.
 */
function upsert(json: string): SQL {
  const names = [...IMPORTED, 'source', 'sourceKey', 'bookingState', 'liveBy'] as const;
  const columns = list(names, (name) => identifier(name));
  const typed = list(names, (name) => sql`${sql.identifier(name)} ${sql.raw(COLUMNS[name].getSQLType())}`);
  const differs = (incoming: (name: (typeof names)[number]) => SQL) => sql`
    (${list(IMPORTED, (name) => sql`p.${identifier(name)}`)}) is distinct from (${list(IMPORTED, incoming)})
    or (${incoming('bookingState')} = 'live' and p.booking_state = 'listed')`;
  const isUntouched = sql`p.removed_at is null and p.edited_columns = '{}'`;
  return sql`
    insert into ${providers} as p (${columns})
    select ${list(names, (name) => sql`i.${sql.identifier(name)}`)}
    from jsonb_to_recordset(${json}::jsonb) as i (${typed})
    left join ${providers} as p on p.source = i.source and p.source_key = i."sourceKey"
    where p.id is null or ${isUntouched} and (${differs((name) => sql`i.${sql.identifier(name)}`)})
    order by i.source, i."sourceKey"
    on conflict (source, source_key) do update set
      ${list(IMPORTED, (name) => sql`${identifier(name)} = excluded.${identifier(name)}`)},
      booking_state = case when p.booking_state = 'listed' then excluded.booking_state else p.booking_state end,
      live_by = case when p.booking_state = 'listed' then excluded.live_by else p.live_by end,
      updated_at = clock_timestamp()
    where ${isUntouched} and (${differs((name) => sql`excluded.${identifier(name)}`)})
    returning p.updated_at = p.created_at as inserted`;
}

function identifier(name: keyof typeof COLUMNS): SQL {
  return sql`${sql.identifier(COLUMNS[name].name)}`;
}

function list<T>(items: readonly T[], part: (item: T) => SQL): SQL {
  return sql.join(items.map(part), sql`, `);
}
