import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { insurancePlans } from '#db/schema/insurance/insurance-plans.ts';
import type { InsurancePlan } from '../contract.ts';
import { planOf } from './insurance-store.ts';

const mine = (id: number, userId: number) => and(eq(insurancePlans.id, id), eq(insurancePlans.userId, userId));

/** Returns the file of a plan card's picture; null if it has none, undefined if the user has no such plan. */
export async function findCard(db: Database, id: number, userId: number): Promise<string | null | undefined> {
  const [row] = await db.select({ file: insurancePlans.cardFile }).from(insurancePlans).where(mine(id, userId));
  return row?.file;
}

/**
 * Writes the file of a plan card's picture, or null, and returns the plan and the former file; undefined if the user has
 * no such plan.
 */
export async function writeCard(
  tx: Database,
  id: number,
  userId: number,
  card: { readonly file: string; readonly nowMs: number } | null,
): Promise<{ readonly plan: InsurancePlan; readonly before: string | null } | undefined> {
  const [was] = await tx
    .select({ file: insurancePlans.cardFile })
    .from(insurancePlans)
    .where(mine(id, userId))
    .for('update');
  const [row] = await tx
    .update(insurancePlans)
    .set({ cardFile: card?.file ?? null, cardAddedAt: card && new Date(card.nowMs) })
    .where(mine(id, userId))
    .returning();
  return row && { plan: planOf(row), before: was?.file ?? null };
}

/** Returns the files of all card pictures of a user. */
export async function findCardFiles(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ file: insurancePlans.cardFile })
    .from(insurancePlans)
    .where(and(eq(insurancePlans.userId, userId), isNotNull(insurancePlans.cardFile)));
  return rows.flatMap(({ file }) => file ?? []);
}

/** Returns those of the given files that a plan refers to. */
export async function filterReferencedCards(db: Database, files: readonly string[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const rows = await db
    .select({ file: insurancePlans.cardFile })
    .from(insurancePlans)
    .where(inArray(insurancePlans.cardFile, [...files]));
  return new Set(rows.flatMap(({ file }) => file ?? []));
}
