import { and, desc, eq, sql } from 'drizzle-orm';
import { insertRows } from '#db/insert-rows.ts';
import type { Database } from '#db/open-database.ts';
import { consents } from '#db/schema/consents.ts';
import type { ConsentRecord } from '../contract.ts';
import { holds, type PurposeId, purposeOf } from '../rules/purposes.ts';

/** That somebody agreed to the present text of a purpose, or withdrew it. */
export interface ConsentDecision {
  readonly userId: number;
  readonly purpose: PurposeId;
  readonly granted: boolean;
  readonly nowMs: number;
  readonly givenBy?: 'self' | 'guardian';
  /** What it is about where it isn't general, e.g. `appointment:12`. */
  readonly about?: string;
}

/** Writes down that somebody agreed to the present text of a purpose or withdrew it, in the transaction of the act. */
export async function recordConsent(tx: Database, decision: ConsentDecision): Promise<void> {
  await recordConsents(tx, [decision]);
}

/** The same for several at once. */
export async function recordConsents(tx: Database, decisions: readonly ConsentDecision[]): Promise<void> {
  await insertRows(
    tx,
    consents,
    decisions.map(({ userId, purpose, granted, nowMs, givenBy = 'self', about = null }) => {
      const { version } = purposeOf(purpose);
      return { userId, purpose, version, granted, givenBy, about, recordedAt: new Date(nowMs) };
    }),
  );
}

/** Everything that somebody ever decided, latest first. */
export async function findConsents(db: Database, userId: number): Promise<ConsentRecord[]> {
  const rows = await db.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.id));
  return rows.map(({ purpose, version, granted, givenBy, about, recordedAt }) => ({
    purpose,
    version,
    granted,
    givenBy,
    about,
    recordedAt: recordedAt.toISOString(),
  }));
}

/** The latest decision of somebody by purpose; purposes that nothing was ever decided about are absent. */
export async function currentConsents(db: Database, userId: number): Promise<ReadonlyMap<string, ConsentRecord>> {
  return latestOf(await findConsents(db, userId));
}

/** The latest decision by purpose. @param records latest first */
export function latestOf(records: readonly ConsentRecord[]): ReadonlyMap<string, ConsentRecord> {
  return new Map(records.toReversed().map((record) => [record.purpose, record]));
}

/** Tells whether somebody allows now what a purpose asks today. */
export async function hasConsent(db: Database, userId: number, purpose: PurposeId): Promise<boolean> {
  const [latest] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  return holds(purpose, latest);
}

/** Removes what an account that was deleted long ago had agreed to. */
export async function removeConsents(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select set_config('alafia.retention', 'on', true)`);
  await tx.delete(consents).where(eq(consents.userId, userId));
  await tx.execute(sql`select set_config('alafia.retention', 'off', true)`);
}
