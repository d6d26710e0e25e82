import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { Conversation, CurrentChat } from '#features/conversations/contract.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { FormError } from '#platform/web/ui/form-error.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { CURRENT_CHAT } from './conversation-queries.ts';
import { Thread } from './thread/thread.tsx';
import { ownThread } from './thread/thread-source.ts';

const StartChatForm = lazyPart(async () => (await import('./start-chat-form.tsx')).StartChatForm, FormError);

/** A visitor's chat with support: continues the latest, or starts one. */
export function LiveChat({ user }: { readonly user: User | null }) {
  const { data, isError, refetch } = usePathQuery(CURRENT_CHAT);
  const queryClient = useQueryClient();
  const [wantsAnother, setWantsAnother] = useState(false);
  const [begunId, setBegunId] = useState<number | null>(null);
  if (data === undefined) {
    if (!isError) return <Spinner />;
    return (
      <LoadError onRetry={refetch}>
        <Trans>The chat could not be loaded.</Trans>
      </LoadError>
    );
  }
  const { chat } = data;
  const started = (begun: Conversation) => {
    setWantsAnother(false);
    setBegunId(begun.id);
    queryClient.setQueryData<CurrentChat>(CURRENT_CHAT.queryKey, { ...data, chat: begun });
  };
  return (
    <div className="card grid gap-4 sm:p-6">
      <Hours current={data} />
      <p className="notice">
        <Trans>This is not for emergencies: call {EMERGENCY_NUMBER} if somebody's life may be in danger.</Trans>
      </p>
      {chat === null || wantsAnother ? (
        <Suspense fallback={<Spinner />}>
          <StartChatForm key={user?.id} isSignedIn={user !== null} needsEmail={!data.isHere} onStarted={started} />
        </Suspense>
      ) : (
        <OpenChat
          key={chat.id}
          chat={chat}
          isNew={chat.id === begunId}
          onNews={() => void queryClient.refetchQueries({ queryKey: CURRENT_CHAT.queryKey })}
          onAnother={() => setWantsAnother(true)}
        />
      )}
    </div>
  );
}

function Hours({ current: { isHere, opensAt } }: { readonly current: CurrentChat }) {
  const { i18n } = useLingui();
  if (opensAt === null && !isHere) {
    return (
      <p className="notice notice-amber">
        <Trans>
          Nobody is at the chat just now. What you write is kept as a message with a ticket number, and is answered as
          soon as somebody is back.
        </Trans>
      </p>
    );
  }
  if (opensAt === null) {
    return (
      <p className="text-soft">
        <Trans>Somebody from support is here and answers soon.</Trans>
      </p>
    );
  }
  const moment = shortMoment(i18n, opensAt);
  return (
    <p className="notice notice-amber">
      <Trans>
        Nobody is here now. What you write is kept as a message with a ticket number, and somebody answers from {moment}{' '}
        (West Africa Time).
      </Trans>
    </p>
  );
}

function OpenChat({
  chat: { id, ticket, status },
  isNew,
  onNews,
  onAnother,
}: {
  readonly chat: Conversation;
  /** True if it has just replaced the longer form, so that the screen scrolls to it. */
  readonly isNew: boolean;
  readonly onNews: () => void;
  readonly onAnother: () => void;
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (isNew) heading.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24">
        <Trans>Your chat with support</Trans>
      </h2>
      <p className="text-soft">
        <Trans>
          Your ticket number: <b className="text-ink">{ticket}</b>
        </Trans>
      </p>
      {status === 'closed' && (
        <div className="notice grid justify-items-start gap-2">
          <p>
            <Trans>Support closed this chat. Whatever you write opens it again.</Trans>
          </p>
          <button type="button" className="button button-ghost" onClick={onAnother}>
            <Trans>Start another chat</Trans>
          </button>
        </div>
      )}
      <Thread source={ownThread(id)} side="person" other={t`Support`} mayWrite onNews={onNews} />
    </section>
  );
}
