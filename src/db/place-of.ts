import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { providers } from './schema/directory/providers.ts';

/** Returns SQL for the provider that answers for another one's records: itself, or the one that it was merged into. */
export function placeOf(providerId: SQLWrapper): SQL<number> {
  return sql<number>`(select coalesce(place.merged_into, place.id) from ${providers} as place where place.id = ${providerId})`;
}
