import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import { rateCounts } from '#db/schema/platform/rate-counts.ts';
import { AppError } from '#platform/common/app-error.ts';
import { TOO_MANY_ATTEMPTS } from '#platform/common/platform-refusals.ts';
import type { Context } from '../context.ts';
import type { Job } from '../jobs.ts';
import { networkOf } from './network-of.ts';

/** How many calls of one kind a caller may make within a time. */
export interface RateLimit {
  readonly max: number;
  readonly timeWindow: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a call that was found valid: for its user or, signed out, for its network address. So neither calls without
     * meaning nor other people behind the same address use up the room of a user.
     * @throws AppError too_many_requests, with Retry-After
     */
    countCall: (request: FastifyRequest, limit: RateLimit) => Promise<void>;
  }
}

const WINDOWS_MS: Readonly<Record<string, number>> = { '1 minute': 60_000 };

/**
 * Counts calls in the database, one row for each route and caller, so that all processes share one limit. If the database
 * is away, the call fails. Counts nothing with `RATE_LIMIT=off`.
 */
export function installRateLimits(
  app: FastifyInstance,
  { db, keyFor, now, config }: Pick<Context, 'db' | 'keyFor' | 'now' | 'config'>,
): void {
  const secret = keyFor('throttle');
  app.decorate('countCall', async (request: FastifyRequest, { max, timeWindow }: RateLimit) => {
    if (!config.rateLimit) return;
    const windowMs = WINDOWS_MS[timeWindow];
    if (windowMs === undefined) throw new Error(`No limit has the window ${timeWindow}.`);
    const { method, url } = request.routeOptions;
    const caller = request.user === null ? networkOf(request.ip) : `user ${request.user.id}`;
    const key = createHmac('sha256', secret)
      .update(`rate ${String(method)} ${url} ${caller}`)
      .digest('base64url');
    const { current, ttl } = await countRequest(db, key, now(), windowMs);
    if (current > max) throw new AppError(TOO_MANY_ATTEMPTS, { retryAfterSeconds: Math.ceil(ttl / 1000) });
  });
}

/** Counts a request. Returns the number of requests in the current window, and the time until its end, ms. */
async function countRequest(
  db: Database,
  key: string,
  nowMs: number,
  windowMs: number,
): Promise<{ current: number; ttl: number }> {
  const endsAt = new Date(nowMs + windowMs);
  const isOver = sql`${rateCounts.endsAt} <= ${new Date(nowMs)}`;
  const [row] = await db
    .insert(rateCounts)
    .values({ key, used: 1, endsAt })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${rateCounts.used} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt} else ${rateCounts.endsAt} end`,
      },
    })
    .returning({ used: rateCounts.used, endsAt: rateCounts.endsAt });
  return { current: row?.used ?? 1, ttl: Math.max(0, (row?.endsAt ?? endsAt).getTime() - nowMs) };
}

/** Removes the counts of ended windows. */
export const cleanUpRateCounts: Job = {
  name: 'clean-up-rate-counts',
  everyMs: 10 * 60 * 1000,
  run: async ({ db, now }) => {
    await db.delete(rateCounts).where(lt(rateCounts.endsAt, new Date(now())));
  },
};
