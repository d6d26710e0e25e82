import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '#platform/server/config.ts';
import { tokenHashOf } from '#platform/server/token.ts';

/** Returns the SHA-256 of the token of the shared computer that sent a request; undefined in other browsers. */
export function deskTokenHashOf(config: Config, request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[nameOf(config)];
  return token === undefined ? undefined : tokenHashOf(token);
}

/** Makes the browser a shared computer for some days. */
export function setDeskCookie(config: Config, reply: FastifyReply, token: string, days: number): void {
  reply.setCookie(nameOf(config), token, { ...optionsOf(config), maxAge: days * 24 * 60 * 60 });
}

/** Makes the browser an ordinary one. */
export function clearDeskCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(nameOf(config), optionsOf(config));
}

/** Behind https, the prefix makes browsers refuse the cookie unless it is secure and set by this host. */
function nameOf(config: Config): string {
  return isHttps(config) ? '__Host-desk' : 'desk';
}

function optionsOf(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
}
