import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import type { KeyFor } from '#platform/server/secrets.ts';

/** An account as far as a browser is known to it. The hash is in it so that a new password forgets every browser. */
interface Account {
  readonly id: number;
  readonly passwordHash: string;
}

const NONCE_BYTES = 16;
const MAC_BYTES = 16;
/** A front desk has one computer and several people. */
const MAX_ACCOUNTS = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The nonce of a browser that signed in to this account before; undefined for any other. Such a browser has a counter of
 * its own, so that nobody can lock the owner out by guessing elsewhere.
 * @see OWASP, Slow Down Online Guessing Attacks with Device Cookies; ASVS 5.0, 6.1.1
 */
export function knownBrowserNonce(
  { config, keyFor }: Pick<Context, 'config' | 'keyFor'>,
  request: FastifyRequest,
  account: Account | undefined,
): string | undefined {
  if (account === undefined) return undefined;
  const nonce = entriesOf(config, request).map((entry) => nonceOf(entry, account, keyFor));
  return nonce.find((found) => found !== undefined);
}

/** Gives a browser that signed in a nonce for this account, beside those that it has for others. */
export function rememberBrowser(
  { config, keyFor }: Pick<Context, 'config' | 'keyFor'>,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): void {
  const others = entriesOf(config, request).filter((entry) => nonceOf(entry, account, keyFor) === undefined);
  const nonce = randomBytes(NONCE_BYTES);
  const entry = Buffer.concat([nonce, macOf(nonce, account, keyFor)]).toString('base64url');
  const value = [entry, ...others].slice(0, MAX_ACCOUNTS).join('.');
  reply.setCookie(nameOf(config), value, {
    // Sent where it is read, and nowhere else: every request would carry it.
    path: '/api/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(config),
    maxAge: YEAR_SECONDS,
  });
}

function entriesOf(config: Config, request: FastifyRequest): string[] {
  const value = request.cookies[nameOf(config)] ?? '';
  return value.split('.').filter(Boolean).slice(0, MAX_ACCOUNTS);
}

function nonceOf(entry: string, account: Account, keyFor: KeyFor): string | undefined {
  const bytes = Buffer.from(entry, 'base64url');
  if (bytes.length !== NONCE_BYTES + MAC_BYTES) return undefined;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(NONCE_BYTES), macOf(nonce, account, keyFor));
  return isOurs ? nonce.toString('base64url') : undefined;
}

function macOf(nonce: Buffer, { id, passwordHash }: Account, keyFor: KeyFor): Buffer {
  const mac = createHmac('sha256', keyFor('known-browser')).update(nonce).update(`${id} ${passwordHash}`);
  return mac.digest().subarray(0, MAC_BYTES);
}

/** A path of its own excludes the `__Host-` prefix. */
function nameOf(config: Config): string {
  return isHttps(config) ? '__Secure-known-browser' : 'known-browser';
}
