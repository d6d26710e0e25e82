import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import { OLDEST_MS, readFrom } from '#db/replica.ts';
import { isHttps } from '../config.ts';
import type { Context } from '../context.ts';

const COOKIE = 'wrote';
/** Longer than a standby that is asked may be behind, so that nobody misses what they have just done. */
const MARK_SECONDS = (2 * OLDEST_MS) / 1000;

/**
 * Reads what everybody may see: from the standby, if the settings name one and it is up to date, unless this browser has
 * just written something. Only for what a person can bear to see a few seconds late.
 */
export async function readShared<T>(
  { db, replica }: Pick<Context, 'db' | 'replica'>,
  request: FastifyRequest,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  return await readFrom(request.cookies[COOKIE] === undefined ? replica : undefined, db, read);
}

/** Marks the browsers that write, for as long as a standby may not know of it. */
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
