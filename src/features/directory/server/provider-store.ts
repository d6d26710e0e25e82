import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/providers.ts';
import { cancellationFeeOf } from '#features/schedules/rules/cancellation-fee.ts';
import { hoursOf, nextSlotsOf } from '#features/schedules/server/availability-store.ts';
import { findDaysThatDiffer } from '#features/schedules/server/exception-store.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Provider, ProviderDetail } from '../contract.ts';
import { shownAs } from './provider-card.ts';
import { findShownLicences } from './shown-licence-store.ts';

type ProviderRow = typeof providers.$inferSelect;

const {
  searchText: _,
  source: _s,
  sourceKey: _k,
  email: _e,
  createdAt: _c,
  updatedAt: _u,
  ...SHOWN_COLUMNS
} = getTableColumns(providers);

export { SHOWN_COLUMNS };
/** A row as it may be shown. */
export type ShownRow = Omit<ProviderRow, 'searchText' | 'source' | 'sourceKey' | 'email' | 'createdAt' | 'updatedAt'>;

/** One provider with hours, services and insurance; undefined when there is none with this id, or no more. */
export async function findProvider(db: Database, id: number, nowMs: number): Promise<ProviderDetail | undefined> {
  const [row] = await db.select(SHOWN_COLUMNS).from(providers).where(isThere(id));
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

/** A provider in the words of the contract, with its next free slot. */
export function shown(row: ShownRow, nextSlotMs: number | undefined): Provider {
  return { ...shownAs(row), nextSlotAt: nextSlotMs === undefined ? null : new Date(nextSlotMs).toISOString() };
}
