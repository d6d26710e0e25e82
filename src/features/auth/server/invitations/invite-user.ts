import type { Database } from '#db/open-database.ts';
import type { User } from '#features/auth/contract.ts';
import { type InvitingPractice, invitationMail, practiceMail } from '#features/auth/rules/account-mails.ts';
import type { InvitationAcceptance } from '#features/auth/rules/invitation-contract.ts';
import { ALREADY_ACCEPTED, INVITATION_EXPIRED, TOO_MANY_LINKS, USERNAME_TAKEN } from '#features/auth/rules/refusals.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { markEmailConfirmed } from '../accounts/account-store.ts';
import { findUser } from '../accounts/user-store.ts';
import { findToken, issueToken, redeemToken } from '../addresses/account-token-store.ts';
import { hashPassword } from '../passwords/password.ts';
import { refuseWeakPassword } from '../passwords/password-policy.ts';
import { claimInvited, findInvited, type Invitee, insertInvited } from './invited-user-store.ts';

/** Links in mails start with `origin` (`linkOrigin`). */
interface Sending {
  readonly origin: string;
  readonly nowMs: number;
  /** Who invites to which practice, and as what; absent for an administrator's invitation. */
  readonly practice?: InvitingPractice | undefined;
  /** The name of the place that the account is for, in an administrator's invitation of a provider. */
  readonly place?: string | undefined;
}

/**
 * Creates an account and mails the link that opens it, in the caller's transaction. The account can't be signed in to
 * before the invitation is accepted. Other accounts of the same person are left alone.
 */
export async function inviteUser(tx: Database, invitee: Invitee, sending: Sending): Promise<User> {
  const user = await insertInvited(tx, invitee);
  await mailInvitation(tx, user.id, { email: user.email, role: user.role }, sending);
  return user;
}

/**
 * Mails an invitation again; its earlier links stop working.
 * @throws AppError already_accepted; too_many_requests
 */
export async function resendInvitation(tx: Database, userId: number, sending: Sending): Promise<void> {
  const invited = await findInvited(tx, userId);
  if (invited === undefined) {
    throw new AppError(ALREADY_ACCEPTED);
  }
  await mailInvitation(tx, userId, invited, sending);
}

/**
 * Accepts an invitation: sets user name and password, and confirms the address unless another account has confirmed it.
 * If the password or user name is refused, the link stays valid.
 * @throws AppError link_expired; invalid (password); account_exists (username)
 */
export async function acceptInvitation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { token, username, password }: InvitationAcceptance,
): Promise<User> {
  const nowMs = now();
  const found = await findToken(db, token, 'invitation', nowMs);
  const user = found && (await findUser(db, found.userId));
  if (user === undefined) throw new AppError(INVITATION_EXPIRED);
  const names = [username, user.email, user.fullName];
  await refuseWeakPassword({ password, role: user.role, strict: true, names });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, token, 'invitation', nowMs);
    if (redeemed === undefined) throw new AppError(INVITATION_EXPIRED);
    const outcome = await claimInvited(tx, user.id, { username, passwordHash });
    if (outcome === 'username_taken') throw new AppError(USERNAME_TAKEN);
    if (outcome === 'already_accepted') throw new AppError(INVITATION_EXPIRED);
    await markEmailConfirmed(tx, user.id, nowMs);
    await recordConsent(tx, { userId: user.id, purpose: 'account', granted: true, givenBy: 'self', nowMs });
  });
  return { ...user, username };
}

async function mailInvitation(
  tx: Database,
  userId: number,
  { email, role }: { readonly email: string; readonly role: User['role'] },
  { origin, nowMs, practice, place }: Sending,
): Promise<void> {
  const token = await issueToken(tx, { userId, purpose: 'invitation', email, nowMs });
  if (token === undefined) {
    throw new AppError(TOO_MANY_LINKS);
  }
  const url = `${origin}/accept-invitation#${token}`;
  const mail = practice
    ? practiceMail(practice, url)
    : invitationMail(role === 'admin' ? 'admin' : 'provider', url, place);
  await queueAccountMail(tx, { userId, kind: 'invitation', to: email, mail, nowMs });
}
