import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { sessions } from '#db/schema/sessions.ts';
import { users } from '#db/schema/users.ts';
import type { RequestUser } from '#platform/server/route.ts';

/** How long somebody stays signed in, whatever they do. */
export const SESSION_TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** Opens a session and answers its token, 256 random bits; only a hash of it is kept. */
export async function openSession(db: Database, userId: number, nowMs: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, expiresAt: new Date(nowMs + SESSION_TTL_MS) });
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, new Date(nowMs))));
  return token;
}

/** Who a session token belongs to, with role and permissions as they are now. */
export async function userOfSession(db: Database, token: string, nowMs: number): Promise<RequestUser | null> {
  const [user] = await db
    .select({ id: users.id, role: users.role, permissions: users.permissions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, new Date(nowMs))));
  return user ?? null;
}

/** Ends a session; one that doesn't exist is no error. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
