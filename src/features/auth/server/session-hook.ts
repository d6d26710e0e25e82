import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import { closeSession, openSession, SESSION_TTL_MS, userOfSession } from './session-store.ts';

/** Finds out, before any call is answered, who sent it. */
export function installSessions({ app, db, config, now }: Context): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[cookieName(config)];
    if (token !== undefined && request.url.startsWith('/api/')) request.user = await userOfSession(db, token, now());
  });
}

/** Signs somebody in on this browser: ends the session it had, opens a new one and sets its cookie. */
export async function signIn(
  { db, config, now }: Context,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const earlier = request.cookies[cookieName(config)];
  if (earlier !== undefined) await closeSession(db, earlier);
  const token = await openSession(db, userId, now());
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), maxAge: SESSION_TTL_MS / 1000 });
}

/** Ends this browser's session and takes its cookie away. */
export async function signOut({ db, config }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(config)];
  if (token !== undefined) await closeSession(db, token);
  reply.clearCookie(cookieName(config), cookieOptions(config));
}

/** Behind https the name's prefix makes browsers refuse the cookie unless it is secure and ours alone. */
function cookieName(config: Config): string {
  return isHttps(config) ? '__Host-session' : 'session';
}

function cookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
}

function isHttps(config: Config): boolean {
  return config.publicUrl?.startsWith('https://') ?? false;
}
