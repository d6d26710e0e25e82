import { and, eq, isNull, lt, ne } from 'drizzle-orm';
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

/** The id of the account that has an address, other than one's own. */
export async function findOtherOwner(db: Database, email: string, userId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  return found?.id;
}

/** Gives an account another password. */
export async function writePassword(tx: Database, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Notes that the owner of an account reads the mail of its address. */
export async function markEmailConfirmed(tx: Database, userId: number, nowMs: number): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: new Date(nowMs) })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}

/** Gives an account another address; false when somebody else has it. `confirmedAt` is null until that is proven. */
export async function writeEmail(
  tx: Database,
  userId: number,
  { email, confirmedAt }: { readonly email: string; readonly confirmedAt: Date | null },
): Promise<boolean> {
  try {
    // A savepoint: a violated constraint must not end the transaction around it.
    await tx.transaction(async (inner) => {
      await inner.update(users).set({ email, emailConfirmedAt: confirmedAt }).where(eq(users.id, userId));
    });
    return true;
  } catch (error) {
    if (constraintOf(error) === 'users_email_unique') return false;
    throw error;
  }
}

/** Removes sessions that have ended by themselves. */
export async function removeOldSessions(db: Database, nowMs: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));
}
