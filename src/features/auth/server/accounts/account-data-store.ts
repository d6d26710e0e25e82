import { and, count, desc, eq, getTableColumns, isNull, like, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { accountTokens } from '#db/schema/auth/account-tokens.ts';
import { passkeys } from '#db/schema/auth/passkeys.ts';
import { recoveryCodes, secondFactors } from '#db/schema/auth/second-factors.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { throttles } from '#db/schema/auth/throttles.ts';
import { users } from '#db/schema/auth/users.ts';

// Every column except secrets, so that new columns are exported without a change here.
const { passwordHash: _password, ...profile } = getTableColumns(users);
const { tokenHash: _session, userId: _sessionOwner, ...session } = getTableColumns(sessions);
const {
  userId: _passkeyOwner,
  userHandle: _handle,
  credentialId: _credential,
  publicKey: _key,
  ...passkey
} = getTableColumns(passkeys);
const { tokenHash: _link, userId: _linkOwner, ...link } = getTableColumns(accountTokens);

/** Replaces the full name of a deleted account. */
export const DELETED_USER_NAME = 'Deleted user';

/** Returns the account's own data for an export, without passwords, tokens and other secrets. */
export async function collectAccount(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const [account] = await db.select(profile).from(users).where(eq(users.id, userId));
  const [factor] = await db
    .select({ createdAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  const [codes] = await db
    .select({ unused: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return {
    profile: account,
    sessions: await db.select(session).from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.id)),
    secondFactor: factor === undefined ? null : { ...factor, unusedRecoveryCodes: codes?.unused ?? 0 },
    passkeys: await db.select(passkey).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id),
    mailedLinks: await db
      .select(link)
      .from(accountTokens)
      .where(eq(accountTokens.userId, userId))
      .orderBy(desc(accountTokens.createdAt)),
  };
}

/** Locks an account until the end of the transaction; undefined if it doesn't exist or is deleted. */
export async function lockAccount(
  tx: Database,
  userId: number,
): Promise<{ readonly role: string; readonly permissions: readonly string[] } | undefined> {
  const [found] = await tx
    .select({ role: users.role, permissions: users.permissions })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return found;
}

/**
 * Returns how many other super administrators can sign in. Locks all super administrators, so that the last two can't
 * delete their accounts at the same time.
 */
export async function lockOtherSuperAdmins(tx: Database, userId: number): Promise<number> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        sql`'super_admin' = any(${users.permissions})`,
        isNull(users.deletedAt),
        like(users.passwordHash, '$%'),
      ),
    )
    .orderBy(users.id)
    .for('update');
  return found.filter(({ id }) => id !== userId).length;
}

/**
 * Erases personal data and credentials from an account. The row stays, because records that must be kept refer to it.
 * User name and e-mail address become free; the placeholder user name can't be registered.
 */
export async function eraseAccount(tx: Database, userId: number, nowMs: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(throttles).where(like(throttles.key, `%:user:${userId}`));
  await tx
    .update(users)
    .set({
      username: `deleted-${userId}`,
      email: `deleted-${userId}@deleted`,
      passwordHash: '!',
      fullName: DELETED_USER_NAME,
      phone: null,
      state: null,
      lga: null,
      bloodType: null,
      nhisNumber: null,
      permissions: [],
      emailConfirmedAt: null,
      dateOfBirth: null,
      guardianName: null,
      guardianRelation: null,
      deletedAt: sql`coalesce(${users.deletedAt}, ${new Date(nowMs)})`,
    })
    .where(eq(users.id, userId));
}

/** Returns the ids of the accounts deleted since an instant (ms). */
export async function findAccountsDeletedSince(db: Database, sinceMs: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.deletedAt} >= ${new Date(sinceMs)}`)
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the accounts deleted before an instant (ms). */
export async function findAccountsDeletedBefore(db: Database, beforeMs: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.deletedAt} < ${new Date(beforeMs)}`)
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Deletes the row of a deleted account, to which no other row may refer any more. */
export async function removeAccount(tx: Database, userId: number): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, userId), sql`${users.deletedAt} is not null`));
}
