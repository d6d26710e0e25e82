import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { healthFacts } from '#db/schema/family/health-facts.ts';
import type { HealthFacts } from '../contract.ts';
import { NO_HEALTH_FACTS } from '../rules/health-facts.ts';

/** Returns what a user wrote of their own health; all null if nothing. */
export async function findHealthFacts(db: Database, userId: number): Promise<HealthFacts> {
  const [row] = await db.select().from(healthFacts).where(eq(healthFacts.userId, userId));
  if (row === undefined) return NO_HEALTH_FACTS;
  const { userId: _owner, changedAt: _at, ...facts } = row;
  return facts as HealthFacts;
}

/** Stores what a user wrote of their own health, in place of what was there. */
export async function putHealthFacts(
  db: Database,
  userId: number,
  facts: HealthFacts,
  nowMs: number,
): Promise<HealthFacts> {
  const row = { ...facts, changedAt: new Date(nowMs) };
  await db
    .insert(healthFacts)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: healthFacts.userId, set: row });
  return facts;
}

/** Returns a user's health facts, for an export. */
export async function collectHealthFacts(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await db.select().from(healthFacts).where(eq(healthFacts.userId, userId));
  if (row === undefined) return { healthFacts: null };
  const { userId: _owner, ...facts } = row;
  return { healthFacts: facts };
}

/** Deletes a user's health facts. */
export async function eraseHealthFacts(tx: Database, userId: number): Promise<void> {
  await tx.delete(healthFacts).where(eq(healthFacts.userId, userId));
}
