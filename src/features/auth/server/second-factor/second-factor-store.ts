import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { recoveryCodes, secondFactors } from '#db/schema/second-factors.ts';

type Row = typeof secondFactors.$inferSelect;

/** Somebody's second factor, confirmed or only begun. */
export async function findSecondFactor(db: Database, userId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** How many of somebody's recovery codes are unused. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Keeps the secret of an authenticator that is being set up; one that is confirmed already goes on working. */
export async function savePendingSecret(db: Database, userId: number, sealed: Buffer, nowMs: number): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ userId, secretEncrypted: sealed, pendingSecretEncrypted: sealed, createdAt: new Date(nowMs) })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecretEncrypted: sealed } });
}

/** Puts the pending secret in force, with the step of the code that proved it. False when it isn't pending any more. */
export async function activatePendingSecret(
  tx: Database,
  userId: number,
  sealed: Buffer,
  step: number,
  nowMs: number,
): Promise<boolean> {
  const activated = await tx
    .update(secondFactors)
    .set({
      secretEncrypted: sealed,
      pendingSecretEncrypted: null,
      confirmedAt: new Date(nowMs),
      lastStep: step,
    })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.pendingSecretEncrypted, sealed)))
    .returning({ userId: secondFactors.userId });
  return activated.length === 1;
}

/** Marks the codes of a step and of all before it as used; false when they were already. */
export async function markStepUsed(db: Database, userId: number, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, step)),
    )
    .returning({ userId: secondFactors.userId });
  return used.length === 1;
}

/** Uses up a recovery code; false when there is none such or it was used before. */
export async function markRecoveryCodeUsed(
  db: Database,
  userId: number,
  codeHash: string,
  nowMs: number,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date(nowMs) })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return used.length === 1;
}

/** Gives somebody these recovery codes and no others. */
export async function replaceRecoveryCodes(tx: Database, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Takes second factor and recovery codes away; false when there was none. */
export async function deleteSecondFactor(tx: Database, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}
