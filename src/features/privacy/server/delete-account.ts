import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { lockAccount, lockOtherSuperAdmins } from '#features/auth/server/accounts/account-data-store.ts';
import { confirmPassword } from '#features/auth/server/passwords/confirm-password.ts';
import { hasSecondFactor, requireCode } from '#features/auth/server/second-factor/second-factor.ts';
import { partClaims } from '#features/clients/server/merging/part-claims.ts';
import { withOwner } from '#features/directory/server/require-owner.ts';
import { findCardFiles } from '#features/insurance/server/card-store.ts';
import { deleteCardFile } from '#features/insurance/server/change-card.ts';
import { leaveEverywhere } from '#features/portal/server/team/remove-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import { may } from '#platform/common/permission.ts';
import { NO_SUCH_USER } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { LAST_ADMIN } from '../rules/refusals.ts';
import { eraseEverything } from './personal-data.ts';

/**
 * Deletes the owner's account after checking password and second factor. Erases what `DELETION_EFFECTS` lists as erased in one
 * transaction, with an entry in the audit log. What the account claimed of a practice's desk is the practice's again first
 * (`partClaims`). A member leaves their practices first: no one can book them any more, and the
 * other owners are mailed.
 * @throws AppError invalid (password, code), too_many_requests, last_admin if no other super administrator is left,
 *   last_owner of a practice, not_found if it is already deleted
 */
export async function deleteAccount(
  context: Context,
  user: Pick<RequestUser, 'id' | 'role'>,
  proof: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  const { db, now } = context;
  const userId = user.id;
  await confirmPassword(context, userId, proof.password);
  if (await hasSecondFactor(db, userId)) await requireCode(context, userId, proof.code);
  const erasing = db.transaction(async (tx) => {
    await leaveEverywhere(tx, context, { userId, nowMs: now(), mailing: appointmentMailing(context) });
    // Before the account is locked: bookings of the same people wait in that order.
    const parted = await partClaims(tx, userId, now());
    // Lock the other administrators before the account itself, to avoid a deadlock between two deletions.
    const others = user.role === 'admin' ? await lockOtherSuperAdmins(tx, userId) : 0;
    const account = await lockAccount(tx, userId);
    if (account === undefined) throw new AppError(NO_SUCH_USER);
    if (may(account, 'super_admin') && others === 0) {
      throw new AppError(LAST_ADMIN);
    }
    const files = await findCardFiles(tx, userId);
    await eraseEverything(tx, userId, now(), appointmentMailing(context));
    for (const { clientId, entryId } of parted) {
      const about = { object: `client:${clientId}`, subjectId: entryId };
      await recordAct(tx, context, { id: userId }, { act: 'client.part', ...about });
    }
    const object = `user:${userId}`;
    await recordAct(tx, context, { id: userId }, { act: 'user.delete', object, subjectId: userId });
    return files;
  });
  const cardFiles = await withOwner(erasing);
  // Files aren't transactional: a job removes those that a crash leaves behind.
  for (const file of cardFiles) await deleteCardFile(context, file);
}
