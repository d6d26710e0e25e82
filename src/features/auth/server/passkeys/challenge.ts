import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PASSKEY_REFUSED } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import { tokenHashOf } from '#platform/server/token.ts';
import { spendChallenge } from './passkey-store.ts';

/** How long a challenge can be answered, ms. */
export const CHALLENGE_MS = 5 * 60 * 1000;

/** What an answer to a challenge does: it signs in, or adds a passkey to the account with this id. */
export type ChallengeUse = 'sign-in' | `add:${number}`;
type Parts = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;

/**
 * Returns a new challenge, base64url, and binds it to the browser by a signed cookie, so that nothing is stored until it is
 * answered.
 */
export function newChallenge({ config, keyFor, now }: Parts, reply: FastifyReply, use: ChallengeUse): string {
  const challenge = randomBytes(32).toString('base64url');
  const signed = `${challenge}.${now() + CHALLENGE_MS}`;
  const value = `${signed}.${macOf(keyFor('passkey'), signed, use)}`;
  reply.setCookie(nameOf(config), value, { ...cookieOptions(config), maxAge: CHALLENGE_MS / 1000 });
  return challenge;
}

/**
 * Returns the challenge that this browser was given for a use. It can be taken once, also if the answer is then refused.
 * @throws AppError wrong_passkey if the browser has none, or it expired, was for another use or was answered already
 */
export async function takeChallenge(
  { db, config, keyFor, now }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  use: ChallengeUse,
): Promise<string> {
  const [challenge = '', expires = '', mac = ''] = (request.cookies[nameOf(config)] ?? '').split('.');
  reply.clearCookie(nameOf(config), cookieOptions(config));
  const isOurs = keyFor.all('passkey').some((key) => isSame(mac, macOf(key, `${challenge}.${expires}`, use)));
  if (!isOurs || Number(expires) <= now()) throw new AppError(PASSKEY_REFUSED);
  if (!(await spendChallenge(db, tokenHashOf(challenge), Number(expires)))) throw new AppError(PASSKEY_REFUSED);
  return challenge;
}

function macOf(key: KeyObject, signed: string, use: ChallengeUse): string {
  return createHmac('sha256', key).update(`${use} ${signed}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function nameOf(config: Config): string {
  return isHttps(config) ? '__Host-passkey' : 'passkey';
}

function cookieOptions(config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(config) } as const;
}
