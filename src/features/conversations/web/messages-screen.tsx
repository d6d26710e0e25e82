import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, MessageSquare } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Conversation, Side } from '#features/conversations/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { conversationsOf } from './conversation-queries.ts';
import { ChosenConversation, useNameOf } from './open-conversation.tsx';

/** How often the list is polled, ms. */
const LOOK_MS = 30_000;

/**
 * All conversations of one side and the chosen one: beside each other on wide screens, one at a time on small ones.
 * `hrefOf` returns the address with a conversation chosen, or none.
 */
export function MessagesScreen({
  side,
  chosen,
  hrefOf,
}: {
  readonly side: Side;
  readonly chosen: number | undefined;
  readonly hrefOf: (id: number | undefined) => string;
}) {
  const query = conversationsOf(side);
  const { data, isError, refetch } = usePathQuery(query);
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && navigator.onLine && void refetch(),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [refetch]);
  if (data === undefined) {
    if (!isError) return <Spinner />;
    return (
      <LoadError onRetry={refetch}>
        <Trans>Your messages could not be loaded.</Trans>
      </LoadError>
    );
  }
  const conversation = data.find(({ id }) => id === chosen);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
      <div className={chosen === undefined ? '' : 'max-lg:hidden'}>
        <ConversationList conversations={data} chosen={chosen} hrefOf={hrefOf} side={side} />
      </div>
      {chosen !== undefined && (
        <div>
          <Link href={hrefOf(undefined)} className="link mb-2 inline-flex min-h-11 items-center gap-1 lg:hidden">
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
            <Trans>All messages</Trans>
          </Link>
          <ChosenConversation
            key={chosen}
            id={chosen}
            listed={conversation}
            onNews={() => void queryClient.refetchQueries({ queryKey: query.queryKey })}
          />
        </div>
      )}
    </div>
  );
}

function ConversationList({
  conversations,
  chosen,
  hrefOf,
  side,
}: {
  readonly conversations: readonly Conversation[];
  readonly chosen: number | undefined;
  readonly hrefOf: (id: number) => string;
  readonly side: Side;
}) {
  if (conversations.length === 0) {
    return (
      <EmptyState icon={MessageSquare} title={<Trans>No messages yet</Trans>}>
        <p className="max-w-[48ch] text-soft">
          {side === 'person' ? (
            <Trans>You can write to a provider from a visit that is to come or ended within the last 30 days.</Trans>
          ) : (
            <Trans>Patients can write to you around a visit.</Trans>
          )}
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-2">
      {conversations.map((conversation) => (
        <ConversationLink
          key={conversation.id}
          conversation={conversation}
          isChosen={conversation.id === chosen}
          href={hrefOf(conversation.id)}
        />
      ))}
    </ul>
  );
}

function ConversationLink({
  conversation,
  isChosen,
  href,
}: {
  readonly conversation: Conversation;
  readonly isChosen: boolean;
  readonly href: string;
}) {
  const { i18n } = useLingui();
  const { subject, unread, lastMessageAt } = conversation;
  return (
    <li>
      <Link
        href={href}
        className="card block hover:border-green aria-[current]:border-green"
        {...(isChosen && { 'aria-current': 'true' as const })}
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className={`wrap-anywhere ${unread > 0 ? 'font-bold' : 'font-semibold'}`}>
            {useNameOf(conversation)}
          </span>
          {unread > 0 && (
            <span className="badge badge-green flex-none">
              <Plural value={unread} one="# new" other="# new" />
            </span>
          )}
        </span>
        {subject !== null && (
          <span dir="auto" className="block text-soft wrap-anywhere">
            {subject}
          </span>
        )}
        <time dateTime={lastMessageAt} className="text-sm text-soft">
          {shortMoment(i18n, lastMessageAt)}
        </time>
      </Link>
    </li>
  );
}
