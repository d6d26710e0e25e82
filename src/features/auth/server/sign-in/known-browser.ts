import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import type { KeyFor } from '#platform/server/secrets.ts';

/** The part of an account that a device cookie is bound to. A new password therefore invalidates all device cookies. */
interface Account {
  readonly id: number;
  readonly passwordHash: string;
}

const NONCE_BYTES = 16;
const MAC_BYTES = 16;
/** Several people may share one computer, as at a front desk. */
const MAX_ACCOUNTS = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the nonce of the device cookie if this browser has signed in to the account before; undefined otherwise. Known
 * browsers have their own attempt counter, so that guesses from elsewhere can't lock the owner out.
 * @see OWASP, Slow Down Online Guessing Attacks with Device Cookies; ASVS 5.0, 6.1.1
 */
export function knownBrowserNonce(
  { config, keyFor }: Pick<Context, 'config' | 'keyFor'>,
  request: FastifyRequest,
  account: Account | undefined,
): string | undefined {
  if (account === undefined) return undefined;
  const nonces = entriesOf(config, request).map((entry) => nonceOf(entry, account, keyFor));
  return nonces.find((nonce) => nonce !== undefined);
}

/** Adds this account to the device cookie of a browser that has just signed in to it. */
export function rememberBrowser(
  { config, keyFor }: Pick<Context, 'config' | 'keyFor'>,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): void {
  const others = entriesOf(config, request).filter((entry) => nonceOf(entry, account, keyFor) === undefined);
  const nonce = randomBytes(NONCE_BYTES);
  const entry = Buffer.concat([nonce, macOf(nonce, account, keyFor('known-browser'))]).toString('base64url');
  const value = [entry, ...others].slice(0, MAX_ACCOUNTS).join('.');
  reply.setCookie(nameOf(config), value, {
    // A sign-in is read at /api/login and, sent before scripts ran, at /auth.
    path: '/',
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
  const mac = bytes.subarray(NONCE_BYTES);
  const isOurs = keyFor.all('known-browser').some((key) => timingSafeEqual(mac, macOf(nonce, account, key)));
  return isOurs ? nonce.toString('base64url') : undefined;
}

function macOf(nonce: Buffer, { id, passwordHash }: Account, key: KeyObject): Buffer {
  const mac = createHmac('sha256', key).update(nonce).update(`${id} ${passwordHash}`);
  return mac.digest().subarray(0, MAC_BYTES);
}

function nameOf(config: Config): string {
  return isHttps(config) ? '__Host-known-browser' : 'known-browser';
}
