import type { InvitationDetails } from '#features/auth/rules/invitation-contract.ts';
import { INVITATION_EXPIRED } from '#features/auth/rules/refusals.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { findToken } from '#features/auth/server/addresses/account-token-store.ts';
import { ROLE_NAMES } from '#features/directory/rules/role-names.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { findMembershipsOf, findTeamRows } from './team-store.ts';

/** Returns whose invitation a mailed link is, and to what. @throws AppError link_expired, for any token that doesn't work */
export async function shownInvitation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<InvitationDetails> {
  const found = await findToken(db, token, 'invitation', now());
  const invited = found && (await findUser(db, found.userId));
  if (invited === undefined) throw new AppError(INVITATION_EXPIRED);
  const memberships = await findMembershipsOf(db, invited.id);
  const rows = await findTeamRows(
    db,
    memberships.map(({ providerId }) => providerId),
  );
  const places = rows
    .filter(({ userId }) => userId === invited.id)
    .map(({ placeName, role, invitedBy }) => ({ name: placeName, role: ROLE_NAMES[role], invitedBy }));
  return { invitee: invited.fullName, places };
}
