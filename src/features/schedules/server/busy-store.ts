import { and, asc, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { calendarLinks, outsideBusy } from '#db/schema/calendars/calendar-links.ts';
import type { Interval } from '../rules/slots.ts';

/** Busy times as a query returns them: start and end in seconds since the epoch. */
type BusyRows = readonly (readonly [number, number])[] | null;

const times = sql`json_agg(json_build_array(
  extract(epoch from ${outsideBusy.startsAt})::float8, extract(epoch from ${outsideBusy.endsAt})::float8)
  order by ${outsideBusy.linkId}, ${outsideBusy.startsAt})`;
const ofLinks = sql`from ${outsideBusy} join ${calendarLinks} on ${calendarLinks.id} = ${outsideBusy.linkId}`;

/** The part of a query that reads when outside calendars of a place, and of none of its resources, are busy. */
export function busyOfPlace(providerId: Column | SQL): SQL<BusyRows> {
  return sql<BusyRows>`(select ${times} ${ofLinks}
    where ${calendarLinks.providerId} = ${providerId} and ${calendarLinks.resourceId} is null)`;
}

/** The part of a query that reads when outside calendars of a resource are busy, at whichever place they were added. */
export function busyOfResource(resourceId: Column | SQL): SQL<BusyRows> {
  return sql<BusyRows>`(select ${times} ${ofLinks} where ${calendarLinks.resourceId} = ${resourceId})`;
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
