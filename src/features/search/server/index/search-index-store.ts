import { and, asc, count, getTableColumns, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { cardOf } from '#features/directory/server/provider-card.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { hoursOf } from '#features/schedules/server/availability-store.ts';
import { exceptionsOf } from '#features/schedules/server/exception-store.ts';
import type { AppointmentChange } from '#features/search/rules/index/appointments.ts';
import type { IndexedProvider } from '#features/search/rules/index/indexed-provider.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';

const { email: _e, searchText: _s, source: _so, sourceKey: _k, ...columns } = getTableColumns(providers);
const changedAtMs = sql<number>`floor(extract(epoch from ${providers.updatedAt}) * 1000)::float8`;

/** How far a poll looks back: a change gets its time before its transaction commits. */
const LATE_MS = 15_000;

/** Returns the next providers after an id, in the order of ids. */
export async function readProvidersAfter(db: Database, id: number, limit: number): Promise<IndexedProvider[]> {
  const rows = await db
    .select({ ...columns, changedAtMs })
    .from(providers)
    .where(and(gt(providers.id, id), isNull(providers.removedAt)))
    .orderBy(asc(providers.id))
    .limit(limit);
  return await indexed(db, rows);
}

/** Returns providers by id, in the order of ids, without deleted and removed ones. */
export async function readProviders(db: Database, ids: readonly number[]): Promise<IndexedProvider[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...columns, changedAtMs })
    .from(providers)
    .where(and(inArray(providers.id, [...ids]), isNull(providers.removedAt)))
    .orderBy(asc(providers.id));
  return await indexed(db, rows);
}

/** Returns the ids of providers that changed since a time of the database's clock (ms) or shortly before it. */
export async function findChanged(
  db: Database,
  sinceMs: number,
  limit: number,
): Promise<{ readonly id: number; readonly changedAtMs: number }[]> {
  return await db
    .select({ id: providers.id, changedAtMs })
    .from(providers)
    .where(gte(providers.updatedAt, new Date(sinceMs - LATE_MS)))
    .limit(limit);
}

/** Sends a notification. */
export async function notify(db: Database, channel: string, message: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${message})`);
}

/** Returns the number of providers that are not removed. */
export async function countProviders(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(providers).where(isNull(providers.removedAt));
  return row?.count ?? 0;
}

/** Returns the time of the database's clock, ms since the epoch. */
export async function readClock(db: Database): Promise<number> {
  const read = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return read.rows[0]?.ms ?? 0;
}

/**
 * Returns the appointments within the booking horizon that changed since a time (ms), or all of them without one. In a rush
 * these are thousands a second, so they are selected as plain numbers, which are the cheapest to read.
 */
export async function findAppointments(
  db: Database,
  nowMs: number,
  sinceMs: number | undefined,
): Promise<AppointmentChange[]> {
  const horizon = lagosInstant(addDays(lagosDate(nowMs), BOOKABLE_DAYS + 1), '00:00');
  const { id, providerId, startsAt, endsAt, status, updatedAt } = appointments;
  const which =
    sinceMs === undefined ? sql`${status} = 'scheduled'` : sql`${updatedAt} >= ${new Date(sinceMs - LATE_MS)}`;
  const { rows } = await db.execute<AppointmentChange & Record<string, unknown>>(sql`
    select ${id} as id, ${providerId} as "providerId", ${status} = 'scheduled' as "isOn",
      (extract(epoch from ${startsAt}) * 1000)::float8 as "startsAtMs",
      (extract(epoch from ${endsAt}) * 1000)::float8 as "endsAtMs"
    from ${appointments} where ${endsAt} > ${new Date(nowMs)} and ${startsAt} < ${new Date(horizon)} and ${which}`);
  return rows;
}

/** Returns the holds that have not expired. */
export async function findHolds(db: Database, nowMs: number): Promise<AppointmentChange[]> {
  const rows = await db
    .select({
      id: slotHolds.id,
      providerId: slotHolds.providerId,
      startsAt: slotHolds.startsAt,
      endsAt: slotHolds.endsAt,
    })
    .from(slotHolds)
    .where(gt(slotHolds.expiresAt, new Date(nowMs)));
  return rows.map(({ id, providerId, startsAt, endsAt }) => ({
    // Negative, so that it is no id of an appointment.
    id: -id,
    providerId,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    isOn: true,
  }));
}

type Row = Omit<typeof providers.$inferSelect, 'email' | 'searchText' | 'source' | 'sourceKey'> & {
  readonly changedAtMs: number;
};

async function indexed(db: Database, rows: readonly Row[]): Promise<IndexedProvider[]> {
  const hours = await hoursOf(db, rows);
  const ids = rows.map(({ id }) => id);
  const exceptions = await exceptionsOf(db, ids);
  return rows.map((row) => ({
    ...row,
    schedule: {
      hours: hours.get(row.id) ?? [],
      exceptions: exceptions.get(row.id) ?? [],
      visitMinutes: row.visitMinutes,
      noticeMinutes: row.noticeMinutes,
      providesUrgentCare: row.providesUrgentCare,
      licensedUntil: row.licensedUntil,
    },
    card: cardOf(row),
  }));
}
