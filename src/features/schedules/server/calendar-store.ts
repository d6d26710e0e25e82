import { eq, sql } from 'drizzle-orm';
import { batchedQuery } from '#db/batched-query.ts';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments.ts';
import { providers } from '#db/schema/providers.ts';
import { scheduleExceptions } from '#db/schema/schedule-exceptions.ts';
import { slotHolds } from '#db/schema/slot-holds.ts';
import { weeklyHours } from '#db/schema/weekly-hours.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { BOOKABLE_DAYS, type DayException, defaultHours, type Interval, type Schedule } from '../rules/slots.ts';
import type { SlotHolder } from './slot-holder.ts';

/** What decides which times of a provider are free. */
export interface Calendar {
  readonly schedule: Schedule;
  /** Visits, and what others hold, within the booking horizon. */
  readonly taken: readonly Interval[];
}

/** A request for the calendar of a provider. */
interface Asked {
  readonly providerId: number;
  readonly nowMs: number;
  readonly holder: SlotHolder;
}

/**
 * A provider's calendar as it is now: the same as `findSchedule` and `findTaken` together, which a booking asks inside its
 * transaction. Undefined when there is no such provider, or no more. Those asked for at one moment are one question.
 */
export const findCalendar = batchedQuery<Asked, Calendar | undefined>((db) => {
  const question = prepareCalendarQuestion(db);
  return async (asked) => {
    const times = asked.map(({ nowMs }) => nowMs);
    const rows = await question.execute({
      ids: asked.map(({ providerId }) => providerId),
      hashes: asked.map(({ holder }) => holder.hash ?? null),
      users: asked.map(({ holder }) => holder.userId ?? null),
      now: new Date(Math.min(...times)).toISOString(),
      horizon: new Date(horizonMsAt(Math.max(...times))).toISOString(),
    });
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return asked.map((_, index) => {
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
function prepareCalendarQuestion(db: Database) {
  const [now, horizon] = [sql.placeholder('now'), sql.placeholder('horizon')];
  const interval = (table: typeof appointments | typeof slotHolds) =>
    sql`extract(epoch from ${table.startsAt})::float8, extract(epoch from ${table.endsAt})::float8`;
  const asked = sql`unnest(${sql.placeholder('ids')}::integer[], ${sql.placeholder('hashes')}::bytea[],
    ${sql.placeholder('users')}::integer[]) with ordinality as asked (id, holder_hash, user_id, place)`;
  return db
    .select({
      place: sql<number>`asked.place::integer`,
      isRemoved: sql<boolean>`${providers.removedAt} is not null`,
      bookable: providers.bookable,
      visitMinutes: providers.visitMinutes,
      noticeMinutes: providers.noticeMinutes,
      providesUrgentCare: providers.providesUrgentCare,
      licensedUntil: providers.licensedUntil,
      hours: sql<[number, string, string][] | null>`(
        select json_agg(json_build_array(${weeklyHours.weekday}, ${weeklyHours.opens}, ${weeklyHours.closes}))
        from ${weeklyHours} where ${weeklyHours.providerId} = asked.id)`,
      exceptions: sql<DayException[] | null>`(
        select json_agg(json_build_object('day', ${scheduleExceptions.day}, 'kind', ${scheduleExceptions.kind},
          'opens', ${scheduleExceptions.opens}, 'closes', ${scheduleExceptions.closes}))
        from ${scheduleExceptions} where ${scheduleExceptions.providerId} = asked.id)`,
      visits: sql<[number, number][] | null>`(
        select json_agg(json_build_array(${interval(appointments)})) from ${appointments}
        where ${appointments.providerId} = asked.id and ${appointments.status} = 'scheduled'
          and ${appointments.endsAt} > ${now}::timestamptz and ${appointments.startsAt} < ${horizon}::timestamptz)`,
      held: sql<[number, number][] | null>`(
        select json_agg(json_build_array(${interval(slotHolds)})) from ${slotHolds}
        where ${slotHolds.providerId} = asked.id and ${slotHolds.expiresAt} > ${now}::timestamptz
          and not coalesce(${slotHolds.holderHash} = asked.holder_hash or ${slotHolds.userId} = asked.user_id, false))`,
    })
    .from(asked)
    .innerJoin(providers, eq(providers.id, sql`asked.id`))
    .prepare('calendar');
}

type Row = Awaited<ReturnType<ReturnType<typeof prepareCalendarQuestion>['execute']>>[number];

function calendarOf(row: Row): Calendar {
  const own = row.hours?.map(([weekday, opens, closes]) => ({ weekday, opens, closes }));
  const hours = own ?? (row.bookable ? defaultHours(row.providesUrgentCare) : []);
  const taken = [...(row.visits ?? []), ...(row.held ?? [])].map(([from, to]) => ({
    startsAtMs: Math.round(from * 1000),
    endsAtMs: Math.round(to * 1000),
  }));
  return {
    schedule: {
      hours,
      exceptions: row.exceptions ?? [],
      visitMinutes: row.visitMinutes,
      noticeMinutes: row.noticeMinutes,
      providesUrgentCare: row.providesUrgentCare,
      licensedUntil: row.licensedUntil,
    },
    taken,
  };
}
