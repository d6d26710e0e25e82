import { eq, sql } from 'drizzle-orm';
import { batchRows } from '#db/batch-rows.ts';
import { batchedQuery } from '#db/batched-query.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces } from '#db/schema/schedules/resources.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { slotHolds } from '#db/schema/schedules/slot-holds.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { BOOKABLE_DAYS } from '../rules/bookable-days.ts';
import { type DayException, defaultHours, type Schedule, type Taken } from '../rules/slots.ts';
import { busyFrom, busyOfPlace } from './busy-store.ts';
import type { SlotHolder } from './slot-holder.ts';

/** What decides which times of a provider are free. */
export interface Calendar {
  readonly bookable: boolean;
  readonly schedule: Schedule;
  /** Visits, and what others hold, within the booking horizon. */
  readonly taken: readonly Taken[];
  /** The place has resources, so that neither its schedule nor what is taken is complete here. */
  readonly hasResources: boolean;
}

/** A request for the calendar of a provider. */
export interface CalendarRequest {
  readonly providerId: number;
  readonly nowMs: number;
  readonly holder: SlotHolder;
}

/**
 * A provider's calendar as it is now: the same as `findSchedule` and `findTaken` together, which a booking reads inside its
 * transaction. Undefined when there is no such provider, or no more. Simultaneous requests share one query.
 */
export const findCalendar = batchedQuery<CalendarRequest, Calendar | undefined>((db) => {
  const query = prepareCalendarQuery(db);
  return async (requests) => {
    const times = requests.map(({ nowMs }) => nowMs);
    const rows = await query.execute({
      count: requests.length,
      ids: requests.map(({ providerId }) => providerId),
      hashes: requests.map(({ holder }) => holder.hash ?? null),
      users: requests.map(({ holder }) => holder.userId ?? null),
      now: new Date(Math.min(...times)).toISOString(),
      horizon: new Date(horizonMsAt(Math.max(...times))).toISOString(),
    });
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return requests.map((_, index) => {
      const row = byPlace.get(index + 1);
      return row === undefined || row.isRemoved ? undefined : calendarOf(row);
    });
  };
});

const horizonMsAt = (nowMs: number) => lagosInstant(addDays(lagosDate(nowMs), BOOKABLE_DAYS), '00:00');

/**
 * A prepared query. It returns whether a provider is removed instead of filtering by it: PostgreSQL expects few rows in a
 * table that it hasn't analyzed yet, and would read them all.
 */
function prepareCalendarQuery(db: Database) {
  const [now, horizon] = [sql.placeholder('now'), sql.placeholder('horizon')];
  const interval = (table: typeof appointments | typeof slotHolds) =>
    sql`extract(epoch from ${table.startsAt})::float8, extract(epoch from ${table.endsAt})::float8`;
  const arrays = sql`${sql.placeholder('ids')}::integer[], ${sql.placeholder('hashes')}::bytea[],
    ${sql.placeholder('users')}::integer[]`;
  const requested = sql`${batchRows(arrays, sql.placeholder('count'))} as requested (id, holder_hash, user_id, place)`;
  return db
    .select({
      place: sql<number>`requested.place::integer`,
      isRemoved: sql<boolean>`${providers.removedAt} is not null`,
      bookable: providers.bookable,
      visitMinutes: providers.visitMinutes,
      noticeMinutes: providers.noticeMinutes,
      providesUrgentCare: providers.providesUrgentCare,
      licensedUntil: providers.licensedUntil,
      hours: sql<[number, string, string][] | null>`(
        select json_agg(json_build_array(${weeklyHours.weekday}, ${weeklyHours.opens}, ${weeklyHours.closes}))
        from ${weeklyHours} where ${weeklyHours.providerId} = requested.id)`,
      exceptions: sql<DayException[] | null>`(
        select json_agg(json_build_object('day', ${scheduleExceptions.day}, 'kind', ${scheduleExceptions.kind},
          'opens', ${scheduleExceptions.opens}, 'closes', ${scheduleExceptions.closes}))
        from ${scheduleExceptions} where ${scheduleExceptions.providerId} = requested.id
          and ${scheduleExceptions.resourceId} is null
          and ${scheduleExceptions.day} between (${now}::timestamptz at time zone 'Africa/Lagos')::date
            and (${horizon}::timestamptz at time zone 'Africa/Lagos')::date)`,
      visits: sql<[number, number][] | null>`(
        select json_agg(json_build_array(${interval(appointments)})) from ${appointments}
        where ${appointments.providerId} = requested.id and ${appointments.status} = 'scheduled'
          and ${appointments.endsAt} > ${now}::timestamptz and ${appointments.startsAt} < ${horizon}::timestamptz)`,
      busy: busyOfPlace(sql`requested.id`),
      hasResources: sql<boolean>`exists (select from ${resourcePlaces} where ${resourcePlaces.providerId} = requested.id)`,
      held: sql<[number, number][] | null>`(
        select json_agg(json_build_array(${interval(slotHolds)})) from ${slotHolds}
        where ${slotHolds.providerId} = requested.id and ${slotHolds.expiresAt} > ${now}::timestamptz
          and not coalesce(${slotHolds.holderHash} = requested.holder_hash or ${slotHolds.userId} = requested.user_id, false))`,
    })
    .from(requested)
    .innerJoin(providers, eq(providers.id, sql`requested.id`))
    .prepare('calendar');
}

type Row = Awaited<ReturnType<ReturnType<typeof prepareCalendarQuery>['execute']>>[number];

function calendarOf(row: Row): Calendar {
  const own = row.hours?.map(([weekday, opens, closes]) => ({ weekday, opens, closes }));
  // A practice that is setting up or paused has hours of its own, and still offers no time.
  const hours = row.bookable ? (own ?? defaultHours(row.providesUrgentCare)) : [];
  const taken = [...(row.visits ?? []), ...(row.held ?? [])].map(([from, to]) => ({
    startsAtMs: Math.round(from * 1000),
    endsAtMs: Math.round(to * 1000),
  }));
  return {
    bookable: row.bookable,
    schedule: {
      hours,
      exceptions: row.bookable ? (row.exceptions ?? []) : [],
      ...busyFrom(row.busy),
      visitMinutes: row.visitMinutes,
      noticeMinutes: row.noticeMinutes,
      providesUrgentCare: row.providesUrgentCare,
      licensedUntil: row.licensedUntil,
    },
    taken,
    hasResources: row.hasResources,
  };
}
