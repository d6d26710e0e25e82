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

const MARK_BYTES = 16;
const MAC_BYTES = 16;
/** A front desk has one computer and several people. */
const ACCOUNTS_MAX = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The mark of a browser that signed in to this account before; undefined for any other. Such a browser has a counter of
 * its own, so that nobody can lock the owner out by guessing elsewhere.
 * @see OWASP, Slow Down Online Guessing Attacks with Device Cookies; ASVS 5.0, 6.1.1
 */
export function knownBrowser(
  { config, keyFor }: Pick<Context, 'config' | 'keyFor'>,
  request: FastifyRequest,
  account: Account | undefined,
): string | undefined {
  if (account === undefined) return undefined;
  const mark = entriesOf(config, request).map((entry) => markOf(entry, account, keyFor));
  return mark.find((found) => found !== undefined);
}

/** Gives a browser that signed in a mark for this account, beside those that it has for others. */
export function rememberBrowser(
  { config, keyFor }: Pick<Context, 'config' | 'keyFor'>,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): void {
  const others = entriesOf(config, request).filter((entry) => markOf(entry, account, keyFor) === undefined);
  const mark = randomBytes(MARK_BYTES);
  const entry = Buffer.concat([mark, macOf(mark, account, keyFor)]).toString('base64url');
  const value = [entry, ...others].slice(0, ACCOUNTS_MAX).join('.');
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
  return value.split('.').filter(Boolean).slice(0, ACCOUNTS_MAX);
}

function markOf(entry: string, account: Account, keyFor: KeyFor): string | undefined {
  const bytes = Buffer.from(entry, 'base64url');
  if (bytes.length !== MARK_BYTES + MAC_BYTES) return undefined;
  const mark = bytes.subarray(0, MARK_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(MARK_BYTES), macOf(mark, account, keyFor));
  return isOurs ? mark.toString('base64url') : undefined;
}

function macOf(mark: Buffer, { id, passwordHash }: Account, keyFor: KeyFor): Buffer {
  const mac = createHmac('sha256', keyFor('known-browser')).update(mark).update(`${id} ${passwordHash}`);
  return mac.digest().subarray(0, MAC_BYTES);
}

/** A path of its own excludes the `__Host-` prefix. */
function nameOf(config: Config): string {
  return isHttps(config) ? '__Secure-known-browser' : 'known-browser';
}
