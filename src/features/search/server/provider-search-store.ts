import { count, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/providers.ts';
import type { Provider } from '#features/directory/contract.ts';
import { SHOWN_COLUMNS, shown } from '#features/directory/server/provider-store.ts';
import { nextSlotsOf } from '#features/schedules/server/availability-store.ts';
import { Page } from '#platform/server/page.ts';
import type { ProviderSearch } from '../contract.ts';
import { distanceKmFrom, originOf, type Spelling, searchConditions, searchOrder } from './provider-search.ts';

/**
 * One page of the providers that answer a search, each with its next free slot. Words are taken as written; only when
 * that finds nobody, as misspelt.
 */
export async function findProviders(db: Database, search: ProviderSearch, nowMs: number): Promise<Page<Provider>> {
  const asWritten = await findSpelt(db, search, 'as-written', nowMs);
  return asWritten.total === 0 && search.q ? await findSpelt(db, search, 'nearly', nowMs) : asWritten;
}

async function findSpelt(
  db: Database,
  search: ProviderSearch,
  spelling: Spelling,
  nowMs: number,
): Promise<Page<Provider>> {
  const where = searchConditions(search, spelling, nowMs);
  const origin = originOf(search);
  const distanceKm = origin === undefined ? sql<null>`null::float8` : distanceKmFrom(origin);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...SHOWN_COLUMNS, distanceKm })
      .from(providers)
      .where(where)
      .orderBy(...searchOrder(search, spelling))
      .limit(search.limit)
      .offset(search.offset),
    db.select({ total: count() }).from(providers).where(where),
  ]);
  const next = await nextSlotsOf(db, rows, nowMs);
  const found = rows.map(({ distanceKm: km, ...row }) => ({
    ...shown(row, next.get(row.id)),
    ...(search.brief && { bio: undefined }),
    ...(km !== null && { distanceKm: Math.round(km * 1000) / 1000 }),
  }));
  return new Page(found, counted?.total ?? 0, search);
}
