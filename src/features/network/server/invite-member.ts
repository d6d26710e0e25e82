import { inviteUser, resendInvitation } from '#features/auth/server/invitations/invite-user.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import type { AdminProvider } from '../contract.ts';
import type { Invitee } from '../rules/provider-fields.ts';
import { NOT_IN_NETWORK } from '../rules/refusals.ts';
import { noSuchProvider } from './change-provider.ts';
import { findAdminProvider, lockProviderRow } from './provider-admin-store.ts';
import { findInvitedMembers } from './provider-member-store.ts';

/** Whom an administrator invites to run which provider; links in mails start with `origin`. */
interface Invitation extends Invitee {
  readonly providerId: number;
  readonly admin: { readonly id: number };
  readonly origin: string;
}

/**
 * Invites a member to run a provider of the network, by an account of its own. To an address whose invitation is still
 * open it is mailed again.
 * @throws AppError not_found; not_in_network for a listing; too_many_requests
 */
export async function inviteToRun(
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  { providerId, admin, origin, fullName, email }: Invitation,
): Promise<AdminProvider> {
  const { db, now } = context;
  const nowMs = now();
  return await db.transaction(async (tx) => {
    const provider = (await lockProviderRow(tx, providerId)) ?? noSuchProvider();
    if (provider.bookingState === 'listed') throw new AppError(NOT_IN_NETWORK);
    let [invited] = await findInvitedMembers(tx, providerId, email);
    if (invited === undefined) {
      const invitee = { email, fullName, role: 'provider' as const };
      invited = (await inviteUser(tx, invitee, { origin, nowMs, place: provider.name })).id;
      await addMember(tx, { providerId, userId: invited, role: 'owner', nowMs });
    } else {
      await resendInvitation(tx, invited, { origin, nowMs, place: provider.name });
    }
    const act = { act: 'provider.invite', object: `provider:${providerId}`, subjectId: invited, details: {} };
    await recordAct(tx, context, admin, act);
    return (await findAdminProvider(tx, providerId, nowMs)) ?? noSuchProvider();
  });
}
