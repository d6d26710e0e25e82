import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversation } from '#features/conversations/contract.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { conversationQuery } from './conversation-queries.ts';
import { Thread } from './thread/thread.tsx';
import { ownThread } from './thread/thread-source.ts';

/**
 * The conversation chosen by the address. Staff don't see an empty one in their list; when the first message adds it to
 * the list, the component stays mounted and keeps the typed text.
 */
export function ChosenConversation({
  id,
  listed,
  onNews,
}: {
  readonly id: number;
  readonly listed: Conversation | undefined;
  readonly onNews: () => void;
}) {
  const { data, isError } = usePathQuery(conversationQuery(id), { enabled: listed === undefined });
  const conversation = listed ?? data;
  if (conversation !== undefined) return <OpenConversation conversation={conversation} onNews={onNews} />;
  if (!isError) return <Spinner />;
  return (
    <p className="notice notice-amber">
      <Trans>There is no such conversation.</Trans>
    </p>
  );
}

/** One conversation: with whom, about what, and its messages. */
function OpenConversation({
  conversation,
  onNews,
}: {
  readonly conversation: Conversation;
  readonly onNews: () => void;
}) {
  const { id, side, mayWrite, subject, ticket, kind } = conversation;
  const name = useNameOf(conversation);
  return (
    <section className="card sm:p-6">
      <h2 className="wrap-anywhere">{name}</h2>
      {(subject ?? ticket) !== null && (
        <p className="text-soft wrap-anywhere">{[ticket, subject].filter(Boolean).join(' · ')}</p>
      )}
      <p className="notice mt-3 mb-4">
        {side === 'person' && kind === 'provider' ? (
          <Trans>
            For questions that aren't urgent. This is not for emergencies: call {EMERGENCY_NUMBER} if somebody's life
            may be in danger. {name} may take days to answer.
          </Trans>
        ) : side === 'person' ? (
          <Trans>This is not for emergencies: call {EMERGENCY_NUMBER} if somebody's life may be in danger.</Trans>
        ) : (
          <Trans>That you open these messages is written into the patient's access log.</Trans>
        )}
      </p>
      <Thread source={ownThread(id)} side={side} other={name} mayWrite={mayWrite} onNews={onNews} />
    </section>
  );
}

/** Returns the name of the other side. */
export function useNameOf({ with: name }: Pick<Conversation, 'with'>): string {
  const { t } = useLingui();
  return name ?? t`Support`;
}
