import { createHmac, type KeyObject } from 'node:crypto';
import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { recordIds } from '#db/merged-people.ts';
import type { Database } from '#db/open-database.ts';
import { activityLog } from '#db/schema/platform/activity-log.ts';
import type { KeyFor } from '../secrets.ts';

type Row = typeof activityLog.$inferSelect;

/** An entry to write: `access` for a look at a patient's record, `audit` for an administrative act. */
export type Activity = Omit<typeof activityLog.$inferInsert, 'id' | 'at' | 'hash'>;

/** One page of a log, and the number of all its entries. */
export interface ActivityPage {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Serialises appends, so that each entry's hash can cover the one before it. */
const CHAIN_LOCK = 4_711_001;
const VERIFY_BATCH = 5000;
const START = Buffer.alloc(32);
/** The act of entries that strangers could once write into a patient's log, under a name of their choice: not shown. */
export const BY_STRANGERS = 'video.refused';

/**
 * Appends entries to the activity log, in the transaction of the act itself: both are committed, or neither.
 * Other writers of the log wait until that transaction ends, so keep it short.
 */
export async function appendActivity(
  tx: Database,
  keyFor: KeyFor,
  nowMs: number,
  entries: readonly Activity[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [last] = await tx
    .select({ id: activityLog.id, hash: activityLog.hash })
    .from(activityLog)
    .orderBy(desc(activityLog.id))
    .limit(1);
  let { id, hash } = last ?? { id: 0, hash: START };
  const rows = entries.map((entry) => {
    id += 1;
    const row = { details: {}, actorId: null, subjectId: null, ...entry, id, at: new Date(nowMs) };
    hash = hashOf(row, hash, keyFor('activity-log'));
    return { ...row, hash };
  });
  await tx.insert(activityLog).values(rows);
}

/** Returns entries of one log, latest first; with `subjectId`, only those about that account's records,
 * also those that were merged into it. */
export async function findActivity(
  db: Database,
  which: {
    readonly log: 'access' | 'audit';
    readonly subjectId?: number;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<ActivityPage> {
  const where = and(
    eq(activityLog.log, which.log),
    which.log === 'access' ? ne(activityLog.act, BY_STRANGERS) : undefined,
    which.subjectId === undefined ? undefined : sql`${activityLog.subjectId} = any(${recordIds(which.subjectId)})`,
  );
  const rows = await db
    .select()
    .from(activityLog)
    .where(where)
    .orderBy(desc(activityLog.id))
    .limit(which.limit)
    .offset(which.offset);
  const [counted] = await db.select({ total: count() }).from(activityLog).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * Checks the whole chain. Returns the id of the first entry that was changed or that follows a missing one; undefined if
 * the chain is intact. Entries cut off at the end leave no trace in the table: compare the last id with
 * what the server logged.
 */
export async function findTampering(db: Database, keyFor: KeyFor): Promise<number | undefined> {
  const keys = keyFor.all('activity-log');
  let before: { id: number; hash: Buffer } | undefined;
  for (;;) {
    const rows: Row[] = await db
      .select()
      .from(activityLog)
      .where(gt(activityLog.id, before?.id ?? 0))
      .orderBy(asc(activityLog.id))
      .limit(VERIFY_BATCH);
    for (const row of rows) {
      // Where retention removed the oldest entries, the chain starts at the first one left.
      const isFirstOfCutLog = before === undefined && row.id > 1;
      const follows = before === undefined || row.id === before.id + 1;
      if (!follows) return row.id;
      const last = before?.hash ?? START;
      const isOurs = keys.some((key) => hashOf(row, last, key).equals(row.hash));
      if (!isFirstOfCutLog && !isOurs) return row.id;
      before = row;
    }
    if (rows.length < VERIFY_BATCH) return undefined;
  }
}

function hashOf(row: Omit<Row, 'hash'>, before: Buffer, key: KeyObject): Buffer {
  const { id, log, at, actorId, actorRole, actorName, act, subjectId, object, details } = row;
  const signed = [id, log, at.toISOString(), actorId, actorRole, actorName, act, subjectId, object, sorted(details)];
  return createHmac('sha256', key).update(before).update(JSON.stringify(signed)).digest();
}

/** Sorts the keys of JSON objects, because `jsonb` doesn't keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
