import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '#platform/server/config.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';

/** Who holds a time: this browser and, signed in, the same account on other devices. */
export interface SlotHolder {
  /** SHA-256 of the browser's token. */
  readonly hash: Buffer | undefined;
  readonly userId: number | undefined;
}

const DAY_SECONDS = 24 * 60 * 60;

/** Returns the holder of a request; both fields are undefined without the cookie and signed out. */
export function slotHolderOf(config: Config, request: FastifyRequest): SlotHolder {
  const token = request.cookies[nameOf(config)];
  return { hash: token === undefined ? undefined : tokenHashOf(token), userId: request.user?.id };
}

/** Returns the holder of a request that is about to hold a time. A browser without a token gets one. */
export function slotHolderFor(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): SlotHolder & { readonly hash: Buffer } {
  const token = request.cookies[nameOf(config)] ?? newToken();
  reply.setCookie(nameOf(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    maxAge: DAY_SECONDS,
  });
  return { hash: tokenHashOf(token), userId: request.user?.id };
}

function nameOf(config: Config): string {
  return isHttps(config) ? '__Host-holder' : 'holder';
}
