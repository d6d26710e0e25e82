import type { Database } from '#db/open-database.ts';
import { eraseMessages } from '#platform/server/message-data-store.ts';
import { eraseAccount } from '../accounts/account-data-store.ts';
import { voidTokens } from '../addresses/account-token-store.ts';
import { findInvited } from './invited-user-store.ts';

/**
 * Ends an invitation that nobody accepted: its links stop working, and the account that waited is erased. Answers the
 * address that was invited; undefined when somebody opened the account before, which then stays as it is.
 */
export async function endInvitation(tx: Database, userId: number, nowMs: number): Promise<string | undefined> {
  // First the links: whoever accepts in the same moment holds theirs, and is seen once it is over.
  await voidTokens(tx, userId, 'invitation', nowMs);
  const invited = await findInvited(tx, userId);
  if (invited === undefined) return undefined;
  await eraseMessages(tx, userId);
  await eraseAccount(tx, userId, nowMs);
  return invited.email;
}
