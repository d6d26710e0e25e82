import type { Database } from '#db/open-database.ts';
import { endInvitation } from '#features/auth/server/invitations/end-invitation.ts';
import { mailFrame } from '#platform/common/mail-frame.ts';
import { queueMessage } from '#platform/server/outbox-store.ts';
import { invitationEndedMail } from '../rules/application-mails.ts';
import { forgetInvited, lockConverted } from './application-store.ts';

/**
 * Ends the invitation of the application that a provider came from, when the provider is removed before the applicant
 * opened the account, and tells the applicant. Answers whether there was one to end.
 */
export async function endConvertedInvitation(tx: Database, providerId: number, nowMs: number): Promise<boolean> {
  const application = await lockConverted(tx, providerId);
  if (application === undefined || application.invitedUserId === null) return false;
  const recipient = await endInvitation(tx, application.invitedUserId, nowMs);
  if (recipient === undefined) return false;
  await forgetInvited(tx, application.id);
  await queueMessage(tx, nowMs, {
    userId: application.userId,
    kind: 'invitation-ended',
    channel: 'email',
    recipient,
    ...mailFrame(invitationEndedMail()),
    dedupeKey: `invitation-ended:${application.id}`,
  });
  return true;
}
