import { randomUUID } from 'node:crypto';
import { and, asc, between, eq, getTableColumns, gte, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { resourceHours, resourcePlaces, resources } from '#db/schema/schedules/resources.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { type DayException, defaultHours, type OpenHours } from '#features/schedules/rules/slots.ts';
import type { PortalSettings } from '../rules/schedule-contract.ts';

/** Returns a provider's portal settings with the exceptions from `today` on; `hasFeed` is the account's. */
export async function findSettings(
  db: Database,
  { providerId, userId, today }: { readonly providerId: number; readonly userId: number; readonly today: string },
): Promise<PortalSettings | undefined> {
  const [row] = await db.select().from(providers).where(eq(providers.id, providerId));
  if (row === undefined) return undefined;
  const hours = await db
    .select({ weekday: weeklyHours.weekday, opens: weeklyHours.opens, closes: weeklyHours.closes })
    .from(weeklyHours)
    .where(eq(weeklyHours.providerId, providerId))
    .orderBy(asc(weeklyHours.weekday), asc(weeklyHours.opens));
  const exceptions = await findExceptions(db, providerId, today);
  const people = await db
    .select({
      id: resources.id,
      name: resources.name,
      hasOwnHours: sql<boolean>`exists (select from ${resourceHours}
        where ${resourceHours.resourceId} = ${resourcePlaces.resourceId} and ${resourceHours.providerId} = ${resourcePlaces.providerId})`,
    })
    .from(resourcePlaces)
    .innerJoin(resources, eq(resources.id, resourcePlaces.resourceId))
    .where(and(eq(resourcePlaces.providerId, providerId), isNull(resources.retiredAt)))
    .orderBy(asc(resources.position), asc(resources.id));
  const [member] = await db
    .select({ feed: providerMembers.feedTokenHash })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId)));
  return {
    id: row.id,
    name: row.name,
    providesUrgentCare: row.providesUrgentCare,
    hours: hours.length > 0 ? hours : defaultHours(row.providesUrgentCare),
    visitMinutes: row.visitMinutes,
    noticeMinutes: row.noticeMinutes,
    days: exceptions.flatMap(({ resourceId, ...day }) => (resourceId === null ? [day] : [])),
    resourceDays: exceptions.flatMap(({ resourceId, ...day }) =>
      people.some(({ id }) => id === resourceId) && resourceId !== null ? [{ ...day, resourceId }] : [],
    ),
    people,
    acceptedInsurance: row.acceptedInsurance,
    acceptingNewPatients: row.acceptingNewPatients,
    cancellation: {
      kobo: row.cancellationFeeKobo,
      percent: row.cancellationFeePercent,
      note: row.cancellationNote,
      ...(row.visitPriceKobo !== null && { priceKobo: row.visitPriceKobo }),
    },
    licensedUntil: row.licensedUntil,
    hasFeed: member !== undefined && member.feed !== null,
  };
}

/** Replaces the weekly hours of a provider. */
export async function writeHours(tx: Database, providerId: number, hours: readonly OpenHours[]): Promise<void> {
  await tx.delete(weeklyHours).where(eq(weeklyHours.providerId, providerId));
  await tx
    .insert(weeklyHours)
    .values(hours.map(({ weekday, opens, closes }) => ({ providerId, weekday, opens, closes })));
}

/** Returns the exceptions of a place and of its resources from a day on, in order. */
async function findExceptions(db: Database, providerId: number, from: string) {
  const { id: _, providerId: _p, ...shown } = getTableColumns(scheduleExceptions);
  return await db
    .select(shown)
    .from(scheduleExceptions)
    .where(and(eq(scheduleExceptions.providerId, providerId), gte(scheduleExceptions.day, from)))
    .orderBy(asc(scheduleExceptions.day), asc(scheduleExceptions.opens));
}

/**
 * Makes these the exceptions of a whole place on some days, and deletes old ones. Those that are there already stay as they
 * are, with their cause, note and series; new ones are one series.
 */
export async function writeDays(
  tx: Database,
  providerId: number,
  { from, until, forgetBefore }: { readonly from: string; readonly until: string; readonly forgetBefore: string },
  wanted: readonly DayException[],
): Promise<void> {
  const ofPlace = and(eq(scheduleExceptions.providerId, providerId), isNull(scheduleExceptions.resourceId));
  const present = await tx
    .select()
    .from(scheduleExceptions)
    .where(and(ofPlace, between(scheduleExceptions.day, from, until)));
  const isSame = (a: DayException) => (b: DayException) =>
    a.day === b.day && a.kind === b.kind && a.opens === b.opens && a.closes === b.closes;
  const kept = present.filter((one) => wanted.some(isSame(one))).map(({ id }) => id);
  await tx
    .delete(scheduleExceptions)
    .where(and(ofPlace, between(scheduleExceptions.day, from, until), notInArray(scheduleExceptions.id, kept)));
  await tx
    .delete(scheduleExceptions)
    .where(and(eq(scheduleExceptions.providerId, providerId), lt(scheduleExceptions.day, forgetBefore)));
  const added = wanted.filter((one) => !present.some(isSame(one)));
  const seriesId = randomUUID();
  if (added.length > 0) {
    const rows = added.map(({ day, kind, opens, closes }) => ({ providerId, day, kind, opens, closes, seriesId }));
    await tx.insert(scheduleExceptions).values(rows);
  }
}

/** Updates columns of a provider, or only its `updated_at`, for indexes that follow it. */
export async function touchProvider(
  tx: Database,
  providerId: number,
  columns: Partial<
    Pick<
      typeof providers.$inferInsert,
      | 'visitMinutes'
      | 'noticeMinutes'
      | 'acceptedInsurance'
      | 'acceptingNewPatients'
      | 'cancellationFeeKobo'
      | 'cancellationFeePercent'
      | 'cancellationNote'
      | 'visitPriceKobo'
    >
  > = {},
): Promise<void> {
  await tx
    .update(providers)
    .set({ ...columns, updatedAt: sql`clock_timestamp()` })
    .where(eq(providers.id, providerId));
}
