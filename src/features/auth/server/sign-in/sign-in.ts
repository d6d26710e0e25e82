import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import type { Credentials, User } from '#features/auth/contract.ts';
import {
  CODE_NEEDED,
  CODE_REFUSED_AT_SIGN_IN,
  PASSKEY_NEEDED,
  USERNAME_NEEDED,
  WRONG_CREDENTIALS,
} from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { type Account, findAccountByUsername, findAccountsByEmail } from '../accounts/account-lookup-store.ts';
import { lockPassword } from '../accounts/account-store.ts';
import { verifyPassword } from '../passwords/password.ts';
import { redeemCode } from '../second-factor/second-factor.ts';
import { type Demand, demandOf, needsSecondFactor } from '../second-factor/second-factor-policy.ts';
import { clearWrongPins } from '../sessions/desk-session-store.ts';
import { signIn } from '../sessions/session-hook.ts';
import { rememberBrowser } from './known-browser.ts';
import { type Candidates, countAttempt } from './sign-in-attempts.ts';

/** How many of the accounts that haven't confirmed an address the password is compared with. */
const MAX_UNCONFIRMED = 2;

/**
 * Signs in by user name or e-mail address, password and, if the account has a second factor, a code. The attempt is
 * counted before the password is compared. Neither the reply nor its timing reveals whether the account exists. An
 * address may belong to several accounts: the password decides, and the number of comparisons is always the same.
 * @throws AppError wrong_credentials; username_needed if the password fits several accounts; second_factor_needed if only
 *   the code is missing; passkey_needed if the account must have a second factor and passkeys are its only one; wrong_code; too_many_requests
 * @see docs/decisions/007-email-confirmation.md
 */
export async function signInWithPassword(
  context: Context,
  { username, password, code }: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, config } = context;
  const candidates = await findCandidates(db, username);
  const attempt = await countAttempt(context, username, candidates, request);
  const fits = await Promise.all(
    attempt.tried.map((account) => verifyPassword(password, account?.passwordHash ?? null)),
  );
  const account = chooseAccount(
    attempt.tried.filter((tried, index) => tried !== null && fits[index]),
    attempt.known,
  );
  const { user, passwordHash } = account;
  const demand = await demandOf(db, config, user);
  if (demand !== 'nothing' && (demand === 'passkey' || code === undefined)) throw moreNeeded(demand);
  if (demand === 'code' && !(await redeemCode(context, user.id, code ?? ''))) {
    throw new AppError(CODE_REFUSED_AT_SIGN_IN);
  }
  await attempt.succeeded(account);
  // A password change ends all sessions: open this one before it, or not at all.
  const desk = await db.transaction(async (tx) => {
    if (!(await lockPassword(tx, user.id, passwordHash))) throw wrongCredentials();
    // Turning on a second factor ends all sessions: if that happened meanwhile, this one needs it too.
    const meanwhile = demand === 'nothing' ? await demandOf(tx, config, user) : 'nothing';
    if (meanwhile !== 'nothing') throw moreNeeded(meanwhile);
    await clearWrongPins(tx, user.id);
    return await signIn({ ...context, db: tx }, user, request, reply);
  });
  rememberBrowser(context, request, reply, { id: user.id, passwordHash });
  const lacksSecondFactor = demand === 'nothing' && needsSecondFactor(config, user.role);
  return { ...user, ...(lacksSecondFactor && { lacksSecondFactor }), ...(desk && { desk }) };
}

/**
 * Returns the account to sign in to, of those that the password fits: the one known to this browser, otherwise the one
 * with the confirmed address, otherwise the only one. Refuses to choose among several unconfirmed ones, because an
 * attacker could have made one of them and wait for the victim to use it.
 */
function chooseAccount(fitting: Candidates, known: Account | null): Account {
  const [first = null, ...others] = fitting;
  if (first === null) throw wrongCredentials();
  const preferred = fitting.find((account) => account === known) ?? fitting.find((account) => account?.emailConfirmed);
  if (preferred === undefined && others.length > 0) {
    throw new AppError(USERNAME_NEEDED);
  }
  return preferred ?? first;
}

/** Returns the accounts that a typed name may stand for, in the order in which the password is tried. */
async function findCandidates(db: Database, name: string): Promise<Candidates> {
  // User names never contain `@`.
  if (!name.includes('@')) return [(await findAccountByUsername(db, name)) ?? null];
  const { confirmed, unconfirmed } = await findAccountsByEmail(db, name, {
    limit: MAX_UNCONFIRMED,
    withPassword: true,
  });
  const padded = Array.from({ length: MAX_UNCONFIRMED }, (_, index) => unconfirmed[index] ?? null);
  return [confirmed ?? null, ...padded];
}

function moreNeeded(demand: Exclude<Demand, 'nothing'>): AppError {
  return new AppError(demand === 'code' ? CODE_NEEDED : PASSKEY_NEEDED);
}

function wrongCredentials(): AppError {
  return new AppError(WRONG_CREDENTIALS);
}
