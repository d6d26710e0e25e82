import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { rateCounts } from '#db/schema/platform/rate-counts.ts';
import type { Context } from '../context.ts';
import type { Job } from '../jobs.ts';

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;
type Route = { readonly method?: string | readonly string[]; readonly url?: string };

/**
 * Returns a store for @fastify/rate-limit that counts in the database, one row for each route and address, so that all
 * processes share one limit. If the database is away, the request fails.
 */
export function sharedRateLimits({
  db,
  keyFor,
  now,
}: Pick<Context, 'db' | 'keyFor' | 'now'>): FastifyRateLimitStoreCtor {
  const secret = keyFor('throttle');
  const storeOf = ({ method, url }: Route): FastifyRateLimitStore => ({
    incr: (address: string, counted: Counted, timeWindowMs: number) => {
      const named = `${String(method)} ${url} ${address}`;
      const key = createHmac('sha256', secret).update(`rate ${named}`).digest('base64url');
      countRequest(db, key, now(), timeWindowMs).then(
        (result) => counted(null, result),
        (error: Error) => counted(error),
      );
    },
    child: (options) => storeOf((options as { readonly routeInfo?: Route }).routeInfo ?? {}),
  });
  return class {
    constructor() {
      Object.assign(this, storeOf({}));
    }
  } as unknown as FastifyRateLimitStoreCtor;
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
