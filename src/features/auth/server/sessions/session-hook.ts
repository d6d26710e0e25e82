import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import type { User } from '#features/auth/contract.ts';
import { sessionLimits } from '#features/auth/rules/session-limits.ts';
import { AppError, type Refusal } from '#platform/common/app-error.ts';
import { deskRefusal } from '#platform/common/permission.ts';
import { OTHER_USER } from '#platform/common/platform-refusals.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { needsSecondFactor } from '../second-factor/second-factor-policy.ts';
import { clearLockMark, deskTokenHashOf, isMarkedLocked } from './desk-cookie.ts';
import { lockSession, type TakenDesk, takeDesk } from './desk-session-store.ts';
import { closeSession, openSession, userOfSession } from './session-store.ts';

/** Sets `request.user` from the session cookie before any API call is handled. */
export function installSessions(context: Context): void {
  const { app } = context;
  app.decorateRequest('user', null);
  app.decorateRequest('deskRefusal', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    let found = await findRequestUser(context, request, { passive: isUnattended(request) });
    if (found === null) return;
    if (isMarkedLocked(request) && found.desk?.isLocked === false) {
      await lockSession(context.db, found, context.now());
      found = { ...found, desk: { ...found.desk, isLocked: true } };
    }
    request.deskRefusal = refusalAtDesk(found, request);
    if (request.deskRefusal !== undefined) return;
    refuseOtherUser(found, request);
    request.user = found;
  });
}

/**
 * A screen may send whose it is: one that missed a switch of users must not act in another name.
 * @throws AppError other_user
 */
function refuseOtherUser({ id }: RequestUser, { headers }: FastifyRequest): void {
  const onScreen = headers['x-user'];
  if (onScreen !== undefined && onScreen !== String(id)) throw new AppError(OTHER_USER);
}

/**
 * Returns the user of a request that is still open; null once the session has ended or expired, or the shared computer is locked
 * and the call doesn't go on. Waiting doesn't keep the session alive, except with `inUse`, as during a call.
 */
export async function recheckUser(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
  { inUse = false }: { readonly inUse?: boolean } = {},
): Promise<RequestUser | null> {
  const found = await findRequestUser(context, request, { passive: !inUse });
  return found === null || refusalAtDesk(found, request) !== undefined ? null : found;
}

async function findRequestUser(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
  looking: { readonly passive: boolean },
): Promise<RequestUser | null> {
  const token = request.cookies[cookieName(config)];
  const here = { ...looking, deskHash: deskTokenHashOf(config, request) };
  const found = token === undefined ? null : await userOfSession(db, token, now(), here);
  if (found === null) return null;
  const { hasSecondFactor, ...user } = found;
  return { ...user, lacksSecondFactor: !hasSecondFactor && needsSecondFactor(config, user.role) };
}

function refusalAtDesk({ desk }: RequestUser, { routeOptions }: FastifyRequest): Refusal | undefined {
  return desk === null ? undefined : deskRefusal(desk, routeOptions.config.declared);
}

/** True if the browser sent the request by itself: the user is away, as the header says, or it is an event stream. */
function isUnattended({ headers }: FastifyRequest): boolean {
  return headers['x-unattended'] !== undefined || headers.accept === 'text/event-stream';
}

/** True if a request has a session cookie, valid or not. */
export function carriesSession(config: Config, request: FastifyRequest): boolean {
  return request.cookies[cookieName(config)] !== undefined;
}

/**
 * Signs a user in on this browser: ends the browser's present session, opens a new one and sets its cookie. At a shared computer of
 * one of the user's places the session is bound to it, and it is returned; `desk` names the computer if the caller has taken it
 * already.
 */
export async function signIn(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  user: Pick<User, 'id' | 'role'>,
  request: FastifyRequest,
  reply: FastifyReply,
  desk?: TakenDesk & { readonly byPin: boolean },
): Promise<User['desk']> {
  const earlier = request.cookies[cookieName(config)];
  const userAgent = request.headers['user-agent'];
  const { token, here } = await db.transaction(async (tx) => {
    // The computer before its sessions, as everywhere, so that no deadlock is possible.
    const taken = desk ?? (await deskHere(tx, config, request, { userId: user.id, nowMs: now() }));
    if (earlier !== undefined) await closeSession(tx, earlier);
    const opened = await openSession(tx, user.id, now(), { userAgent, ...(taken && { desk: taken }) });
    return { token: opened, here: taken };
  });
  const maxAge = sessionLimits(user.role).absoluteMs / 1000;
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), maxAge });
  if (isMarkedLocked(request)) clearLockMark(reply);
  return here;
}

async function deskHere(
  tx: Database,
  config: Config,
  request: FastifyRequest,
  use: Parameters<typeof takeDesk>[2],
): Promise<(TakenDesk & { readonly byPin: false }) | undefined> {
  const hash = deskTokenHashOf(config, request);
  const taken = hash === undefined ? undefined : await takeDesk(tx, hash, use);
  return taken === undefined ? undefined : { ...taken, byPin: false };
}

/**
 * Ends the browser's session, clears its cookie, and has the browser clear its storage. The cache stays: it never holds
 * pages of signed-in users, and downloading the rest again would cost the user data. A shared computer clears its storage itself,
 * except for what was done there without network and still waits to be sent.
 */
export async function signOut({ db, config }: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(config)];
  if (token !== undefined) await closeSession(db, token);
  reply.clearCookie(cookieName(config), cookieOptions(config));
  if (deskTokenHashOf(config, request) === undefined) reply.header('clear-site-data', '"storage"');
}

/** Behind https, the prefix makes browsers refuse the cookie unless it is secure and set by this host. */
function cookieName(config: Config): string {
  return isHttps(config) ? '__Host-session' : 'session';
}

function cookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
}
