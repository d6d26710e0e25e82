import { createHmac } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { throttles } from '#db/schema/auth/throttles.ts';
import {
  type Attempts,
  afterAttempt,
  afterSuccess,
  refusedUntil,
  type ThrottleLimits,
  waitRefusal,
} from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { KeyFor } from '#platform/server/secrets.ts';

/** The key that attempts are counted under: what is tried, and by whom or at which account. */
export interface Counter {
  /** For example `sign-in:name`. */
  readonly kind: string;
  /** An id, or a `hashedKey` if the value would identify a person. */
  readonly key: string | number;
}

/** No limit has a window longer than a day. */
const STALE_MS = 25 * 60 * 60 * 1000;

/**
 * Counts an attempt as failed before it is made; `clearAttempts` or `uncountAttempt` corrects that. A row lock makes the
 * limit exact for concurrent attempts across processes.
 * @throws AppError too_many_requests, with Retry-After, if the caller has to wait; the attempt isn't counted then
 */
export async function throttle(db: Database, nowMs: number, counter: Counter, limits: ThrottleLimits): Promise<void> {
  await throttleAll(db, nowMs, [{ ...counter, limits }]);
}

/** Like `throttle` for several counters: if one refuses, none counts. Always pass them in the same order. */
export async function throttleAll(
  db: Database,
  nowMs: number,
  counters: readonly (Counter & { readonly limits: ThrottleLimits })[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { limits, ...counter } of counters) {
      const attempts = await lockedAttempts(tx, nowMs, keyOf(counter));
      const until = refusedUntil(attempts, nowMs);
      if (until !== null) {
        const seconds = Math.ceil((until - nowMs) / 1000);
        throw new AppError(waitRefusal(until, nowMs), { retryAfterSeconds: seconds });
      }
      await write(tx, keyOf(counter), afterAttempt(attempts, nowMs, limits));
      if (attempts.failures === 0) await deleteStaleCounters(tx, nowMs);
    }
  });
}

/**
 * Clears these counters after a success, one after the other: a single statement locks its rows in any order, and then
 * deadlocks with an attempt that locks the same ones in theirs.
 */
export async function clearAttempts(db: Database, counters: readonly Counter[]): Promise<void> {
  for (const counter of counters) await db.delete(throttles).where(eq(throttles.key, keyOf(counter)));
}

/** Removes one attempt from a shared counter after a success; the others still count. */
export async function uncountAttempt(
  db: Database,
  nowMs: number,
  counter: Counter,
  limits: ThrottleLimits,
): Promise<void> {
  await db.transaction(async (tx) => {
    const attempts = await lockedAttempts(tx, nowMs, keyOf(counter));
    await write(tx, keyOf(counter), afterSuccess(attempts, limits));
  });
}

/** Returns a keyed hash of a typed name or network address, so that the table reveals neither. */
export function hashedKey(keyFor: KeyFor, text: string): string {
  return createHmac('sha256', keyFor('throttle')).update(text).digest('base64url');
}

/** Returns the names as the database compares them, so that all spellings of a name share a counter. */
export async function foldNames(db: Database, names: readonly string[]): Promise<string[]> {
  const lowered = sql.join(
    names.map((name) => sql`lower(${name.normalize('NFKC')}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ folded: string[] }>(sql`select array[${lowered}] as folded`);
  return rows[0]?.folded ?? [];
}

async function lockedAttempts(tx: Database, nowMs: number, key: string): Promise<Attempts> {
  const [row] = await tx
    .insert(throttles)
    .values({ key, since: new Date(nowMs) })
    .onConflictDoUpdate({ target: throttles.key, set: { key } })
    .returning();
  if (row === undefined) throw new Error('The counter was not written.');
  return {
    failures: row.failures,
    sinceMs: row.since.getTime(),
    lockedUntilMs: row.lockedUntil?.getTime() ?? null,
  };
}

async function write(tx: Database, key: string, { failures, sinceMs, lockedUntilMs }: Attempts): Promise<void> {
  await tx
    .update(throttles)
    .set({
      failures,
      since: new Date(sinceMs),
      lockedUntil: lockedUntilMs === null ? null : new Date(lockedUntilMs),
    })
    .where(eq(throttles.key, key));
}

/** Deletes up to `atMost` expired counters. Runs with each new counter; a job deletes the rest. */
export async function deleteStaleCounters(tx: Database, nowMs: number, atMost = 20): Promise<void> {
  const stale = tx
    .select({ key: throttles.key })
    .from(throttles)
    .where(lt(throttles.since, new Date(nowMs - STALE_MS)))
    .limit(atMost)
    .for('update', { skipLocked: true });
  await tx.delete(throttles).where(inArray(throttles.key, stale));
}

function keyOf({ kind, key }: Counter): string {
  return `${kind}:${key}`;
}
