import { WRONG_PASSWORD } from '#features/auth/rules/refusals.ts';
import { SIGN_IN_LIMITS } from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { findPasswordHash } from '../accounts/user-store.ts';
import { clearAttempts, throttle } from '../throttling/throttle-store.ts';
import { verifyPassword } from './password.ts';

/** For routes that check the password: the check is expensive and shares its queue with sign-ins. */
export const PROOF_LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/**
 * Checks the password of a signed-in user before a sensitive action, because another person may be using the browser.
 * Returns the hash that it was compared with. Guesses are throttled as at sign-in.
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

/** Returns the error for a password that isn't, or is no longer, the account's. */
export function wrongPassword(field: string): AppError {
  return new AppError({ ...WRONG_PASSWORD, field });
}
