import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#features/auth/contract.ts';
import { sessionLimits } from '#features/auth/rules/session-limits.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { needsSecondFactor } from '../second-factor/second-factor-policy.ts';
import { closeSession, openSession, userOfSession } from './session-store.ts';

/** Sets `request.user` from the session cookie before any API call is handled. */
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
 * Returns the user of a request that is still open; null once the session has ended or expired. Waiting doesn't keep the
 * session alive, except with `inUse`, as during a call.
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

/** True if the browser sent the request by itself: the user is away, as the header says, or it is an event stream. */
function isUnattended({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] !== undefined || headers.accept === 'text/event-stream';
}

/** True if a request has a session cookie, valid or not. */
export function carriesSession(config: Config, request: FastifyRequest): boolean {
  return request.cookies[cookieName(config)] !== undefined;
}

/** Signs a user in on this browser: ends the browser's present session, opens a new one and sets its cookie. */
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
 * Ends the browser's session, clears its cookie, and has the browser clear its storage. The cache stays: it never holds
 * pages of signed-in users, and downloading the rest again would cost the user data.
 */
export async function signOut({ db, config }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(config)];
  if (token !== undefined) await closeSession(db, token);
  reply.clearCookie(cookieName(config), cookieOptions(config));
  reply.header('clear-site-data', '"storage"');
}

/** Behind https, the prefix makes browsers refuse the cookie unless it is secure and set by this host. */
function cookieName(config: Config): string {
  return isHttps(config) ? '__Host-session' : 'session';
}

function cookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
}
