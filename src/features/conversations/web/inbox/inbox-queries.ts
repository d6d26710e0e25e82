import type {
  getInboxConversation,
  InboxConversation,
  InboxEntry,
  listInbox,
} from '#features/conversations/rules/inbox-contract.ts';
import { pageOf, ROWS_PER_PAGE } from '#platform/common/list-search.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';

/** The path of the inbox. */
export const INBOX_PATH = '/admin/conversations';

/** The page of the inbox that the screen's URL selects. */
export function inboxQuery(search: URLSearchParams): PathQuery<Counted<InboxEntry[]>> {
  return getCounted<typeof listInbox>('/api/admin/conversations', {
    query: {
      status: (['open', 'waiting', 'closed'] as const).find((known) => known === search.get('status')),
      kind: (['chat', 'letter'] as const).find((known) => known === search.get('kind')),
      q: search.get('q')?.trim().slice(0, 100),
      limit: String(ROWS_PER_PAGE),
      offset: String((pageOf(search) - 1) * ROWS_PER_PAGE),
    },
  });
}

/** One conversation of the inbox. */
export function inboxConversationQuery(id: number): PathQuery<InboxConversation> {
  return get<typeof getInboxConversation>('/api/admin/conversations/:id', { params: { id } });
}
