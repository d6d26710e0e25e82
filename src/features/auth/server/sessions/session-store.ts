import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { batchRows } from '#db/batch-rows.ts';
import { batchedQuery } from '#db/batched-query.ts';
import type { Database } from '#db/open-database.ts';
import { desks } from '#db/schema/auth/desks.ts';
import { passkeys } from '#db/schema/auth/passkeys.ts';
import { secondFactors } from '#db/schema/auth/second-factors.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import {
  DESK_TOUCH_MS,
  isSessionLocked,
  isSessionOver,
  MAX_SESSIONS,
  sessionLimits,
} from '#features/auth/rules/session-limits.ts';
import type { SessionDesk } from '#platform/common/permission.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { removePushOf, removePushOfSession } from '#platform/server/messages/push-subscription-store.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';

/** The longest limit of any role, because the owner's role can change. */
const MAX_LIFETIME_MS = sessionLimits('patient').absoluteMs;
const MAX_USER_AGENT_LENGTH = 300;

/** The user of a session, and whether the account has a second factor: an authenticator or a passkey. */
export type SessionUser = Omit<RequestUser, 'lacksSecondFactor'> & { readonly hasSecondFactor: boolean };

/**
 * Opens a session and returns its token: 256 random bits, of which only a hash is stored. A shared computer has one session:
 * the earlier ones there end.
 */
export async function openSession(
  db: Database,
  userId: number,
  nowMs: number,
  {
    userAgent = '',
    desk,
  }: { readonly userAgent?: string | undefined; readonly desk?: { readonly id: number; readonly byPin: boolean } } = {},
): Promise<string> {
  const token = newToken();
  const now = new Date(nowMs);
  if (desk !== undefined) await endSessionsAt(db, desk.id);
  await db.insert(sessions).values({
    tokenHash: tokenHashOf(token),
    userId,
    userAgent: sanitizedUserAgent(userAgent),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(nowMs + MAX_LIFETIME_MS),
    ...(desk && { deskId: desk.id, byPin: desk.byPin }),
  });
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  await endUnusedLongest(db, userId);
  return token;
}

/** Ends what an account has beyond `MAX_SESSIONS`, and the push messages to those browsers. */
async function endUnusedLongest(db: Database, userId: number): Promise<void> {
  const beyond = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.deskId)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(MAX_SESSIONS);
  for (const { id } of beyond) {
    await removePushOfSession(db, id);
    await db.delete(sessions).where(eq(sessions.id, id));
  }
}

/** Ends the sessions at a shared computer, and the push messages to their browsers. */
async function endSessionsAt(db: Database, deskId: number): Promise<void> {
  const ended = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.deskId, deskId));
  for (const { id } of ended) await removePushOfSession(db, id);
  await db.delete(sessions).where(eq(sessions.deskId, deskId));
}

/**
 * Who a session token belongs to, with role and permissions as they are now; null when it never was one, was ended,
 * ended by itself (the limits are those of the role), the account is erased or closed, or no longer a member of the place
 * whose shared computer this is, or it was opened with a PIN in another browser: `deskHash` is the hash of the computer's
 * token. Notes now and then that it is in use, unless it is locked or only looked at.
 */
export async function userOfSession(
  db: Database,
  token: string,
  nowMs: number,
  { passive = false, deskHash }: { readonly passive?: boolean; readonly deskHash?: Buffer | undefined } = {},
): Promise<SessionUser | null> {
  const tokenHash = tokenHashOf(token);
  const found = await findSession(db, tokenHash);
  if (found === null) return null;
  const { user } = found;
  const isAtDesk = found.deskId !== null;
  const lastSeenAtMs = found.lastSeenAt.getTime();
  const times = { createdAtMs: found.createdAt.getTime(), lastSeenAtMs };
  if (isSessionOver({ role: user.role, isAtDesk, ...times }, nowMs)) return null;
  const desk = isAtDesk ? deskOf(found, nowMs, deskHash) : null;
  if (desk === undefined) return null;
  const touchMs = isAtDesk ? DESK_TOUCH_MS : sessionLimits(user.role).touchMs;
  if (!passive && desk?.isLocked !== true && nowMs - lastSeenAtMs >= touchMs) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(nowMs) })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, new Date(nowMs))));
  }
  return { ...user, hasSecondFactor: found.secondFactorOf !== null || found.hasPasskey, desk };
}

