import { and, asc, between, eq, isNull } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { addDays } from '#platform/common/lagos-time.ts';
import { type DayException, periodsOn } from '../rules/slots.ts';

/**
 * The days of several providers that differ from their weekly hours, by id; absent for those with none. Those of one resource
 * are read with it.
 */
export async function exceptionsOf(db: Database, ids: readonly number[]): Promise<Map<number, DayException[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(scheduleExceptions)
    .where(and(anyOf(scheduleExceptions.providerId, ids), isNull(scheduleExceptions.resourceId)))
    .orderBy(asc(scheduleExceptions.day), asc(scheduleExceptions.opens));
  const found = new Map<number, DayException[]>();
  for (const { providerId, day, kind, opens, closes } of rows) {
    const days = found.get(providerId) ?? [];
    days.push({ day, kind, opens, closes });
    found.set(providerId, days);
  }
  return found;
}

/** Days on which a provider's times differ from its weekly hours, `yyyy-MM-dd`. */
export interface DaysThatDiffer {
  readonly daysOff: string[];
  readonly extraHours: { day: string; opens: string; closes: string }[];
  /** Parts of days; absent if there are none. */
  readonly closures?: { day: string; opens: string; closes: string }[];
  /** What the practice says about these days; absent if it says nothing. */
  readonly dayNotes?: { day: string; note: string }[];
}

/** How far ahead days that differ are returned, days. */
const DAYS_AHEAD = 60;

/** Returns the days off, extra hours and closed parts of days of a provider from a day (`yyyy-MM-dd`) on, within 60 days, in order. */
export async function findDaysThatDiffer(db: Database, providerId: number, from: string): Promise<DaysThatDiffer> {
  const rows = await db
    .select()
    .from(scheduleExceptions)
    .where(
      and(
        eq(scheduleExceptions.providerId, providerId),
        isNull(scheduleExceptions.resourceId),
        between(scheduleExceptions.day, from, addDays(from, DAYS_AHEAD)),
      ),
    )
    .orderBy(asc(scheduleExceptions.day), asc(scheduleExceptions.opens));
  const daysOff = [...new Set(rows.filter(({ kind }) => kind === 'off').map(({ day }) => day))];
  const days = [...new Set(rows.map(({ day }) => day))].filter((day) => !daysOff.includes(day));
  const partsOfDays = (wanted: 'extra' | 'closed') =>
    days.flatMap((day) => periodsOn(day, wanted, rows).map((period) => ({ day, ...period })));
  const closures = partsOfDays('closed');
  const notes = new Map(rows.flatMap(({ day, note }) => (note === null ? [] : [[`${day} ${note}`, { day, note }]])));
  return {
    daysOff,
    extraHours: partsOfDays('extra'),
    ...(closures.length > 0 && { closures }),
    ...(notes.size > 0 && { dayNotes: [...notes.values()] }),
  };
}
