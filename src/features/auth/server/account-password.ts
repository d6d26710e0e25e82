import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import type { User } from '../contract.ts';
import { passwordChangedMail, resetMail } from '../rules/account-mails.ts';
import { LINK_EXPIRED } from './account-email.ts';
import { queueAccountMail } from './account-mail.ts';
import { markEmailConfirmed, writePassword } from './account-store.ts';
import { findToken, hasWayBack, issueToken, redeemToken, voidTokens } from './account-token-store.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-policy.ts';
import { endSessions } from './session-store.ts';
import { forgetSignInAttempts } from './sign-in.ts';
import { findForSignIn, findUser } from './user-store.ts';

type Using = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;

/** Mails the owner of an account, named by address or user name, a link for a new password. For nobody: nothing. */
export async function mailResetLink({ db, now }: Using, name: string, origin: string): Promise<void> {
  const nowMs = now();
  const found = await findForSignIn(db, name);
  if (found === undefined) return;
  const { id: userId, email } = found.user;
  // While a former address can be brought back, the present one may belong to somebody who never asked for this account:
  // a new password would let them write into an account that its former owner takes back.
  if (await hasWayBack(db, userId, nowMs)) return;
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, { userId, purpose: 'reset_password', email, nowMs });
    if (token === undefined) return;
    const mail = resetMail(`${origin}/reset-password#${token}`);
    await queueAccountMail(tx, { userId, kind: 'password-reset', to: email, mail, nowMs });
  });
}

/**
 * Sets a new password with the token of a mailed link, ends every session, confirms the address and tells its owner. A
 * password that isn't accepted leaves the link as it is.
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
  if (user === undefined) throw new AppError('link_expired', LINK_EXPIRED);
  const names = [user.username, user.email, user.fullName];
  await refuseWeakPassword({ password, role: user.role, strict: config.strictPasswords, names });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, token, 'reset_password', nowMs);
    if (redeemed === undefined) throw new AppError('link_expired', LINK_EXPIRED);
    await markEmailConfirmed(tx, user.id, nowMs);
    await replacePassword(tx, user, { passwordHash, origin, nowMs });
  });
  // Whoever guessed at the account before must not keep its owner out now.
  await forgetSignInAttempts(context, user);
}

/** Changes the password of somebody who has just proven to know the old one. @throws AppError invalid (newPassword) */
export async function changePassword(context: Using, user: User, newPassword: string, origin: string): Promise<void> {
  const { db, config, now } = context;
  const names = [user.username, user.email, user.fullName];
  const given = { password: newPassword, role: user.role, strict: config.strictPasswords, names };
  await refuseWeakPassword(given, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction((tx) => replacePassword(tx, user, { passwordHash, origin, nowMs: now() }));
}

/** Every session ends, and every link for a new password: they were opened under the old one. */
async function replacePassword(
  tx: Database,
  { id: userId, email }: User,
  { passwordHash, origin, nowMs }: { readonly passwordHash: string; readonly origin: string; readonly nowMs: number },
): Promise<void> {
  await writePassword(tx, userId, passwordHash);
  await endSessions(tx, userId);
  await voidTokens(tx, userId, 'reset_password', nowMs);
  await queueAccountMail(tx, { userId, kind: 'password-changed', to: email, mail: passwordChangedMail(origin), nowMs });
}
