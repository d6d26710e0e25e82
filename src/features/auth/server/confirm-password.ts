import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import { SIGN_IN_LIMITS } from '../rules/throttle.ts';
import { verifyPassword } from './password.ts';
import { forgetAttempts, throttle } from './throttle-store.ts';
import { findPasswordHash } from './user-store.ts';

const WRONG_PASSWORD = text('That is not your password.');

/**
 * Makes sure that whoever sits at a signed-in browser knows the account's password, before something that only its
 * owner may do. Guessing is slowed down as at sign-in.
 * @throws AppError invalid, at the form's `field`; too_many_requests
 */
export async function confirmPassword(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  password: string,
  field = 'password',
): Promise<void> {
  const counter = { kind: 'password:user', key: userId };
  await throttle(db, now(), counter, SIGN_IN_LIMITS);
  const hash = await findPasswordHash(db, userId);
  if (!(await verifyPassword(password, hash)))
    throw new AppError('invalid', WRONG_PASSWORD, { [field]: WRONG_PASSWORD });
  await forgetAttempts(db, [counter]);
}
