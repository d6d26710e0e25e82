import type { Database } from '#db/open-database.ts';
import type { User } from '#features/auth/contract.ts';
import { INVITATION_EXPIRED } from '#features/auth/rules/refusals.ts';
import { changeKind, markEmailConfirmed } from '#features/auth/server/accounts/account-store.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { findToken, redeemToken } from '#features/auth/server/addresses/account-token-store.ts';
import { endInvitation } from '#features/auth/server/invitations/end-invitation.ts';
import { findInvited } from '#features/auth/server/invitations/invited-user-store.ts';
import { confirmPassword } from '#features/auth/server/passwords/confirm-password.ts';
import { checkPasswordPolicy } from '#features/auth/server/passwords/password-policy.ts';
import { lockOpenSession } from '#features/auth/server/sessions/own-session-store.ts';
import { endSessions } from '#features/auth/server/sessions/session-store.ts';
import { withOwner } from '#features/directory/server/require-owner.ts';
import { ALREADY_MEMBER, FOR_STAFF_ONLY, NOT_FOR_STAFF, TOO_WEAK_TO_JOIN } from '#features/portal/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { record } from './change-team.ts';
import { announceMemberships, passOnInvitation } from './joining-store.ts';
import { deleteMemberships, findMembershipsOf, writeMember } from './team-store.ts';

/**
 * Accepts a practice's invitation into the account that is signed in: its memberships move there, and the account that was
 * made for the invitation is erased. A patient's account becomes a provider's and keeps its data; its other sessions end. If
 * the password is refused, or the account is a member of such a place already, the link stays valid.
 * @throws AppError not_for_staff, already_member, link_expired, invalid (password), too_many_requests, signed_out
 */
export async function joinPractice(
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  user: RequestUser,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<User> {
  const { db, now } = context;
  const nowMs = now();
  if (user.role === 'admin') throw new AppError(NOT_FOR_STAFF);
  const found = await findToken(db, token, 'invitation', nowMs);
  if (found === undefined) throw new AppError(INVITATION_EXPIRED);
  await confirmPassword(context, user.id, password);
  const account = await findUser(db, user.id);
  if (account === undefined) throw new AppError(SIGNED_OUT);
  await refuseWeak(account, password);
  const joining = db.transaction(async (tx) => {
    await lockOpenSession(tx, user);
    const redeemed = await redeemToken(tx, token, 'invitation', nowMs);
    if (redeemed === undefined) throw new AppError(INVITATION_EXPIRED);
    const memberships = await invitedTo(tx, found.userId);
    const own = await findMembershipsOf(tx, user.id);
    const isMember = memberships.some(({ providerId }) => own.some((each) => each.providerId === providerId));
    if (isMember) throw new AppError(ALREADY_MEMBER);
    for (const membership of memberships) await writeMember(tx, { ...membership, userId: user.id, nowMs });
    const places = memberships.map(({ providerId }) => providerId);
    await deleteMemberships(tx, found.userId, places);
    await passOnInvitation(tx, { from: found.userId, to: user.id });
    await endInvitation(tx, found.userId, nowMs);
    // The link has proved the address, if it is the one of the account.
    if (account.email.toLowerCase() === redeemed.email.toLowerCase()) await markEmailConfirmed(tx, user.id, nowMs);
    const isNew = await changeKind(tx, user.id, { from: 'patient', to: 'provider' });
    if (isNew) await endSessions(tx, user.id, { except: user.sessionId });
    await announceMemberships(tx, user.id);
    for (const { providerId, role } of memberships) {
      const act = { providerId, userId: user.id, nowMs };
      await record(tx, context, act, { act: 'member.join', memberId: user.id, details: { role } });
    }
  });
  await withOwner(joining);
  const joined = await findUser(db, user.id);
  if (joined === undefined) throw new Error('The account that just joined cannot be read.');
  return joined;
}

/** @throws AppError invalid, for a password that an account of a practice may not have */
async function refuseWeak({ username, email, fullName }: User, password: string): Promise<void> {
  const names = [username, email, fullName];
  const problem = await checkPasswordPolicy({ password, role: 'provider', strict: true, names });
  if (problem !== undefined) throw new AppError(TOO_WEAK_TO_JOIN);
}

/** Returns the memberships of an invited account. @throws AppError link_expired; not_for_staff for an administrator's */
async function invitedTo(tx: Database, invitedId: number) {
  const invited = await findInvited(tx, invitedId);
  const memberships = await findMembershipsOf(tx, invitedId);
  if (invited?.role === 'admin') throw new AppError(FOR_STAFF_ONLY);
  if (invited === undefined || memberships.length === 0) throw new AppError(INVITATION_EXPIRED);
  return memberships;
}
