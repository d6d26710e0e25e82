import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import type { Session } from '#features/auth/rules/account-contract.ts';
import { deviceOf } from '#features/auth/rules/device-name.ts';
import { isSessionOver } from '#features/auth/rules/session-limits.ts';
import { AppError } from '#platform/common/app-error.ts';
import { SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { removePushOf } from '#platform/server/messages/push-subscription-store.ts';
import { lockAccount } from '../accounts/account-data-store.ts';

/**
 * Locks an account for a change that could hand it over, and makes sure that the caller's session is still open. A
 * concurrent password change, which ends all sessions, therefore runs either before this (and the caller is refused) or
 * after the transaction.
 * @throws AppError signed_out
 */
export async function lockOpenSession(tx: Database, user: Pick<RequestUser, 'id' | 'sessionId'>): Promise<void> {
  const account = await lockAccount(tx, user.id);
  const [open] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, user.sessionId));
  if (account === undefined || open === undefined) throw new AppError(SIGNED_OUT);
}

/** Returns the user's open sessions, last used first. */
export async function findSessions(db: Database, user: RequestUser, nowMs: number): Promise<Session[]> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      deskId: sessions.deskId,
    })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows
    .filter(({ createdAt, lastSeenAt, deskId }) => {
      const times = { createdAtMs: createdAt.getTime(), lastSeenAtMs: lastSeenAt.getTime() };
      return !isSessionOver({ role: user.role, isAtDesk: deskId !== null, ...times }, nowMs);
    })
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      current: id === user.sessionId,
      ...deviceOf(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
}

/** Ends one session of a user, and the push messages to its browser; false if the user has no session with this id. */
export async function removeSession(db: Database, userId: number, sessionId: number): Promise<boolean> {
  await removePushOf(db, userId, { session: sessionId });
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return removed.length > 0;
}
