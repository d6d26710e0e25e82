import { and, count, desc, eq, getTableColumns, isNull, like, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { accountTokens } from '#db/schema/account-tokens.ts';
import { recoveryCodes, secondFactors } from '#db/schema/second-factors.ts';
import { sessions } from '#db/schema/sessions.ts';
import { throttles } from '#db/schema/throttles.ts';
import { users } from '#db/schema/users.ts';

// Every column but the secrets, so that a new one is exported without anybody having to think of it.
const { passwordHash: _password, ...profile } = getTableColumns(users);
const { tokenHash: _session, userId: _sessionOwner, ...session } = getTableColumns(sessions);
const { tokenHash: _link, userId: _linkOwner, ...link } = getTableColumns(accountTokens);

/** What stands in place of the name of somebody whose account was deleted. */
export const DELETED_USER_NAME = 'Deleted user';

/** Everything that is kept of somebody's account itself, without anything that opens it. */
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
    mailedLinks: await db
      .select(link)
      .from(accountTokens)
      .where(eq(accountTokens.userId, userId))
      .orderBy(desc(accountTokens.createdAt)),
  };
}

/** Holds an account until the end of the transaction; undefined when it is gone or deleted. */
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

/** How many others have every administrative permission and can sign in. Holds all who have, so that two at once can't both leave. */
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
 * Takes everything personal out of an account and everything that opens it. The row stays, for what has to be kept hangs
 * on it; user name and e-mail address are free for somebody new. What it is named then nobody can register.
 */
export async function eraseAccount(tx: Database, userId: number, nowMs: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
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

/** The ids of accounts that were deleted since an instant. */
export async function findAccountsDeletedSince(db: Database, sinceMs: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.deletedAt} >= ${new Date(sinceMs)}`)
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** The ids of accounts that were deleted before an instant. */
export async function findAccountsDeletedBefore(db: Database, beforeMs: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.deletedAt} < ${new Date(beforeMs)}`)
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Removes the row of a deleted account, on which nothing may hang any more. */
export async function removeAccount(tx: Database, userId: number): Promise<void> {
  await tx.delete(users).where(and(eq(users.id, userId), sql`${users.deletedAt} is not null`));
}
