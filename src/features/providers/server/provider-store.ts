import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/providers.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { Page } from '#platform/server/page.ts';
import type { Provider, ProviderDetail, ProviderSearch } from '../contract.ts';
import { cancellationFeeOf } from '../rules/cancellation-fee.ts';
import { hoursOf, nextSlotsOf } from './availability-store.ts';
import { findDaysThatDiffer } from './exception-store.ts';
import { shownAs } from './provider-card.ts';
import { distanceKmFrom, originOf, type Spelling, searchConditions, searchOrder } from './provider-search.ts';
import { findShownLicences } from './shown-licence-store.ts';

type ProviderRow = typeof providers.$inferSelect;

const {
  searchText: _,
  source: _s,
  sourceKey: _k,
  email: _e,
  createdAt: _c,
  updatedAt: _u,
  ...columns
} = getTableColumns(providers);
type ShownRow = Omit<ProviderRow, 'searchText' | 'source' | 'sourceKey' | 'email' | 'createdAt' | 'updatedAt'>;

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
      .select({ ...columns, distanceKm })
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

/** One provider with hours, services and insurance; undefined when there is none with this id, or no more. */
export async function findProvider(db: Database, id: number, nowMs: number): Promise<ProviderDetail | undefined> {
  const [row] = await db.select(columns).from(providers).where(isThere(id));
  if (row === undefined) return undefined;
  const [next, hours, licences, daysThatDiffer] = await Promise.all([
    nextSlotsOf(db, [row], nowMs),
    hoursOf(db, [row]),
    findShownLicences(db, id),
    findDaysThatDiffer(db, id, lagosDate(nowMs)),
  ]);
  const officeHours = [...(hours.get(id) ?? [])].sort(
    (a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens),
  );
  return {
    ...row,
    ...shown(row, next.get(id)),
    cancellationPolicy: cancellationFeeOf(row),
    officeHours,
    ...daysThatDiffer,
    licences,
  };
}

/** Tells whether there is a provider with this id. */
export async function providerExists(db: Database, id: number): Promise<boolean> {
  return (await db.select({ id: providers.id }).from(providers).where(isThere(id))).length > 0;
}

function isThere(id: number) {
  return and(eq(providers.id, id), isNull(providers.removedAt));
}

function shown(row: ShownRow, nextSlotMs: number | undefined): Provider {
  return { ...shownAs(row), nextSlotAt: nextSlotMs === undefined ? null : new Date(nextSlotMs).toISOString() };
}
