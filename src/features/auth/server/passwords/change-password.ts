import { TransactionRollbackError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import type { User } from '#features/auth/contract.ts';
import { maskedName, passwordChangedMail, resetMail } from '#features/auth/rules/account-mails.ts';
import { LINK_EXPIRED } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { lockAccount } from '../accounts/account-data-store.ts';
import { type Account, findAccountByUsername, findAccountsByEmail } from '../accounts/account-lookup-store.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { markEmailConfirmed, writePassword } from '../accounts/account-store.ts';
import { findUser } from '../accounts/user-store.ts';
import {
  findToken,
  hasRestoreLink,
  issueToken,
  redeemToken,
  voidPendingEmail,
  voidTokens,
} from '../addresses/account-token-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import { clearSignInAttempts } from '../sign-in/sign-in-attempts.ts';
import { mailLimit } from '../throttling/mail-limit.ts';
import { wrongPassword } from './confirm-password.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-policy.ts';

type Using = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;

/** How many of the accounts that haven't confirmed an address are mailed a link. */
const MAX_UNCONFIRMED = 3;

/**
 * Mails a password-reset link for the account with an e-mail address or user name; mails nothing if there is none. An
 * address stands for the account that has confirmed it, or else for the newest accounts that gave it, each with its own
 * link. Older unconfirmed accounts can be reset by user name.
 */
export async function mailResetLinks(context: Context, name: string, request: FastifyRequest): Promise<void> {
  const { db, config, now } = context;
  const nowMs = now();
  const origin = linkOrigin(config, request);
  const mayMail = mailLimit(context, request);
  for (const { user, emailConfirmed, createdAt, byInvitation } of await findCandidates(db, name)) {
    if (byInvitation) continue;
    const { id: userId, email, username } = user;
    // Shortly after a change, the present address may belong to a stranger (a typing error) or to an attacker who used
    // the owner's browser. A password reset would give them the account.
    if (await hasRestoreLink(db, userId, nowMs)) continue;
    const mailed = db.transaction(async (tx) => {
      const token = await issueToken(tx, { userId, purpose: 'reset_password', email, nowMs });
      if (token === undefined || !(emailConfirmed || (await mayMail(tx, email)))) return;
      const made = createdAt.getTime();
      const about = emailConfirmed
        ? { username }
        : { maskedName: maskedName(username), madeOn: lagosDate(made), madeAt: lagosTime(made) };
      const mail = resetMail(`${origin}/reset-password#${token}`, about);
      // The link mailed before stays valid.
      if (!(await queueAccountMail(tx, { userId, kind: 'password-reset', to: email, mail, nowMs }))) tx.rollback();
    });
    await mailed.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  }
}

async function findCandidates(db: Database, name: string): Promise<readonly Account[]> {
  if (!name.includes('@')) {
    const named = await findAccountByUsername(db, name);
    return named === undefined ? [] : [named];
  }
  const { confirmed, unconfirmed } = await findAccountsByEmail(db, name, { limit: MAX_UNCONFIRMED });
  return confirmed === undefined ? unconfirmed : [confirmed];
}

/**
 * Sets a new password with the token of a mailed link, ends all sessions, confirms the address (unless another account
 * has confirmed it) and mails a notice. If the password is refused, the link stays valid.
 * @throws AppError link_expired; invalid (password)
 */
export async function resetPassword(
  context: Using,
  { token, password }: { readonly token: string; readonly password: string },
  origin: string,
): Promise<void> {
  const { db, config, now } = context;
  const nowMs = now();
  const found = await findToken(db, token, 'reset_password', nowMs);
  const user = found && (await findUser(db, found.userId));
  if (user === undefined) throw new AppError(LINK_EXPIRED);
  const names = [user.username, user.email, user.fullName];
  await refuseWeakPassword({ password, role: user.role, strict: config.strictPasswords, names });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    const redeemed = await redeemToken(tx, token, 'reset_password', nowMs);
    if (redeemed === undefined) throw new AppError(LINK_EXPIRED);
    await markEmailConfirmed(tx, user.id, nowMs);
    await replacePassword(tx, user, { passwordHash, origin, nowMs });
  });
  // Earlier guesses by others must not keep the owner locked out.
  await clearSignInAttempts(context, user);
}

/**
 * Changes the password of a user who has just entered the present one; `before` is its hash.
 * @throws AppError invalid (newPassword; currentPassword if it was replaced in the meantime)
 */
export async function changePassword(
  context: Using,
  user: User,
  { newPassword, before }: { readonly newPassword: string; readonly before: string },
  origin: string,
): Promise<void> {
  const { db, config, now } = context;
  const names = [user.username, user.email, user.fullName];
  const given = { password: newPassword, role: user.role, strict: config.strictPasswords, names };
  await refuseWeakPassword(given, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction((tx) => replacePassword(tx, user, { passwordHash, before, origin, nowMs: now() }));
}

interface Replacing {
  readonly passwordHash: string;
  /** If given, the password is replaced only if this is its present hash. */
  readonly before?: string;
  readonly origin: string;
  readonly nowMs: number;
}

/**
 * Writes a new password. Ends all sessions and voids reset links and a pending change of address: they were started
 * under the old password, possibly by an attacker who knew it.
 */
async function replacePassword(
  tx: Database,
  { id: userId, email }: User,
  { passwordHash, before, origin, nowMs }: Replacing,
): Promise<void> {
  const written = await writePassword(tx, userId, passwordHash, before);
  if (!written && before !== undefined) throw wrongPassword('currentPassword');
  await endSessions(tx, userId);
  await voidTokens(tx, userId, 'reset_password', nowMs);
  await voidPendingEmail(tx, userId, nowMs);
  await queueAccountMail(tx, { userId, kind: 'password-changed', to: email, mail: passwordChangedMail(origin), nowMs });
}
