import { and, asc, count, eq, getTableColumns, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { calendarLinks, outsideBusy } from '#db/schema/calendars/calendar-links.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourceHours, resourcePlaces } from '#db/schema/schedules/resources.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { knownAcceptance } from '#features/directory/rules/accepting-new-patients.ts';
import { cardOf } from '#features/directory/server/provider-card.ts';
import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import type { Offer } from '#features/schedules/rules/service-choice.ts';
import type { Schedule } from '#features/schedules/rules/slots.ts';
import { hoursOf } from '#features/schedules/server/availability-store.ts';
import { busyOf } from '#features/schedules/server/busy-store.ts';
import { exceptionsOf } from '#features/schedules/server/exception-store.ts';
import { offersOf } from '#features/schedules/server/resource-store.ts';
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

/** The tables besides `providers` whose triggers notify of changed providers. */
export const SCHEDULE_TABLES = [resourceHours, resourcePlaces, scheduleExceptions, weeklyHours];

/** The rows of outside calendars, by the places at which what they keep busy takes appointments. */
const BUSY_MARKS = sql`
  select coalesce(${resourcePlaces.providerId}, ${calendarLinks.providerId}), ${outsideBusy}.xmin::text::bigint
  from ${outsideBusy} join ${calendarLinks} on ${calendarLinks.id} = ${outsideBusy.linkId}
  left join ${resourcePlaces} on ${resourcePlaces.resourceId} = ${calendarLinks.resourceId}`;

/**
 * Returns a mark of the schedules of each provider, by provider id. It changes with every write to them: a changed row has
 * another transaction id, a deleted one is missing from the number of rows.
 */
export async function readScheduleMarks(db: Database): Promise<Map<number, string>> {
  const rows = sql.join(
    [
      ...SCHEDULE_TABLES.map((table) => sql`select provider_id, xmin::text::bigint as written from ${table}`),
      BUSY_MARKS,
    ],
    sql` union all `,
  );
  const read = await db.execute<{ id: number; mark: string }>(sql`
    select provider_id as id, count(*) || '.' || sum(written) as mark from (${rows}) as schedule_rows group by provider_id`);
  return new Map(read.rows.map(({ id, mark }) => [id, mark]));
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
  const { id, providerId, startsAt, endsAt, busyUntil, status, updatedAt } = appointments;
  const which =
    sinceMs === undefined ? sql`${status} = 'scheduled'` : sql`${updatedAt} >= ${new Date(sinceMs - LATE_MS)}`;
  const { rows } = await db.execute<AppointmentChange & Record<string, unknown>>(sql`
    select ${id} as id, coalesce(${resourcePlaces.providerId}, ${providerId}) as "providerId",
      ${appointments.resourceId} as "resourceId", ${appointments.lane} as lane, ${status} = 'scheduled' as "isOn",
      (extract(epoch from ${startsAt}) * 1000)::float8 as "startsAtMs",
      (extract(epoch from coalesce(${busyUntil}, ${endsAt})) * 1000)::float8 as "endsAtMs"
    from ${appointments} left join ${resourcePlaces} on ${resourcePlaces.resourceId} = ${appointments.resourceId}
    where coalesce(${busyUntil}, ${endsAt}) > ${new Date(nowMs)} and ${startsAt} < ${new Date(horizon)} and ${which}`);
  return rows;
}

/** Returns the holds that have not expired. */
export async function findHolds(db: Database, nowMs: number): Promise<AppointmentChange[]> {
  const rows = await db
    .select({
      id: slotHolds.id,
      providerId: sql<number>`coalesce(${resourcePlaces.providerId}, ${slotHolds.providerId})`,
      resourceId: slotHolds.resourceId,
      lane: slotHolds.lane,
      startsAt: slotHolds.startsAt,
      endsAt: slotHolds.endsAt,
    })
    .from(slotHolds)
    .leftJoin(resourcePlaces, eq(resourcePlaces.resourceId, slotHolds.resourceId))
    .where(gt(slotHolds.expiresAt, new Date(nowMs)));
  return rows.map(({ id, startsAt, endsAt, ...row }) => ({
    ...row,
    // Negative, so that it is no id of an appointment.
    id: -id,
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
  const [exceptions, offers, busy] = [await exceptionsOf(db, ids), await offersOf(db, ids), await busyOf(db, ids)];
  const busyAt = (id: number) => {
    const found = busy.get(id);
    return found && { busy: found };
  };
  return rows.map((row) => ({
    ...row,
    acceptingNewPatients: knownAcceptance(row) === true,
    schedule: {
      ...ordinaryResources(offers.get(row.id)),
      hours: hours.get(row.id) ?? [],
      exceptions: exceptions.get(row.id) ?? [],
      ...busyAt(row.id),
      visitMinutes: row.visitMinutes,
      noticeMinutes: row.noticeMinutes,
      providesUrgentCare: row.providesUrgentCare,
      licensedUntil: row.licensedUntil,
    },
    card: cardOf(row),
  }));
}

/** The resources that take ordinary appointments, as far as slots depend on them: a rename makes no other schedule. */
function ordinaryResources({ everyResource }: Offer = {}): Pick<Schedule, 'resources'> {
  if (everyResource === undefined) return {};
  const ordinary = everyResource.filter(({ takesOrdinary }) => takesOrdinary);
  return {
    resources: ordinary.map(({ id, capacity, hours, exceptions, busy }) => ({
      ...{ id, capacity },
      ...(hours && { hours }),
      ...(exceptions && { exceptions }),
      ...(busy && { busy }),
    })),
  };
}
