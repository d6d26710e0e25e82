import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { accountTokens } from '#db/schema/auth/account-tokens.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { users } from '#db/schema/auth/users.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { removePushOf } from '#platform/server/messages/push-subscription-store.ts';
import { CANNOT_SIGN_IN } from './demo-people.ts';

const canSignIn = and(
  eq(users.isDemo, true),
  isNull(users.disabledAt),
  isNull(users.deletedAt),
  ne(users.passwordHash, CANNOT_SIGN_IN),
);

/** Returns the user names of the demo accounts that can sign in, in alphabetical order. */
export async function openDemoAccounts(db: Database): Promise<string[]> {
  const open = await db.select({ username: users.username }).from(users).where(canSignIn).orderBy(asc(users.username));
  return open.map(({ username }) => username);
}

/**
 * Closes every demo account that can sign in: no password opens it, its sessions, mailed links and push subscriptions
 * are gone. Other accounts and all other data stay. Each closing is in the audit log.
 * @returns the user names of the accounts that it closed; none if they were closed before
 */
export async function closeDemoAccounts(
  db: Database,
  context: Parameters<typeof recordAct>[1],
): Promise<readonly string[]> {
  return await db.transaction(async (tx) => {
    const closed = await tx
      .update(users)
      .set({ disabledAt: new Date(context.now()), passwordHash: CANNOT_SIGN_IN })
      .where(canSignIn)
      .returning({ id: users.id, username: users.username });
    if (closed.length === 0) return [];
    const ids = closed.map(({ id }) => id);
    await tx.delete(sessions).where(inArray(sessions.userId, ids));
    await tx.delete(accountTokens).where(inArray(accountTokens.userId, ids));
    for (const { id } of closed) {
      await removePushOf(tx, id);
      await recordAct(tx, context, 'operator', { act: 'demo-account.close', object: `user:${id}`, subjectId: id });
    }
    return closed.map(({ username }) => username).toSorted();
  });
}
