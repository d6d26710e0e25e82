import type {
  conversationEvents,
  listConversationMessages,
  Message,
  markRead,
  sendMessage,
} from '#features/conversations/contract.ts';
import { MESSAGES_PER_PAGE } from '#features/conversations/rules/limits.ts';
import type { Pending } from '#features/conversations/rules/thread.ts';
import { call, urlOf } from '#platform/web/calls/call.ts';
import { listen } from '#platform/web/calls/listen.ts';

/** The endpoints of a thread: of an own conversation, or of one in the inbox. */
export interface ThreadSource {
  /** Names the thread where the tab keeps its unsent messages. */
  readonly name: string;
  readonly load: (which: { after?: number | undefined; before?: number | undefined }) => Promise<readonly Message[]>;
  readonly send: (pending: Pending) => Promise<Message>;
  readonly markRead: (upTo: number) => Promise<unknown>;
  /** Calls `onNews` whenever something may have changed; returns how to stop. */
  readonly listen: (onNews: () => void) => () => void;
}

/** An own conversation of a visitor, patient or provider. */
export function ownThread(id: number): ThreadSource {
  const params = { id };
  return {
    name: `conversation-${id}`,
    load: (which) =>
      call<typeof listConversationMessages>('GET', '/api/conversations/:id/messages', {
        params,
        query: textsOf({ ...which, limit: MESSAGES_PER_PAGE }),
      }),
    send: ({ key, text, confirmed }) =>
      call<typeof sendMessage>('POST', '/api/conversations/:id/messages', {
        params,
        body: { text, ...(confirmed && { confirmed }) },
        headers: { 'idempotency-key': key },
      }),
    markRead: (upTo) => call<typeof markRead>('PUT', '/api/conversations/:id/read', { params, body: { upTo } }),
    listen: (onNews) => listen(urlOf(EVENTS, params), onNews),
  };
}

const EVENTS: (typeof conversationEvents)['path'] = '/api/conversations/:id/events';

function textsOf(query: Readonly<Record<string, number | undefined>>): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
