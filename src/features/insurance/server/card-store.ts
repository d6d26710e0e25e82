import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { insurancePlans } from '#db/schema/insurance-plans.ts';
import type { InsurancePlan } from '../contract.ts';
import { planOf } from './insurance-store.ts';

const mine = (id: number, userId: number) => and(eq(insurancePlans.id, id), eq(insurancePlans.userId, userId));

/** The file of the picture of a card of somebody's; undefined when they have no such plan, null when it has none. */
export async function findCard(db: Database, id: number, userId: number): Promise<string | null | undefined> {
  const [row] = await db.select({ file: insurancePlans.cardFile }).from(insurancePlans).where(mine(id, userId));
  return row?.file;
}

/**
 * Names the file of the picture of a card of somebody's, or none, and answers the plan with the file that was named
 * before; undefined when they have no such plan.
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

/** The files of all pictures of somebody's cards. */
export async function findCardFiles(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ file: insurancePlans.cardFile })
    .from(insurancePlans)
    .where(and(eq(insurancePlans.userId, userId), isNotNull(insurancePlans.cardFile)));
  return rows.flatMap(({ file }) => file ?? []);
}

/** Which of these files a plan names. */
export async function cardsAmong(db: Database, files: readonly string[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const rows = await db
    .select({ file: insurancePlans.cardFile })
    .from(insurancePlans)
    .where(inArray(insurancePlans.cardFile, [...files]));
  return new Set(rows.flatMap(({ file }) => file ?? []));
}
