import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import type { Credentials, User } from '#features/auth/contract.ts';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import { type Account, findAccountByUsername, findAccountsByEmail } from '../accounts/account-lookup-store.ts';
import { lockPassword } from '../accounts/account-store.ts';
import { verifyPassword } from '../passwords/password.ts';
import { hasSecondFactor, redeemCode, WRONG_CODE } from '../second-factor/second-factor.ts';
import { needsSecondFactor } from '../second-factor/second-factor-policy.ts';
import { signIn } from '../sessions/session-hook.ts';
import { rememberBrowser } from './known-browser.ts';
import { type Candidates, countAttempt } from './sign-in-attempts.ts';

/** Of the accounts that gave an address and never confirmed it, the password is compared with so many. */
const MAX_UNCONFIRMED = 2;

/**
 * Signs in by user name or e-mail address, password and, where the account has a second factor, a code. The attempt is
 * counted before anything is compared; nothing in the answer or its time tells whether the account exists. An address
 * may be that of several accounts: the password says which, and as many are compared for one that nobody has.
 * @throws AppError wrong_credentials; username_needed when the password fits several; second_factor_needed when only the code is missing; wrong_code; too_many_requests
 * @see docs/decisions/007-email-confirmation.md
 */
export async function signInWithPassword(
  context: Context,
  { username, password, code }: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, config } = context;
  const meant = await findCandidates(db, username);
  const attempt = await countAttempt(context, username, meant, request);
  const fits = await Promise.all(
    attempt.tried.map((account) => verifyPassword(password, account?.passwordHash ?? null)),
  );
  const account = chooseAccount(
    attempt.tried.filter((tried, at) => tried !== null && fits[at]),
    attempt.known,
  );
  const { user, passwordHash } = account;
  const takesCode = await hasSecondFactor(db, user.id);
  if (takesCode && code === undefined) {
    throw codeNeeded();
  }
  if (takesCode && !(await redeemCode(context, user.id, code ?? ''))) {
    throw new AppError('wrong_code', WRONG_CODE, { code: WRONG_CODE });
  }
  await attempt.succeeded(account);
  // Whoever replaces the password ends the sessions: this one is opened before that, or not at all.
  await db.transaction(async (tx) => {
    if (!(await lockPassword(tx, user.id, passwordHash))) throw wrongCredentials();
    // Whoever turned a second factor on in the meantime has ended the sessions that were opened without it.
    if (!takesCode && (await hasSecondFactor(tx, user.id))) throw codeNeeded();
    await signIn({ ...context, db: tx }, user, request, reply);
  });
  rememberBrowser(context, request, reply, { id: user.id, passwordHash });
  return { ...user, ...(!takesCode && needsSecondFactor(config, user.role) && { lacksSecondFactor: true }) };
}

/**
 * Of the accounts that a password fits: the one that this browser knows, else the one whose address is confirmed, else
 * the only one. Of several that nobody confirmed none is opened: anybody could have made one for somebody else to fill.
 */
function chooseAccount(fitting: Candidates, known: Account | null): Account {
  const [first = null, ...others] = fitting;
  if (first === null) throw wrongCredentials();
  const meant = fitting.find((account) => account === known) ?? fitting.find((account) => account?.emailConfirmed);
  if (meant === undefined && others.length > 0) {
    throw new AppError('username_needed', text('More than one account fits. Please sign in with your username.'));
  }
  return meant ?? first;
}

/** Who may be meant, in the order in which a password is tried; null where an account could stand and none does. */
async function findCandidates(db: Database, name: string): Promise<Candidates> {
  // No user name has the sign in it.
  if (!name.includes('@')) return [(await findAccountByUsername(db, name)) ?? null];
  const { confirmed, unconfirmed } = await findAccountsByEmail(db, name, {
    atMost: MAX_UNCONFIRMED,
    withPassword: true,
  });
  const places = Array.from({ length: MAX_UNCONFIRMED }, (_, at) => unconfirmed[at] ?? null);
  return [confirmed ?? null, ...places];
}

function codeNeeded(): AppError {
  return new AppError('second_factor_needed', text('Enter the code from your authenticator app.'));
}

function wrongCredentials(): AppError {
  return new AppError('wrong_credentials', text('The username or password is not right.'));
}
