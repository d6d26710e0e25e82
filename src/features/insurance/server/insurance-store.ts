import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { insurancePlans } from '#db/schema/insurance/insurance-plans.ts';
import type { InsurancePlan } from '../contract.ts';

type Row = typeof insurancePlans.$inferSelect;
type NewRow = typeof insurancePlans.$inferInsert;

const mine = (id: number, userId: number) => and(eq(insurancePlans.id, id), eq(insurancePlans.userId, userId));

/** Returns a user's plans: the primary one, then in the order in which they were added. */
export async function findPlans(db: Database, userId: number): Promise<InsurancePlan[]> {
  const rows = await db
    .select()
    .from(insurancePlans)
    .where(eq(insurancePlans.userId, userId))
    .orderBy(desc(insurancePlans.isPrimary), asc(insurancePlans.addedAt), asc(insurancePlans.id));
  return rows.map(planOf);
}

/** Returns a plan of a user; undefined if the user has no plan with this id. */
export async function findPlan(db: Database, id: number, userId: number): Promise<InsurancePlan | undefined> {
  const [row] = await db.select().from(insurancePlans).where(mine(id, userId));
  return row && planOf(row);
}

/** Returns the number of a user's plans. */
export async function countPlans(db: Database, userId: number): Promise<number> {
  const [counted] = await db.select({ plans: count() }).from(insurancePlans).where(eq(insurancePlans.userId, userId));
  return counted?.plans ?? 0;
}

/** Returns the plan that a user added with an idempotency key, if it still exists. */
export async function findPlanByKey(db: Database, userId: number, key: string): Promise<InsurancePlan | undefined> {
  const [row] = await db
    .select()
    .from(insurancePlans)
    .where(and(eq(insurancePlans.userId, userId), eq(insurancePlans.idempotencyKey, key)));
  return row && planOf(row);
}

/** Inserts a plan. */
export async function insertPlan(db: Database, row: Omit<NewRow, 'id'>): Promise<InsurancePlan> {
  const [inserted] = await db.insert(insurancePlans).values(row).returning();
  if (inserted === undefined) throw new Error('PostgreSQL inserted a plan without answering it.');
  return planOf(inserted);
}

/** Clears the primary mark of a user's plans. */
export async function unmarkPrimary(tx: Database, userId: number): Promise<void> {
  await tx
    .update(insurancePlans)
    .set({ isPrimary: false })
    .where(and(eq(insurancePlans.userId, userId), eq(insurancePlans.isPrimary, true)));
}

/** Marks a plan of a user as primary; undefined if the user has no plan with this id. */
export async function markPrimary(tx: Database, id: number, userId: number): Promise<InsurancePlan | undefined> {
  const [row] = await tx.update(insurancePlans).set({ isPrimary: true }).where(mine(id, userId)).returning();
  return row && planOf(row);
}

/** Deletes a plan of a user and returns what the caller needs of it; undefined if the user has no plan with this id. */
export async function deletePlan(
  tx: Database,
  id: number,
  userId: number,
): Promise<{ readonly isPrimary: boolean; readonly cardFile: string | null } | undefined> {
  const { isPrimary, cardFile } = insurancePlans;
  const [row] = await tx.delete(insurancePlans).where(mine(id, userId)).returning({ isPrimary, cardFile });
  return row;
}

/** Returns the plan that a user added first. */
export async function findOldestPlan(tx: Database, userId: number): Promise<{ readonly id: number } | undefined> {
  const [oldest] = await tx
    .select({ id: insurancePlans.id })
    .from(insurancePlans)
    .where(eq(insurancePlans.userId, userId))
    .orderBy(asc(insurancePlans.addedAt), asc(insurancePlans.id))
    .limit(1);
  return oldest;
}

/** Returns all data about a user's insurance plans, for an export. */
export async function collectPlans(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db
    .select()
    .from(insurancePlans)
    .where(eq(insurancePlans.userId, userId))
    .orderBy(asc(insurancePlans.id));
  return { insurancePlans: rows.map(({ userId: _owner, cardFile: _file, ...plan }) => plan) };
}

/** Deletes all insurance plans of a user. */
export async function erasePlans(tx: Database, userId: number): Promise<void> {
  await tx.delete(insurancePlans).where(eq(insurancePlans.userId, userId));
}

/** Returns a row as its owner sees it. */
export function planOf({ userId: _owner, idempotencyKey: _key, cardFile: _file, ...plan }: Row): InsurancePlan {
  return { ...plan, addedAt: plan.addedAt.toISOString(), cardAddedAt: plan.cardAddedAt?.toISOString() ?? null };
}
