import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import { OLDEST_MS, readFrom } from '#db/replica.ts';
import { isHttps } from '../config.ts';
import type { Context } from '../context.ts';

const COOKIE = 'wrote';
/** Longer than a standby in use may lag behind, so that users see their own changes, seconds. */
const MARK_SECONDS = (2 * OLDEST_MS) / 1000;

/**
 * Runs a read of public data: on the standby if there is one, it is up to date, and this browser has not just written
 * something; otherwise on the primary. Use it only for data that may be a few seconds old.
 */
export async function readShared<T>(
  { db, replica }: Pick<Context, 'db' | 'replica'>,
  request: FastifyRequest,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  return await readFrom(request.cookies[COOKIE] === undefined ? replica : undefined, db, read);
}

/** Marks a browser that writes, for as long as the standby may lag behind. */
export function markWriters({ app, config, replica }: Pick<Context, 'app' | 'config' | 'replica'>): void {
  if (replica === undefined) return;
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) {
      const secure = isHttps(config);
      const how = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: MARK_SECONDS } as const;
      reply.header('set-cookie', app.serializeCookie(COOKIE, '1', how));
    }
    return payload;
  });
}
