import { lte } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { scheduledJobs } from '#db/schema/platform/scheduled-jobs.ts';

/** Claims a run of a recurring job; false if any process started one less than `everyMs` ago. */
export async function claimTurn(db: Database, name: string, everyMs: number, nowMs: number): Promise<boolean> {
  const startedAt = new Date(nowMs);
  const claimed = await db
    .insert(scheduledJobs)
    .values({ name, startedAt })
    .onConflictDoUpdate({
      target: scheduledJobs.name,
      set: { startedAt },
      setWhere: lte(scheduledJobs.startedAt, new Date(nowMs - everyMs)),
    })
    .returning({ name: scheduledJobs.name });
  return claimed.length > 0;
}
