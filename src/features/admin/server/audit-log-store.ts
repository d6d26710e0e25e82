import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { activityLog } from '#db/schema/platform/activity-log.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { Page } from '#platform/server/http/page.ts';
import type { AuditEntry, AuditSearch } from '../contract.ts';
import { isAct } from '../rules/act-names.ts';
import { containing } from './containing.ts';

/** Returns one page of the audit log, latest first. Days are Lagos days. */
export async function findAudit(db: Database, search: AuditSearch): Promise<Page<AuditEntry>> {
  const { actor, act, from, to, limit, offset } = search;
  const where = and(
    eq(activityLog.log, 'audit'),
    containing(activityLog.actorName, actor),
    act !== undefined && isAct(act) ? eq(activityLog.act, act) : containing(activityLog.act, act),
    from === undefined ? undefined : gte(activityLog.at, startOf(from)),
    to === undefined ? undefined : lt(activityLog.at, startOf(to, 1)),
  );
  const rows = await db
    .select()
    .from(activityLog)
    .where(where)
    .orderBy(desc(activityLog.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(activityLog).where(where);
  const entries = rows.map(({ at, hash: _h, log: _l, ...row }) => ({ ...row, at: at.toISOString() }));
  return new Page(entries, counted?.total ?? 0, search);
}

/** Returns the number of entries in the activity log (audit and access). */
export async function countEntries(db: Database): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(activityLog);
  return counted?.total ?? 0;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the start of a Lagos day, or of the day `daysLater` days after it; 1970 for earlier ones. */
function startOf(day: string, daysLater = 0): Date {
  return new Date(Math.max(0, lagosInstant(day, '00:00') + daysLater * DAY_MS));
}
