import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type {
  Conversation,
  listConversations,
  listProviderConversations,
  Side,
} from '#features/conversations/contract.ts';
import { call } from '#platform/web/calls/call.ts';

/** The number of unread messages, loaded when it is shown; empty for none, and if it can't be loaded. */
export function UnreadCount({ side }: { readonly side: Side }) {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let gone = false;
    // Not from the query cache, where an opened list stays as it was.
    const loaded: Promise<Conversation[]> =
      side === 'person'
        ? call<typeof listConversations>('GET', '/api/conversations')
        : call<typeof listProviderConversations>('GET', '/api/provider-conversations');
    void loaded
      .then((list) => gone || setUnread(list.reduce((sum, conversation) => sum + conversation.unread, 0)))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [side]);
  if (unread === 0) return null;
  return (
    <span className="font-bold">
      {' '}
      <Plural value={unread} one="(# new)" other="(# new)" />
    </span>
  );
}
