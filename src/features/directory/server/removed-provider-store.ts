import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';

/** Which of these providers were removed. */
export async function removedAmong(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(inArray(providers.id, [...ids]), isNotNull(providers.removedAt)));
  return new Set(found.map(({ id }) => id));
}
