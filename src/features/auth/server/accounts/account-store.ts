import { and, eq, isNull, lt } from 'drizzle-orm';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { sessions } from '#db/schema/sessions.ts';
import { users } from '#db/schema/users.ts';

/** An account's address, and since when it is confirmed. */
export async function findEmail(
  db: Database,
  userId: number,
): Promise<{ readonly email: string; readonly confirmedAt: Date | null } | undefined> {
  const [found] = await db
    .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found;
}

/** Gives an account another password; false when it is closed, or `before` is its password no more. */
export async function writePassword(
  tx: Database,
  userId: number,
  passwordHash: string,
  before?: string,
): Promise<boolean> {
  const isBefore = before === undefined ? undefined : eq(users.passwordHash, before);
  const written = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.disabledAt), isBefore))
    .returning({ id: users.id });
  return written.length > 0;
}

/** Whether a password is the account's still; it stays so until the end of the transaction. */
export async function lockPassword(tx: Database, userId: number, passwordHash: string): Promise<boolean> {
  const [held] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return held?.passwordHash === passwordHash;
}

/**
 * Notes that the owner of an account reads the mail of its address; false when another account has it confirmed, which
 * stays so.
 */
export async function markEmailConfirmed(tx: Database, userId: number, nowMs: number): Promise<boolean> {
  const unconfirmed = and(eq(users.id, userId), isNull(users.emailConfirmedAt));
  return await unlessConfirmedElsewhere(tx, async (inner) => {
    await inner
      .update(users)
      .set({ emailConfirmedAt: new Date(nowMs) })
      .where(unconfirmed);
  });
}

/**
 * Gives an account another address. `confirmedAt` is null until somebody proves to read it; where it is not, answers
 * false when another account has it confirmed.
 */
export async function writeEmail(
  tx: Database,
  userId: number,
  { email, confirmedAt }: { readonly email: string; readonly confirmedAt: Date | null },
): Promise<boolean> {
  return await unlessConfirmedElsewhere(tx, async (inner) => {
    await inner.update(users).set({ email, emailConfirmedAt: confirmedAt }).where(eq(users.id, userId));
  });
}

async function unlessConfirmedElsewhere(tx: Database, write: (inner: Database) => Promise<void>): Promise<boolean> {
  try {
    // A savepoint: a violated constraint must not end the transaction around it.
    await tx.transaction(write);
    return true;
  } catch (error) {
    if (constraintOf(error) === 'users_email_confirmed') return false;
    throw error;
  }
}

/** Removes sessions that have ended by themselves. */
export async function removeOldSessions(db: Database, nowMs: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));
}
