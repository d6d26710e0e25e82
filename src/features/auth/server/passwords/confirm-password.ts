import { SIGN_IN_LIMITS } from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import { findPasswordHash } from '../accounts/user-store.ts';
import { clearAttempts, throttle } from '../throttling/throttle-store.ts';
import { verifyPassword } from './password.ts';

/** A right password takes as long to compare as a wrong one, and is compared in the queue in which others sign in. */
export const PROOF_LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } };

const WRONG_PASSWORD = text('That is not your password.');

/**
 * Makes sure that whoever sits at a signed-in browser knows the account's password, before something that only its
 * owner may do, and answers the hash it was compared with. Guessing is slowed down as at sign-in.
 * @throws AppError invalid, at the form's `field`; too_many_requests
 */
export async function confirmPassword(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  password: string,
  field = 'password',
): Promise<string> {
  const counter = { kind: 'password:user', key: userId };
  await throttle(db, now(), counter, SIGN_IN_LIMITS);
  const hash = await findPasswordHash(db, userId);
  if (!(await verifyPassword(password, hash)) || hash === null) throw wrongPassword(field);
  await clearAttempts(db, [counter]);
  return hash;
}

/** What somebody reads whose password isn't, or by now is no more, that of the account. */
export function wrongPassword(field: string): AppError {
  return new AppError('invalid', WRONG_PASSWORD, { [field]: WRONG_PASSWORD });
}
