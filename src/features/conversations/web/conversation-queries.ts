import type {
  Conversation,
  CurrentChat,
  currentChat,
  getConversation,
  listConversations,
  listProviderConversations,
  Side,
} from '#features/conversations/contract.ts';
import { get, type PathQuery } from '#platform/web/calls/query-client.ts';

/** The visitor's chat, and whether support is open. */
export const CURRENT_CHAT: PathQuery<CurrentChat> = get<typeof currentChat>('/api/support-chats/current');

/** The conversations of a patient, or with the user's providers. */
export function conversationsOf(side: Side): PathQuery<Conversation[]> {
  return side === 'person'
    ? get<typeof listConversations>('/api/conversations')
    : get<typeof listProviderConversations>('/api/provider-conversations');
}

/** One conversation. */
export function conversationQuery(id: number): PathQuery<Conversation> {
  return get<typeof getConversation>('/api/conversations/:id', { params: { id } });
}

/** Returns the id of a conversation in an address. */
export function chosenId(search: URLSearchParams, name = 'conversation'): number | undefined {
  const id = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
