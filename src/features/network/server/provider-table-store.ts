import { and, asc, count, desc, eq, isNotNull, isNull, like, type SQL } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/providers.ts';
import { foldText } from '#features/providers/rules/search-text.ts';
import { Page } from '#platform/server/page.ts';
import type { ProviderRow, ProviderTableSearch } from '../contract.ts';

/** What a row of the table takes of a provider. */
export const rowColumns = {
  id: providers.id,
  name: providers.name,
  specialty: providers.specialty,
  state: providers.state,
  lga: providers.lga,
  acceptingNewPatients: providers.acceptingNewPatients,
  telehealthAvailable: providers.telehealthAvailable,
  providesUrgentCare: providers.providesUrgentCare,
  lowCostOptions: providers.lowCostOptions,
  bookable: providers.bookable,
  isDemo: providers.isDemo,
  licensedUntil: providers.licensedUntil,
  removedAt: providers.removedAt,
};

/** One page of the providers that an administrator looks for, those of the network before listings. */
export async function findProviderRows(db: Database, search: ProviderTableSearch): Promise<Page<ProviderRow>> {
  const where = and(kindIs(search.kind), ...wordsOf(search.q));
  const [rows, [counted]] = await Promise.all([
    db
      .select(rowColumns)
      .from(providers)
      .where(where)
      .orderBy(desc(providers.bookable), ...orderOf(search.sort), asc(providers.id))
      .limit(search.limit)
      .offset(search.offset),
    db.select({ total: count() }).from(providers).where(where),
  ]);
  const items = rows.map((row) => ({ ...row, removedAt: row.removedAt?.toISOString() ?? null }));
  return new Page(items, counted?.total ?? 0, search);
}

function kindIs(kind: ProviderTableSearch['kind']): SQL | undefined {
  if (kind === 'removed') return isNotNull(providers.removedAt);
  const isThere = isNull(providers.removedAt);
  return kind === undefined ? isThere : and(isThere, eq(providers.bookable, kind === 'network'));
}

/** Every word must occur in name, specialty, type or place, in any spelling of case and accents. */
function wordsOf(q = ''): SQL[] {
  return foldText(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => like(providers.searchText, `%${word}%`));
}

function orderOf(sort: ProviderTableSearch['sort']): SQL[] {
  if (sort === 'newest') return [desc(providers.id)];
  if (sort === '-name') return [desc(providers.name)];
  if (sort === 'specialty') return [asc(providers.specialty), asc(providers.name)];
  return sort === 'state' ? [asc(providers.state), asc(providers.lga), asc(providers.name)] : [asc(providers.name)];
}
