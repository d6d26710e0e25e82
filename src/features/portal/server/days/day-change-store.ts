import { and, eq, exists, gte, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { CAPABILITIES } from '#features/directory/rules/member-roles.ts';
import type { DaysChange } from '#features/portal/rules/days/day-change.ts';

/** What of a place changes: the whole place, or one resource there. */
export interface Changed {
  readonly providerId: number;
  /** Null for the whole place. */
  readonly resourceId: number | null;
}

/** Returns the places where a resource takes appointments, as far as the account may change their settings, in order of their ids. */
export async function findPlacesOf(db: Database, resourceId: number, userId: number): Promise<number[]> {
  const runs = db
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .where(
      and(
        eq(providerMembers.providerId, providers.id),
        eq(providerMembers.userId, userId),
        inArray(providerMembers.role, [...CAPABILITIES.settings]),
      ),
    );
  const rows = await db
    .select({ providerId: resourcePlaces.providerId })
    .from(resourcePlaces)
    .innerJoin(resources, eq(resources.id, resourcePlaces.resourceId))
    .innerJoin(providers, eq(providers.id, resourcePlaces.providerId))
    .where(
      and(
        eq(resourcePlaces.resourceId, resourceId),
        isNull(resources.retiredAt),
        isNull(providers.removedAt),
        exists(runs),
      ),
    )
    .orderBy(resourcePlaces.providerId);
  return rows.map(({ providerId }) => providerId);
}

/** The days that were set together. */
export interface Series {
  readonly resourceId: number | null;
  readonly days: readonly Pick<typeof scheduleExceptions.$inferSelect, 'day' | 'kind' | 'opens' | 'closes' | 'cause'>[];
}

/** Which days that were set together. */
interface SeriesDays {
  readonly seriesId: string;
  readonly from: string;
  /** Only this day; undefined for all from `from` on. */
  readonly day?: string | undefined;
}

/** Returns what of a place was set together, from a day on; undefined if there is nothing. */
export async function findSeries(db: Database, providerId: number, of: SeriesDays): Promise<Series | undefined> {
  const { resourceId, day, kind, opens, closes, cause } = scheduleExceptions;
  const rows = await db
    .select({ resourceId, day, kind, opens, closes, cause })
    .from(scheduleExceptions)
    .where(and(eq(scheduleExceptions.providerId, providerId), isOf(of)));
  const [first] = rows;
  return first && { resourceId: first.resourceId, days: rows };
}

/** Deletes what was set together at a place, from a day on. */
export async function deleteSeries(tx: Database, providerId: number, of: SeriesDays): Promise<void> {
  await tx.delete(scheduleExceptions).where(and(eq(scheduleExceptions.providerId, providerId), isOf(of)));
}

const isOf = ({ seriesId, from, day }: SeriesDays) =>
  and(
    eq(scheduleExceptions.seriesId, seriesId),
    gte(scheduleExceptions.day, from),
    day === undefined ? undefined : eq(scheduleExceptions.day, day),
  );

/** Writes a change of days at a place. Days of the same series that are there already stay as they are. */
export async function writeChange(
  tx: Database,
  { providerId, resourceId }: Changed,
  { days, kind, opens, closes }: DaysChange,
  more: {
    readonly cause: 'desk' | 'leave' | 'holiday';
    readonly note: string | null;
    readonly seriesId: string;
  },
): Promise<void> {
  const rows = days.map((day) => ({ providerId, resourceId, day, kind, opens, closes, ...more }));
  await tx.insert(scheduleExceptions).values(rows).onConflictDoNothing();
}

/** Deletes the day off that stands for the answer to a public holiday. */
export async function deleteHolidayOff(tx: Database, providerId: number, day: string): Promise<void> {
  await tx
    .delete(scheduleExceptions)
    .where(
      and(
        eq(scheduleExceptions.providerId, providerId),
        eq(scheduleExceptions.day, day),
        eq(scheduleExceptions.cause, 'holiday'),
      ),
    );
}

/** Returns the days from a day on that a whole place has off, for a public holiday and for other reasons, each in order. */
export async function findOffDays(
  db: Database,
  providerId: number,
  from: string,
): Promise<{ readonly forHoliday: string[]; readonly other: string[] }> {
  const { day, cause, kind, resourceId } = scheduleExceptions;
  const rows = await db
    .select({ day, cause })
    .from(scheduleExceptions)
    .where(and(eq(scheduleExceptions.providerId, providerId), isNull(resourceId), eq(kind, 'off'), gte(day, from)))
    .orderBy(day);
  const days = (isWanted: (why: string) => boolean) => rows.filter((row) => isWanted(row.cause)).map((row) => row.day);
  return { forHoliday: days((why) => why === 'holiday'), other: days((why) => why !== 'holiday') };
}

/** Returns the state in which a place is; undefined if there is no such place, or no more. */
export async function findStateOf(db: Database, providerId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ state: providers.state })
    .from(providers)
    .where(and(eq(providers.id, providerId), isNull(providers.removedAt)));
  return row?.state;
}
