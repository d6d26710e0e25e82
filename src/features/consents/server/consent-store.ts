import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { insertRows } from '#db/insert-rows.ts';
import type { Database } from '#db/open-database.ts';
import { consents } from '#db/schema/consents/consents.ts';
import type { ConsentRecord } from '../contract.ts';
import { isGranted, type PurposeId, purposeOf } from '../rules/purposes.ts';

/** A decision on the present text of a purpose: consent given or withdrawn. */
export interface ConsentDecision {
  readonly userId: number;
  readonly purpose: PurposeId;
  readonly granted: boolean;
  readonly nowMs: number;
  readonly givenBy?: 'self' | 'guardian' | 'desk';
  /** The object it is about, for example `appointment:12`; undefined if it is general. */
  readonly about?: string;
}

/** Records a decision, in the transaction of the action that it belongs to. */
export async function recordConsent(tx: Database, decision: ConsentDecision): Promise<void> {
  await recordConsents(tx, [decision]);
}

/** Records several decisions. */
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

/** Returns all decisions of a user, latest first. */
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

/** Returns a user's latest decision by purpose; purposes without a decision are absent. */
export async function currentConsents(db: Database, userId: number): Promise<ReadonlyMap<string, ConsentRecord>> {
  return latestByPurpose(await findConsents(db, userId));
}

/** Returns the latest decision by purpose. @param records latest first */
export function latestByPurpose(records: readonly ConsentRecord[]): ReadonlyMap<string, ConsentRecord> {
  return new Map(records.toReversed().map((record) => [record.purpose, record]));
}

/** True if a user consents to the present text of a purpose. */
export async function hasConsent(db: Database, userId: number, purpose: PurposeId): Promise<boolean> {
  const [latest] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  return isGranted(purpose, latest);
}

/** A condition in SQL: the user of a column consents to the present text of a purpose, as `hasConsent` reads it. */
export function consentsTo(purpose: PurposeId, userId: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`coalesce((
    select ${consents.granted} and ${consents.version} = ${purposeOf(purpose).version} from ${consents}
    where ${consents.userId} = ${userId} and ${consents.purpose} = ${purpose}
    order by ${consents.id} desc limit 1), false)`;
}

/** Deletes the decisions of an account whose retention period is over. The table is append-only otherwise. */
export async function removeConsents(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select set_config('alafia.retention', 'on', true)`);
  await tx.delete(consents).where(eq(consents.userId, userId));
  await tx.execute(sql`select set_config('alafia.retention', 'off', true)`);
}
