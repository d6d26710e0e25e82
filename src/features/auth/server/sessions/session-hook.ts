import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#features/auth/contract.ts';
import { sessionLimits } from '#features/auth/rules/session-limits.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/route.ts';
import { needsSecondFactor } from '../second-factor/second-factor-policy.ts';
import { closeSession, openSession, userOfSession } from './session-store.ts';

/** Finds out, before any call is answered, who sent it. */
export function installSessions({ app, db, config, now }: Context): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[cookieName(config)];
    if (token === undefined || !request.url.startsWith('/api/')) return;
    const found = await userOfSession(db, token, now(), { passive: isUnattended(request) });
    if (found === null) return;
    const { hasSecondFactor, ...user } = found;
    request.user = { ...user, lacksSecondFactor: !hasSecondFactor && needsSecondFactor(config, user.role) };
  });
}

/**
 * Who a request that is still being answered belongs to by now: null once its session was ended or ended by itself. That
 * somebody waits doesn't keep the session alive; that it is `inUse`, as by a talk, does.
 */
export async function recheckUser(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
  { inUse = false }: { readonly inUse?: boolean } = {},
): Promise<RequestUser | null> {
  const token = request.cookies[cookieName(config)];
  if (token === undefined) return null;
  const found = await userOfSession(db, token, now(), { passive: !inUse });
  if (found === null) return null;
  const { hasSecondFactor, ...user } = found;
  return { ...user, lacksSecondFactor: !hasSecondFactor && needsSecondFactor(config, user.role) };
}

/** Whether a screen asks by itself: nobody is at it, as it says, or it waits to be told of news. */
function isUnattended({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] !== undefined || headers.accept === 'text/event-stream';
}

/** Whether a request comes with the cookie of a session, open or not. */
export function carriesSession(config: Config, request: FastifyRequest): boolean {
  return request.cookies[cookieName(config)] !== undefined;
}

/** Signs somebody in on this browser: ends the session it had, opens a new one and sets its cookie. */
export async function signIn(
  { db, config, now }: Context,
  user: Pick<User, 'id' | 'role'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const earlier = request.cookies[cookieName(config)];
  if (earlier !== undefined) await closeSession(db, earlier);
  const token = await openSession(db, user.id, now(), request.headers['user-agent']);
  const maxAge = sessionLimits(user.role).absoluteMs / 1000;
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), maxAge });
}

/**
 * Ends this browser's session, takes its cookie away, and has the browser drop what scripts stored. Not its cache:
 * pages of somebody signed in are never in it, and the rest would have to be paid for again.
 */
export async function signOut({ db, config }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(config)];
  if (token !== undefined) await closeSession(db, token);
  reply.clearCookie(cookieName(config), cookieOptions(config));
  reply.header('clear-site-data', '"storage"');
}

/** Behind https the name's prefix makes browsers refuse the cookie unless it is secure and ours alone. */
function cookieName(config: Config): string {
  return isHttps(config) ? '__Host-session' : 'session';
}

function cookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
}
