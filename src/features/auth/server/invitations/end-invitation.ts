import type { Database } from '#db/open-database.ts';
import { eraseMessages } from '#platform/server/messages/message-data-store.ts';
import { eraseAccount } from '../accounts/account-data-store.ts';
import { voidTokens } from '../addresses/account-token-store.ts';
import { findInvited } from './invited-user-store.ts';

/**
 * Revokes an invitation that wasn't accepted: voids its links and erases the account. Returns the invited address;
 * undefined (and no change to the account) if the invitation was accepted.
 */
export async function endInvitation(tx: Database, userId: number, nowMs: number): Promise<string | undefined> {
  // Void the links first: this waits for a concurrent acceptance, which findInvited then sees.
  await voidTokens(tx, userId, 'invitation', nowMs);
  const invited = await findInvited(tx, userId);
  if (invited === undefined) return undefined;
  await eraseMessages(tx, userId);
  await eraseAccount(tx, userId, nowMs);
  return invited.email;
}
