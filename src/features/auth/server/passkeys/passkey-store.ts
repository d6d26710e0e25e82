import { and, asc, count, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { passkeys, usedChallenges } from '#db/schema/auth/passkeys.ts';
import { users } from '#db/schema/auth/users.ts';
import type { Passkey } from '#features/auth/rules/passkeys/passkey-contract.ts';
import type { Account } from '../accounts/account-lookup-store.ts';
import { publicColumns } from '../accounts/user-store.ts';

type Row = typeof passkeys.$inferSelect;

/** True if an account has a passkey. */
export async function hasPasskey(db: Database, userId: number): Promise<boolean> {
  return (await countPasskeys(db, userId)) > 0;
}

/** Returns how many passkeys an account has. */
export async function countPasskeys(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.total ?? 0;
}

/** Returns the passkeys of an account, oldest first. */
export async function findPasskeys(db: Database, userId: number): Promise<Row[]> {
  return await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** Returns a passkey as its owner sees it. */
export function shownPasskey({ id, name, createdAt, lastUsedAt }: Row): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Adds a passkey; undefined if it exists already, at any account. */
export async function insertPasskey(tx: Database, row: typeof passkeys.$inferInsert): Promise<Row | undefined> {
  const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return added;
}

/** Renames a passkey of an account; undefined if it has none with this id. */
export async function writePasskeyName(
  db: Database,
  userId: number,
  id: number,
  name: string,
): Promise<Row | undefined> {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return renamed;
}

/** Deletes a passkey of an account; false if it has none with this id. */
export async function deletePasskey(tx: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

/** Deletes all passkeys of an account; false if there was none. */
export async function deletePasskeys(tx: Database, userId: number): Promise<boolean> {
  const deleted = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return deleted.length > 0;
}

/** Returns the passkey with a credential id, and the account that it opens; undefined if nothing can sign in with it. */
export async function findPasskeyAccount(
  db: Database,
  credentialId: string,
): Promise<{ readonly passkey: Row; readonly account: Pick<Account, 'user' | 'passwordHash'> } | undefined> {
  const [found] = await db
    .select({ passkey: passkeys, user: publicColumns, passwordHash: users.passwordHash })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    // A deleted, closed or invited account has a mark in place of the hash.
    .where(
      and(
        eq(passkeys.credentialId, credentialId),
        sql`${users.passwordHash} like '$%' and num_nonnulls(${users.deletedAt}, ${users.disabledAt}) = 0`,
      ),
    );
  if (found === undefined) return undefined;
  return { passkey: found.passkey, account: { user: found.user as Account['user'], passwordHash: found.passwordHash } };
}

/**
 * Notes that a passkey was used. False if it is gone, or if its counter didn't grow: of two uses at once with one count,
 * one succeeds.
 */
export async function markPasskeyUsed(tx: Database, id: number, counter: number, nowMs: number): Promise<boolean> {
  const grows = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: new Date(nowMs) })
    .where(and(eq(passkeys.id, id), grows))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Marks a challenge as answered; false if it was already. */
export async function spendChallenge(db: Database, challengeHash: Buffer, expiresAtMs: number): Promise<boolean> {
  const spent = await db
    .insert(usedChallenges)
    .values({ challengeHash, expiresAt: new Date(expiresAtMs) })
    .onConflictDoNothing()
    .returning({ challengeHash: usedChallenges.challengeHash });
  return spent.length > 0;
}

/** Forgets the answered challenges that have expired. */
export async function removeExpiredChallenges(db: Database, nowMs: number): Promise<void> {
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, new Date(nowMs)));
}
