import { and, eq, isNull, lt } from 'drizzle-orm';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { users } from '#db/schema/auth/users.ts';

/** Returns an account's address, and when it was confirmed (null if it wasn't). */
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

/** Writes a new password hash; false if the account is closed, or `before` is given and isn't its present hash. */
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

/** True if `passwordHash` is still the account's; locks it until the end of the transaction. */
export async function lockPassword(tx: Database, userId: number, passwordHash: string): Promise<boolean> {
  const [locked] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return locked?.passwordHash === passwordHash;
}

/** Marks the account's address as confirmed; false (and no change) if another account has confirmed it. */
export async function markEmailConfirmed(tx: Database, userId: number, nowMs: number): Promise<boolean> {
  const unconfirmed = and(eq(users.id, userId), isNull(users.emailConfirmedAt));
  return await unlessConfirmedElsewhere(tx, async (inner) => {
    await inner
      .update(users)
      .set({ emailConfirmedAt: new Date(nowMs) })
      .where(unconfirmed);
  });
}

/** Writes an account's address; false if `confirmedAt` isn't null and another account has confirmed the address. */
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
    // A savepoint, so that a violated constraint doesn't abort the outer transaction.
    await tx.transaction(write);
    return true;
  } catch (error) {
    if (constraintOf(error) === 'users_email_confirmed') return false;
    throw error;
  }
}

/**
 * Makes a patient's account one of a provider, or back; false (and no change) if it isn't of the first kind. Its data stay.
 */
export async function changeKind(
  tx: Database,
  userId: number,
  { from, to }: { readonly from: 'patient' | 'provider'; readonly to: 'patient' | 'provider' },
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ role: to })
    .where(and(eq(users.id, userId), eq(users.role, from)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Deletes expired sessions. */
export async function removeOldSessions(db: Database, nowMs: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));
}
