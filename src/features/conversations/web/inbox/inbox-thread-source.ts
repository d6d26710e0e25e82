import type {
  inboxEvents,
  listInboxMessages,
  replyToConversation,
} from '#features/conversations/rules/inbox-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { listen } from '#platform/web/calls/listen.ts';
import type { ThreadSource } from '../thread/thread-source.ts';

/** The event stream of the inbox. */
export const INBOX_EVENTS: (typeof inboxEvents)['path'] = '/api/admin/conversation-events';

/** A conversation on support's side. Loading its messages marks them as read. */
export function inboxThread(id: number, onNews: () => void): ThreadSource {
  const params = { id };
  return {
    name: `inbox-${id}`,
    load: async ({ after, before }) => {
      if (before !== undefined) return [];
      return await call<typeof listInboxMessages>('GET', '/api/admin/conversations/:id/messages', {
        params,
        query: after === undefined ? {} : { after: String(after) },
      });
    },
    send: ({ key, text }) =>
      call<typeof replyToConversation>('POST', '/api/admin/conversations/:id/messages', {
        params,
        body: { text },
        headers: { 'idempotency-key': key },
      }),
    markRead: () => Promise.resolve(),
    listen: (onThreadNews) =>
      listen(INBOX_EVENTS, (data) => {
        const changed = (data as { id?: number | null } | undefined)?.id ?? null;
        if (changed !== null && changed !== id) return;
        onThreadNews();
        onNews();
      }),
  };
}
