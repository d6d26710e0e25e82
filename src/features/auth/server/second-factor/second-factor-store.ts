import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { recoveryCodes, secondFactors } from '#db/schema/auth/second-factors.ts';

type Row = typeof secondFactors.$inferSelect;

/** Returns a user's second factor, confirmed or pending. */
export async function findSecondFactor(db: Database, userId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Returns the number of a user's unused recovery codes. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Saves the secret of an authenticator app that is being set up; a confirmed one keeps working meanwhile. */
export async function savePendingSecret(db: Database, userId: number, sealed: Buffer, nowMs: number): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ userId, secretEncrypted: sealed, pendingSecretEncrypted: sealed, createdAt: new Date(nowMs) })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecretEncrypted: sealed } });
}

/** Activates the pending secret, and marks the step of its first code as used. False if it is no longer pending. */
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

/** Marks the codes of a time step and of all earlier steps as used; false if they already were. */
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

/** Marks a recovery code as used; false if it is unknown or already used. */
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

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(tx: Database, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Deletes second factor and recovery codes; false if there was no confirmed second factor. */
export async function deleteSecondFactor(tx: Database, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Returns the sealed secrets of all accounts. */
export async function findSecondFactors(db: Database): Promise<Row[]> {
  return await db.select().from(secondFactors);
}

/** Replaces a sealed secret of an account, confirmed or pending, by the same one sealed with another key; nothing if it changed meanwhile. */
export async function replaceSealed(db: Database, userId: number, sealed: Buffer, again: Buffer): Promise<void> {
  const ofUser = eq(secondFactors.userId, userId);
  await db
    .update(secondFactors)
    .set({ secretEncrypted: again })
    .where(and(ofUser, eq(secondFactors.secretEncrypted, sealed)));
  await db
    .update(secondFactors)
    .set({ pendingSecretEncrypted: again })
    .where(and(ofUser, eq(secondFactors.pendingSecretEncrypted, sealed)));
}
