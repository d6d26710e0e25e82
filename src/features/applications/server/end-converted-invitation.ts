import type { Database } from '#db/open-database.ts';
import { endInvitation } from '#features/auth/server/invitations/end-invitation.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { invitationEndedMail } from '../rules/application-mails.ts';
import { clearInvitedUser, lockConvertedApplication } from './application-store.ts';

/**
 * Revokes the open invitation of the application that a removed provider came from, and mails the applicant. Returns
 * false if there is no open invitation.
 */
export async function endConvertedInvitation(tx: Database, providerId: number, nowMs: number): Promise<boolean> {
  const application = await lockConvertedApplication(tx, providerId);
  if (application === undefined || application.invitedUserId === null) return false;
  const recipient = await endInvitation(tx, application.invitedUserId, nowMs);
  if (recipient === undefined) return false;
  await clearInvitedUser(tx, application.id);
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
