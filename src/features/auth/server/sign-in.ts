import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import type { Credentials, User } from '../contract.ts';
import { ADDRESS_LIMITS, SIGN_IN_LIMITS, type ThrottleLimits } from '../rules/throttle.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { verifyPassword } from './password.ts';
import { acceptCode, hasSecondFactor } from './second-factor.ts';
import { needsSecondFactor } from './second-factor-duty.ts';
import { signIn } from './session-hook.ts';
import { addressCounter } from './throttle-address.ts';
import { type Counter, foldNames, forgetAttempts, hiddenKey, takeBackAttempt, throttleAll } from './throttle-store.ts';
import { type Account, findForSignIn } from './user-store.ts';

const WRONG_CODE = text('That code is not right, or was used already. Wait for the next one and try again.');

/**
 * Signs in by user name or e-mail address, password and, where the account has a second factor, a code. The attempt is
 * counted before anything is compared; nothing in the answer or its time tells whether the account exists.
 * @throws AppError wrong_credentials; second_factor_needed when only the code is missing; wrong_code; too_many_requests
 */
export async function signInWithPassword(
  context: Context,
  { username, password, code }: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, config } = context;
  const account = await findForSignIn(db, username);
  const attempt = await countAttempt(context, username, account, request);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!isRight || account === undefined) {
    throw new AppError('wrong_credentials', 'The username or password is not right.');
  }
  const { user, passwordHash } = account;
  const takesCode = await hasSecondFactor(db, user.id);
  if (takesCode && code === undefined) {
    throw new AppError('second_factor_needed', text('Enter the code from your authenticator app.'));
  }
  if (takesCode && !(await acceptCode(context, user.id, code ?? ''))) {
    throw new AppError('wrong_code', WRONG_CODE, { code: WRONG_CODE });
  }
  await attempt.succeeded();
  await signIn(context, user, request, reply);
  rememberBrowser(context, request, reply, { id: user.id, passwordHash });
  return { ...user, ...(!takesCode && needsSecondFactor(config, user.role) && { lacksSecondFactor: true }) };
}

/** Forgets what was tried under an account's names: its owner has proven to be its owner. */
export async function forgetSignInAttempts(
  { db, keyFor }: Pick<Context, 'db' | 'keyFor'>,
  { username, email }: Pick<User, 'username' | 'email'>,
): Promise<void> {
  const names = await foldNames(db, [username, email]);
  await forgetAttempts(
    db,
    names.map((name) => ({ kind: 'sign-in:name', key: hiddenKey(keyFor, name) })),
  );
}

/**
 * Counts an attempt: for a browser that the account knows under that browser, for any other under the typed name and
 * the network address. The name is what was typed, not whose it is: two names of one account that share a lock would
 * tell that they do.
 */
async function countAttempt(
  context: Context,
  typedName: string,
  account: Account | undefined,
  request: FastifyRequest,
): Promise<{ succeeded: () => Promise<void> }> {
  const { db, keyFor, now, config } = context;
  const owner = account && { id: account.user.id, passwordHash: account.passwordHash };
  const names = await foldNames(db, [typedName, ...(account ? [account.user.username, account.user.email] : [])]);
  const [typed, ...own] = names.map((name) => ({ kind: 'sign-in:name', key: hiddenKey(keyFor, name) }));
  const mark = knownBrowser(context, request, owner);
  if (mark !== undefined) {
    const browser: Counter = { kind: 'sign-in:browser', key: hiddenKey(keyFor, mark) };
    await throttleAll(db, now(), [{ ...browser, limits: SIGN_IN_LIMITS }]);
    return { succeeded: () => forgetAttempts(db, [browser]) };
  }
  const address = config.rateLimit ? addressCounter(context, 'sign-in', request) : undefined;
  const counters: (Counter & { readonly limits: ThrottleLimits })[] = [
    ...(address ? [{ ...address, limits: ADDRESS_LIMITS }] : []),
    ...(typed ? [{ ...typed, limits: SIGN_IN_LIMITS }] : []),
  ];
  await throttleAll(db, now(), counters);
  return {
    succeeded: async () => {
      await forgetAttempts(db, own);
      if (address !== undefined) await takeBackAttempt(db, now(), address, ADDRESS_LIMITS);
    },
  };
}
