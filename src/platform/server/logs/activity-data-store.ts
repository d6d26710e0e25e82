import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { recordIds } from '#db/merged-people.ts';
import type { Database } from '#db/open-database.ts';
import { activityLog } from '#db/schema/platform/activity-log.ts';
import { BY_STRANGERS } from './activity-log-store.ts';

const { id, at, log, act, object, actorRole, actorName, details } = activityLog;

/** Returns the log entries about an account's record, and those of its own acts, without details about other people. */
export async function collectActivity(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    activityOnRecord: await db
      .select({ id, at, log, act, object, actorRole, actorName, details })
      .from(activityLog)
      .where(and(sql`${activityLog.subjectId} = any(${recordIds(userId)})`, ne(act, BY_STRANGERS)))
      .orderBy(desc(id)),
    ownActs: await db
      .select({ id, at, log, act, object })
      .from(activityLog)
      .where(eq(activityLog.actorId, userId))
      .orderBy(desc(id)),
  };
}

/** Removes entries older than an instant, ms. Nothing else may be removed from the log. */
export async function removeOldActivity(tx: Database, beforeMs: number): Promise<void> {
  await tx.execute(sql`select set_config('alafia.retention', 'on', true)`);
  await tx.delete(activityLog).where(lt(at, new Date(beforeMs)));
  await tx.execute(sql`select set_config('alafia.retention', 'off', true)`);
}
