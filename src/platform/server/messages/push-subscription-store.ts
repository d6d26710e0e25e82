import { and, asc, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { messages } from '#db/schema/platform/messages.ts';
import { pushSubscriptions } from '#db/schema/platform/push-subscriptions.ts';
import { sendOtherwise } from './notice-store.ts';
import { ERASED } from './outbox-store.ts';

/** A browser as it names itself to senders of push messages. */
export interface PushAddress {
  readonly endpoint: string;
  /** In base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Whose browser it is, and how people know it. */
interface Owner {
  readonly userId: number;
  readonly sessionId: number;
  readonly browser: string;
  /** Whether it also gets what concerns its user as a patient; undefined leaves that as it is. */
  readonly own?: boolean | undefined;
  readonly nowMs: number;
}

/** Returns a browser to send to; undefined if it was removed. */
export async function findPushAddress(db: Database, id: number): Promise<PushAddress | undefined> {
  const { endpoint, p256dh, auth } = pushSubscriptions;
  const [found] = await db
    .select({ endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, id));
  return found;
}

/** Returns the name of a user's browser; undefined if the user has no such one. */
export async function findOwnBrowser(db: Database, userId: number, id: number): Promise<string | undefined> {
  const [found] = await db
    .select({ browser: pushSubscriptions.browser })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)));
  return found?.browser;
}

/** Returns the browser that a session subscribed; undefined if there is none. */
export async function findPushOfSession(
  db: Database,
  sessionId: number,
): Promise<{ readonly id: number; readonly own: boolean } | undefined> {
  const [found] = await db
    .select({ id: pushSubscriptions.id, own: pushSubscriptions.own })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
    .limit(1);
  return found;
}

/** Returns the browsers in which a user gets what concerns them as a patient. */
export async function findOwnBrowsers(db: Database, userId: number): Promise<readonly number[]> {
  const found = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), pushSubscriptions.own))
    .orderBy(asc(pushSubscriptions.id));
  return found.map(({ id }) => id);
}

/**
 * Adds a browser, or updates that of `replaces` or of the same endpoint, and returns its id; undefined if the account has
 * `most` others. One of another account is removed first, with all that is sent to it: it is this user's browser now.
 */
export async function saveSubscription(
  tx: Database,
  address: PushAddress & { readonly replaces?: string | undefined },
  { userId, sessionId, browser, own, nowMs }: Owner,
  most: number,
): Promise<number | undefined> {
  const { endpoint, p256dh, auth, replaces } = address;
  // One account at a time, so that the limit holds.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await removeWhere(tx, and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.userId, userId)));
  const isOld = inArray(pushSubscriptions.endpoint, replaces === undefined ? [endpoint] : [endpoint, replaces]);
  const [kept] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isOld))
    .orderBy(asc(pushSubscriptions.id))
    .limit(1);
  if (kept !== undefined) {
    await removeWhere(tx, and(eq(pushSubscriptions.userId, userId), isOld, ne(pushSubscriptions.id, kept.id)));
    const changed = { endpoint, p256dh, auth, sessionId, browser, ...(own !== undefined && { own }) };
    await tx.update(pushSubscriptions).set(changed).where(eq(pushSubscriptions.id, kept.id));
    return kept.id;
  }
  const [counted] = await tx
    .select({ others: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  if ((counted?.others ?? 0) >= most) return undefined;
  const createdAt = new Date(nowMs);
  const [added] = await tx
    .insert(pushSubscriptions)
    .values({ endpoint, p256dh, auth, userId, sessionId, browser, own: own ?? false, createdAt })
    .returning({ id: pushSubscriptions.id });
  return added?.id;
}

/** Notes that the push service took a message for a browser. */
export async function markAccepted(db: Database, id: number, nowMs: number): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ acceptedAt: new Date(nowMs) })
    .where(eq(pushSubscriptions.id, id));
}

/** Removes a browser that its push service doesn't know any more. */
export async function removeSubscription(db: Database, id: number): Promise<void> {
  await removeWhere(db, eq(pushSubscriptions.id, id));
}

/** Removes a user's browser by its address; does nothing if it is unknown or another user's. */
export async function removeOwnSubscription(db: Database, userId: number, endpoint: string): Promise<void> {
  await removeWhere(db, and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** Removes the browser of a session that ends by signing out. */
export async function removePushOfSession(db: Database, sessionId: number): Promise<void> {
  await removeWhere(db, eq(pushSubscriptions.sessionId, sessionId));
}

/** Removes the browsers of a user: all, those of other sessions than `except`, or that of `session`. */
export async function removePushOf(
  db: Database,
  userId: number,
  { except, session }: { readonly except?: number | undefined; readonly session?: number } = {},
): Promise<void> {
  const others = except === undefined ? undefined : sql`${pushSubscriptions.sessionId} is distinct from ${except}`;
  const one = session === undefined ? undefined : eq(pushSubscriptions.sessionId, session);
  await removeWhere(db, and(eq(pushSubscriptions.userId, userId), others, one));
}

/** Returns the browsers of a user for an export, without the keys. */
export async function collectPush(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const { browser, own, createdAt, acceptedAt } = pushSubscriptions;
  return {
    pushBrowsers: await db
      .select({ browser, own, createdAt, acceptedAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(asc(pushSubscriptions.id)),
  };
}

/** Removes browsers, with their place among the contacts of practices, and withdraws what still waits for them. */
async function removeWhere(db: Database, where: SQL | undefined): Promise<void> {
  const removed = await db.delete(pushSubscriptions).where(where).returning({ id: pushSubscriptions.id });
  if (removed.length === 0) return;
  const recipients = removed.map(({ id }) => String(id));
  const withdrawn = await db
    .update(messages)
    .set({ status: 'withdrawn', ...ERASED })
    .where(
      and(
        eq(messages.channel, 'push'),
        inArray(messages.status, ['queued', 'failed']),
        inArray(messages.recipient, recipients),
      ),
    )
    .returning({ notice: messages.notice });
  for (const { notice } of withdrawn) await sendOtherwise(db, notice);
}
