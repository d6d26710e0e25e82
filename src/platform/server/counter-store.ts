import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { rateCounts } from '#db/schema/platform/rate-counts.ts';

/** Returns the counts under some keys that haven't ended, by key; the others are 0. */
export async function findCounts(db: Database, keys: readonly string[], nowMs: number): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: rateCounts.key, used: rateCounts.used })
    .from(rateCounts)
    .where(and(inArray(rateCounts.key, [...keys]), gt(rateCounts.endsAt, new Date(nowMs))));
  return new Map(rows.map(({ key, used }) => [key, used]));
}

/** Adds to the count under a key, which keeps its end; a new one, or one that has ended, ends at `endsAtMs`. */
export async function addToCount(
  tx: Database,
  {
    key,
    amount,
    endsAtMs,
    nowMs,
  }: { readonly key: string; readonly amount: number; readonly endsAtMs: number; readonly nowMs: number },
): Promise<void> {
  const endsAt = new Date(endsAtMs);
  const isOver = sql`${rateCounts.endsAt} <= ${new Date(nowMs)}`;
  await tx
    .insert(rateCounts)
    .values({ key, used: amount, endsAt })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        used: sql`case when ${isOver} then ${amount} else ${rateCounts.used} + ${amount} end`,
        endsAt: sql`case when ${isOver} then ${endsAt} else ${rateCounts.endsAt} end`,
      },
    });
}

/**
 * Adds one to the count under a key if it is below `max`; a new count, or one that has ended, ends at `endsAtMs`. Returns
 * false if there is no room. Those who count at once wait for each other.
 */
export async function countUpTo(
  tx: Database,
  {
    key,
    max,
    endsAtMs,
    nowMs,
  }: { readonly key: string; readonly max: number; readonly endsAtMs: number; readonly nowMs: number },
): Promise<boolean> {
  const endsAt = new Date(endsAtMs);
  const isOver = sql`${rateCounts.endsAt} <= ${new Date(nowMs)}`;
  const counted = await tx
    .insert(rateCounts)
    .values({ key, used: 1, endsAt })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateCounts.used} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt} else ${rateCounts.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${rateCounts.used} < ${max}`,
    })
    .returning({ key: rateCounts.key });
  return counted.length > 0;
}
