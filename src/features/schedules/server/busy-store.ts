import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { calendarLinks, outsideBusy } from '#db/schema/calendars/calendar-links.ts';
import type { Interval } from '../rules/slots.ts';

/** Busy times as a query returns them: start and end in seconds since the epoch. */
type BusyRows = readonly (readonly [number, number])[] | null;

// Names by hand: in a query on one table Drizzle writes columns without their table, and `id` would be that of a calendar.
const times = sql`select json_agg(json_build_array(
    extract(epoch from b.starts_at)::float8, extract(epoch from b.ends_at)::float8) order by b.link_id, b.starts_at)
  from ${outsideBusy} b join ${calendarLinks} l on l.id = b.link_id`;

/** The part of a query that reads when outside calendars of a place, and of none of its resources, are busy. */
export function busyOfPlace(providerId: SQL): SQL<BusyRows> {
  return sql<BusyRows>`(${times} where l.provider_id = ${providerId} and l.resource_id is null)`;
}

/** The part of a query that reads when outside calendars of a resource are busy, at whichever place they were added. */
export function busyOfResource(resourceId: SQL): SQL<BusyRows> {
  return sql<BusyRows>`(${times} where l.resource_id = ${resourceId})`;
}

/** Returns busy times as schedules hold them; nothing if there are none. */
export function busyFrom(rows: BusyRows): { readonly busy?: readonly Interval[] } {
  if (rows === null) return {};
  return { busy: rows.map(([from, to]) => ({ startsAtMs: Math.round(from * 1000), endsAtMs: Math.round(to * 1000) })) };
}

/** Returns when outside calendars of several places, and of none of their resources, are busy; absent for the others. */
export async function busyOf(db: Database, providerIds: readonly number[]): Promise<Map<number, Interval[]>> {
  if (providerIds.length === 0) return new Map();
  const rows = await db
    .select({ providerId: calendarLinks.providerId, startsAt: outsideBusy.startsAt, endsAt: outsideBusy.endsAt })
    .from(outsideBusy)
    .innerJoin(calendarLinks, eq(calendarLinks.id, outsideBusy.linkId))
    .where(and(anyOf(calendarLinks.providerId, providerIds), isNull(calendarLinks.resourceId)))
    .orderBy(asc(outsideBusy.linkId), asc(outsideBusy.startsAt));
  const found = new Map<number, Interval[]>();
  for (const { providerId, startsAt, endsAt } of rows) {
    const busy = found.get(providerId) ?? [];
    busy.push({ startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() });
    found.set(providerId, busy);
  }
  return found;
}