/**
 * Returns the shared computer of a session; undefined if its enrolment has expired, the user is no member of its place, or the
 * session was opened with a PIN and `deskHash` is of another browser. With the password the session may be older than the cookie.
 */
function deskOf(
  { desk, isMember, byPin, lockedAt, lastSeenAt }: Found,
  nowMs: number,
  deskHash: Buffer | undefined,
): SessionDesk | undefined {
  if (desk === null || !isMember || desk.expiresAt.getTime() <= nowMs) return undefined;
  if (byPin && deskHash?.equals(desk.tokenHash) !== true) return undefined;
  const { id, name, providerId, lockAfterSeconds } = desk;
  const isLocked = isSessionLocked({ lockedAt, lastSeenAtMs: lastSeenAt.getTime(), lockAfterSeconds }, nowMs);
  return { id, name, providerId, lockAfterMinutes: lockAfterSeconds / 60, byPin, isLocked };
}

type Found = Awaited<ReturnType<ReturnType<typeof prepareSessionQuery>['execute']>>[number];

/** Every request of a signed-in user looks up its session; concurrent lookups share one query. */
const findSession = batchedQuery<Buffer, Found | null>((db) => {
  const query = prepareSessionQuery(db);
  return async (hashes) => {
    const found = await query.execute({ hashes: [...hashes], count: hashes.length });
    const open = found.filter(({ isClosed }) => !isClosed);
    const byHash = new Map(open.map((session) => [session.tokenHash.toString('latin1'), session]));
    return hashes.map((hash) => byHash.get(hash.toString('latin1')) ?? null);
  };
});

/**
 * Prepared, so that PostgreSQL plans it once. `isClosed` is a column and not a condition: before the first ANALYZE,
 * PostgreSQL would expect few open accounts and scan them all to find the sessions.
 */
function prepareSessionQuery(db: Database) {
  const requested = batchRows(sql`${sql.placeholder('hashes')}::bytea[]`, sql.placeholder('count'));
  return db
    .select({
      tokenHash: sessions.tokenHash,
      user: { id: users.id, role: users.role, permissions: users.permissions, sessionId: sessions.id },
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      secondFactorOf: secondFactors.userId,
      hasPasskey: sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
      deskId: sessions.deskId,
      byPin: sessions.byPin,
      lockedAt: sessions.lockedAt,
      desk: {
        id: desks.id,
        name: desks.name,
        providerId: desks.providerId,
        lockAfterSeconds: desks.lockAfterSeconds,
        tokenHash: desks.tokenHash,
        expiresAt: desks.expiresAt,
      },
      isMember: isNotNull(providerMembers.userId),
      isClosed: sql<boolean>`num_nonnulls(${users.deletedAt}, ${users.disabledAt}) > 0`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .leftJoin(desks, eq(desks.id, sessions.deskId))
    .leftJoin(
      providerMembers,
      and(eq(providerMembers.providerId, desks.providerId), eq(providerMembers.userId, sessions.userId)),
    )
    .where(sql`${sessions.tokenHash} in (select hash from ${requested} as requested (hash))`)
    .prepare('session');
}

/** Ends a session, and the push messages to its browser; does nothing if it doesn't exist. */
export async function closeSession(db: Database, token: string): Promise<void> {
  const hash = tokenHashOf(token);
  const [open] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, hash));
  if (open === undefined) return;
  await removePushOfSession(db, open.id);
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** Ends all sessions of a user, except the one with the id `except`, and the push messages to other browsers; returns how many. */
export async function endSessions(
  db: Database,
  userId: number,
  { except }: { readonly except?: number | undefined } = {},
): Promise<number> {
  await removePushOf(db, userId, { except });
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return ended.length;
}

/** What a browser says of itself, without what could upset a screen or a log. */
function sanitizedUserAgent(userAgent: string): string {
  return userAgent
    .toWellFormed()
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, MAX_USER_AGENT_LENGTH);
}
