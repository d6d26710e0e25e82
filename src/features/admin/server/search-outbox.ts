import type { Context } from '#platform/server/context.ts';
import type { Page } from '#platform/server/http/page.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { actorOf } from '#platform/server/logs/audit-store.ts';
import type { MessageSearch, OutboxMessage } from '../contract.ts';
import { findMessages } from './outbox-store.ts';

const LOOK = { act: 'message.find', object: 'outbox' };

/**
 * Returns one page of the outbox. A search by person says who gets which kinds of messages, so it is logged in the same transaction:
 * for each account found also in the access log of its owner. The log doesn't keep what was searched for, which may be a name.
 */
export async function searchOutbox(
  { db, keyFor, now }: Pick<Context, 'db' | 'keyFor' | 'now'>,
  search: MessageSearch,
  admin: { readonly id: number },
): Promise<Page<OutboxMessage>> {
  if (!search.person) return (await findMessages(db, search)).page;
  return await db.transaction(async (tx) => {
    const { page, userIds } = await findMessages(tx, search);
    const entry = { ...LOOK, ...(await actorOf(tx, admin)) };
    const ofAccounts = userIds.flatMap((subjectId) => [
      { log: 'access' as const, ...entry, subjectId },
      { log: 'audit' as const, ...entry, subjectId },
    ]);
    const found = { log: 'audit' as const, ...entry, details: { messages: page.items.map(({ id }) => id) } };
    await appendActivity(tx, keyFor, now(), [...ofAccounts, found]);
    return page;
  });
}
