import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayCall } from '#platform/common/permission.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';

/** Who asks for a conversation: an account, a browser that began one without, or both. */
export interface Visitor {
  readonly userId: number | undefined;
  /** SHA-256 of the browser's token. */
  readonly hash: Buffer | undefined;
  /** May act for the providers that the account runs: it has the role, and the second factor where that is demanded. */
  readonly isProvider: boolean;
}

/** Who sent a request, as far as conversations go; nobody special without the cookie and signed out. */
export function visitorOf(config: Config, request: FastifyRequest, user = request.user): Visitor {
  const token = request.cookies[nameOf(config)];
  return {
    userId: user?.id,
    hash: token === undefined ? undefined : tokenHashOf(token),
    isProvider: user !== null && mayCall(user, 'provider') && !user.lacksSecondFactor,
  };
}

/**
 * The same for somebody who is about to chat: a browser without account and token gets one. Its cookie ends with the
 * browser's session, because the machine may be shared.
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
