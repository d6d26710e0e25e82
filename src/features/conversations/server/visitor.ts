import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayCall, type SessionDesk } from '#platform/common/permission.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';

/** The sender of a request: an account, a browser with a chat token, or both. */
export interface Visitor {
  readonly userId: number | undefined;
  /** SHA-256 of the browser's token. */
  readonly hash: Buffer | undefined;
  /** May act for the account's providers: it has the role, and the second factor if that is required. */
  readonly isProvider: boolean;
  /** The shared computer of the sender: with a PIN they act for their practice only, not as a patient. */
  readonly desk: SessionDesk | null;
}

/** Returns the sender of a request. Signed out and without the cookie, all fields are empty. */
export function visitorOf(config: Config, request: FastifyRequest, user = request.user): Visitor {
  const token = request.cookies[nameOf(config)];
  return {
    userId: user?.id,
    hash: token === undefined ? undefined : tokenHashOf(token),
    isProvider: user !== null && mayCall(user, 'provider') && !user.lacksSecondFactor,
    desk: user?.desk ?? null,
  };
}

/**
 * Returns the sender of a request that starts a chat: a browser without account and token gets a token. Its cookie ends
 * with the browser's session, because the device may be shared.
 */
export function visitorFor(config: Config, request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = visitorOf(config, request);
  if (known.userId !== undefined || known.hash !== undefined) return known;
  const token = newToken();
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
  reply.setCookie(nameOf(config), token, options);
  return { ...known, hash: tokenHashOf(token) };
}

function nameOf(config: Config): string {
  return isHttps(config) ? '__Host-chat' : 'chat';
}
