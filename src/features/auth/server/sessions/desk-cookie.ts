import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '#platform/server/config.ts';
import { tokenHashOf } from '#platform/server/token.ts';

/** Set at a lock, so that the server locks at the next request if the call to lock doesn't arrive. */
const LOCK_MARK = 'desk-locked';

/** Tells the browser's script that it is a shared computer: it can't read the cookie with the token. */
const DESK_MARK = 'at-desk';

/** Returns the SHA-256 of the token of the shared computer that sent a request; undefined in other browsers. */
export function deskTokenHashOf(config: Config, request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[nameOf(config)];
  return token === undefined ? undefined : tokenHashOf(token);
}

/** Makes the browser a shared computer for some days. */
export function setDeskCookie(config: Config, reply: FastifyReply, token: string, days: number): void {
  const maxAge = days * 24 * 60 * 60;
  reply.setCookie(nameOf(config), token, { ...optionsOf(config), maxAge });
  reply.setCookie(DESK_MARK, '1', { ...optionsOf(config), httpOnly: false, maxAge });
}

/** Makes the browser an ordinary one. */
export function clearDeskCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(nameOf(config), optionsOf(config));
  reply.clearCookie(DESK_MARK, { ...optionsOf(config), httpOnly: false });
}

/** True if the browser has locked its screen and no session was opened there since. Its script sets the cookie. */
export function isMarkedLocked(request: FastifyRequest): boolean {
  return request.cookies[LOCK_MARK] !== undefined;
}

/** Removes the mark of a locked screen. */
export function clearLockMark(reply: FastifyReply): void {
  reply.clearCookie(LOCK_MARK, { path: '/' });
}

/** Behind https, the prefix makes browsers refuse the cookie unless it is secure and set by this host. */
function nameOf(config: Config): string {
  return isHttps(config) ? '__Host-desk' : 'desk';
}

function optionsOf(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
}
