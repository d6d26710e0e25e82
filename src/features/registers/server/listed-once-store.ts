import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providerLicences } from '#db/schema/directory/provider-licences.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import type { Listing } from '../rules/listing.ts';
import { rowThatStays, type Stored } from '../rules/row-that-stays.ts';

type Key = Pick<Listing, 'source' | 'sourceKey'>;

/** In the network, claimed, edited here, with a double merged into it, or with appointments, reviews, licences or members. */
const IS_USED = sql`(p.booking_state <> 'listed' or p.edited_columns <> '{}' or ${sql.join(
  [appointments, providerMembers, providerApplications, providerLicences, reviews].map(
    (table) => sql`exists (select from ${table} where ${table.providerId} = p.id)`,
  ),
  sql` or `,
)} or exists (select from ${providerApplications} where listing_id = p.id)
  or exists (select from ${providers} as m where m.merged_into = p.id))`;

/**
 * Returns each facility under the key of the row that stays its listing, and the keys of other listings of the same
 * facilities, which are to be deleted. `sameRows` has the other rows of a facility, the best known first.
 */
export async function listedOnce(
  db: Database,
  facilities: readonly Listing[],
  sameRows: ReadonlyMap<Listing, readonly Listing[]>,
): Promise<{ readonly listings: readonly Listing[]; readonly twice: readonly Key[] }> {
  const several = facilities.filter((facility) => sameRows.has(facility));
  const stored = await findStored(
    db,
    several.flatMap((facility) => [facility, ...(sameRows.get(facility) ?? [])]),
  );
  const storedOf = (row: Key) => stored.get(nameOf(row));
  const twice: Key[] = [];
  const listings = facilities.map((facility) => {
    const others = sameRows.get(facility) ?? [];
    const stays = rowThatStays([facility, ...others], storedOf);
    for (const row of [facility, ...others]) if (row !== stays && storedOf(row) === 'listed') twice.push(row);
    return { ...facility, source: stays.source, sourceKey: stays.sourceKey };
  });
  return { listings, twice };
}

/**
 * Deletes listings that are not in use and returns their number. Unlike a removal by an administrator this is not for good:
 * a register that has them as different facilities brings them back.
 */
export async function deleteListings(db: Database, keys: readonly Key[]): Promise<number> {
  return await db.transaction(async (tx) => {
    // Lock the rows, in the order of every import, so that none comes into use before it is deleted.
    await tx.execute(sql`
      select from ${recordset(keys)} join ${providers} as p on p.source = i.source and p.source_key = i."sourceKey"
      order by p.source, p.source_key for update of p`);
    const { rows } = await tx.execute(sql`
      delete from ${providers} as p using ${recordset(keys)}
      where p.source = i.source and p.source_key = i."sourceKey" and p.removed_at is null and not ${IS_USED}
      returning p.id`);
    return rows.length;
  });
}

async function findStored(db: Database, keys: readonly Key[]): Promise<ReadonlyMap<string, Stored>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<{ source: string; sourceKey: string; stored: Stored }>(sql`
    select p.source, p.source_key as "sourceKey",
      case when p.removed_at is not null then 'removed' when ${IS_USED} then 'used' else 'listed' end as stored
    from ${recordset(keys)} join ${providers} as p on p.source = i.source and p.source_key = i."sourceKey"`);
  return new Map(rows.map((row) => [nameOf(row), row.stored]));
}

function recordset(keys: readonly Key[]) {
  const json = JSON.stringify(keys.map(({ source, sourceKey }) => ({ source, sourceKey })));
  return sql`jsonb_to_recordset(${json}::jsonb) as i (source text, "sourceKey" text)`;
}

function nameOf({ source, sourceKey }: Key): string {
  return `${source}\n${sourceKey}`;
}
