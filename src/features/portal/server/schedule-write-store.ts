import { and, asc, between, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { scheduleExceptions } from '#db/schema/schedules/schedule-exceptions.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { defaultHours, type OpenHours } from '#features/schedules/rules/slots.ts';
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
  const days = await db
    .select({
      day: scheduleExceptions.day,
      kind: scheduleExceptions.kind,
      opens: scheduleExceptions.opens,
      closes: scheduleExceptions.closes,
    })
    .from(scheduleExceptions)
    .where(and(eq(scheduleExceptions.providerId, providerId), gte(scheduleExceptions.day, today)))
    .orderBy(asc(scheduleExceptions.day), asc(scheduleExceptions.opens));
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
    days,
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

/** Replaces the exceptions on some days, and deletes old ones. */
export async function writeDays(
  tx: Database,
  providerId: number,
  { from, until, forgetBefore }: { readonly from: string; readonly until: string; readonly forgetBefore: string },
  rows: readonly Omit<typeof scheduleExceptions.$inferInsert, 'id' | 'providerId'>[],
): Promise<void> {
  const own = eq(scheduleExceptions.providerId, providerId);
  await tx.delete(scheduleExceptions).where(and(own, between(scheduleExceptions.day, from, until)));
  await tx.delete(scheduleExceptions).where(and(own, lt(scheduleExceptions.day, forgetBefore)));
  if (rows.length > 0) await tx.insert(scheduleExceptions).values(rows.map((row) => ({ ...row, providerId })));
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
