import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { desks, memberPins } from '#db/schema/auth/desks.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import type { SessionDesk } from '#platform/common/permission.ts';
import { LIVE_CHANNEL, liveChange } from '#platform/server/live/live-feed.ts';

/** A shared computer as a session at it is opened. */
export type TakenDesk = Pick<SessionDesk, 'id' | 'lockAfterMinutes' | 'name' | 'providerId'>;

/**
 * Returns the shared computer with a token, if the user is a member of its place, and notes that it is used. Locks it
 * until the transaction ends, so that it isn't removed, or used by another member, at the same time.
 */
export async function takeDesk(
  tx: Database,
  tokenHash: Buffer,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<TakenDesk | undefined> {
  const membership = tx
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, desks.providerId), eq(providerMembers.userId, userId)));
  const [taken] = await tx
    .update(desks)
    .set({ lastUsedAt: new Date(nowMs) })
    .where(and(eq(desks.tokenHash, tokenHash), gt(desks.expiresAt, new Date(nowMs)), exists(membership)))
    .returning({
      id: desks.id,
      name: desks.name,
      providerId: desks.providerId,
      lockAfterSeconds: desks.lockAfterSeconds,
    });
  if (taken === undefined) return undefined;
  const { lockAfterSeconds, ...desk } = taken;
  return { ...desk, lockAfterMinutes: lockAfterSeconds / 60 };
}

/** Locks a session at a shared computer and tells its streams; does nothing if it is locked, or elsewhere. */
export async function lockSession(
  db: Database,
  { id: userId, sessionId }: { readonly id: number; readonly sessionId: number },
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ lockedAt: new Date(nowMs) })
      .where(and(eq(sessions.id, sessionId), isNotNull(sessions.deskId), isNull(sessions.lockedAt)));
    await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${liveChange('u', userId)})`);
  });
}

/** Ends the sessions of a user at the shared computers of places. */
export async function endDeskSessions(tx: Database, userId: number, providerIds: readonly number[]): Promise<void> {
  const there = tx
    .select({ id: desks.id })
    .from(desks)
    .where(inArray(desks.providerId, [...providerIds]));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.deskId, there)));
}

/** Ends the sessions that a user opened with a PIN. */
export async function endPinSessions(tx: Database, userId: number): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), sessions.byPin));
}

/** Deletes the shared computers whose enrolment expired before an instant, ms. */
export async function removeExpiredDesks(db: Database, nowMs: number): Promise<void> {
  await db.delete(desks).where(lte(desks.expiresAt, new Date(nowMs)));
}

/** After a sign-in with the password the PIN may be tried again. */
export async function clearWrongPins(tx: Database, userId: number): Promise<void> {
  await tx.update(memberPins).set({ failures: 0, tries: [] }).where(eq(memberPins.userId, userId));
}
