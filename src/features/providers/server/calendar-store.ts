import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments.ts';
import { providers } from '#db/schema/providers.ts';
import { scheduleExceptions } from '#db/schema/schedule-exceptions.ts';
import { slotHolds } from '#db/schema/slot-holds.ts';
import { weeklyHours } from '#db/schema/weekly-hours.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { BOOKABLE_DAYS, type DayException, defaultHours, type Interval, type Schedule } from '../rules/slots.ts';
import type { SlotHolder } from './slot-holder.ts';

/** What decides which times of a provider can be had. */
export interface Calendar {
  readonly schedule: Schedule;
  /** Visits, and what others hold, within the booking horizon. */
  readonly taken: readonly Interval[];
}

/**
 * Reads calendars in one question that the database has planned already: the same as `findSchedule` and `findTaken`
 * together, which a booking asks inside its transaction. Undefined when there is no such provider, or no more.
 */
export function calendarReader(
  db: Database,
): (providerId: number, nowMs: number, holder: SlotHolder) => Promise<Calendar | undefined> {
  const [id, now, horizon] = [sql.placeholder('id'), sql.placeholder('now'), sql.placeholder('horizon')];
  const [hash, user] = [sql.placeholder('hash'), sql.placeholder('user')];
  const interval = (table: typeof appointments | typeof slotHolds) =>
    sql`extract(epoch from ${table.startsAt})::float8, extract(epoch from ${table.endsAt})::float8`;
  const question = db
    .select({
      bookable: providers.bookable,
      visitMinutes: providers.visitMinutes,
      noticeMinutes: providers.noticeMinutes,
      providesUrgentCare: providers.providesUrgentCare,
      licensedUntil: providers.licensedUntil,
      hours: sql<[number, string, string][] | null>`(
        select json_agg(json_build_array(${weeklyHours.weekday}, ${weeklyHours.opens}, ${weeklyHours.closes}))
        from ${weeklyHours} where ${weeklyHours.providerId} = ${id})`,
      exceptions: sql<DayException[] | null>`(
        select json_agg(json_build_object('day', ${scheduleExceptions.day}, 'kind', ${scheduleExceptions.kind},
          'opens', ${scheduleExceptions.opens}, 'closes', ${scheduleExceptions.closes}))
        from ${scheduleExceptions} where ${scheduleExceptions.providerId} = ${id})`,
      visits: sql<[number, number][] | null>`(
        select json_agg(json_build_array(${interval(appointments)})) from ${appointments}
        where ${appointments.providerId} = ${id} and ${appointments.status} = 'scheduled'
          and ${appointments.endsAt} > ${now}::timestamptz and ${appointments.startsAt} < ${horizon}::timestamptz)`,
      held: sql<[number, number][] | null>`(
        select json_agg(json_build_array(${interval(slotHolds)})) from ${slotHolds}
        where ${slotHolds.providerId} = ${id} and ${slotHolds.expiresAt} > ${now}::timestamptz
          and not coalesce(${slotHolds.holderHash} = ${hash}::bytea or ${slotHolds.userId} = ${user}::integer, false))`,
    })
    .from(providers)
    .where(and(eq(providers.id, id), isNull(providers.removedAt)))
    .prepare('calendar');
  return async (providerId, nowMs, holder) => {
    const horizonMs = lagosInstant(addDays(lagosDate(nowMs), BOOKABLE_DAYS), '00:00');
    const [row] = await question.execute({
      id: providerId,
      now: new Date(nowMs).toISOString(),
      horizon: new Date(horizonMs).toISOString(),
      hash: holder.hash ?? null,
      user: holder.userId ?? null,
    });
    if (row === undefined) return undefined;
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
  };
}
