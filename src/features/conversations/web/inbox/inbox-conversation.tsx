import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import type {
  InboxConversation as Conversation,
  setConversationStatus,
} from '#features/conversations/rules/inbox-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { Thread } from '../thread/thread.tsx';
import { INBOX_PATH, inboxConversationQuery } from './inbox-queries.ts';
import { InboxStatus } from './inbox-status.tsx';
import { inboxThread } from './inbox-thread-source.ts';

/** One conversation with support: its writer, the messages, answering and closing. */
export function InboxConversation({ id }: { readonly id: number }) {
  const query = inboxConversationQuery(id);
  const { data, isError, refetch } = usePathQuery(query);
  const queryClient = useQueryClient();
  const back = (
    <Link href={INBOX_PATH} className="link mb-3 inline-flex min-h-11 items-center gap-1">
      <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
      <Trans>All conversations</Trans>
    </Link>
  );
  if (data === undefined) {
    return (
      <>
        {back}
        {isError ? (
          <LoadError onRetry={refetch}>
            <Trans>The conversation could not be loaded.</Trans>
          </LoadError>
        ) : (
          <Spinner />
        )}
      </>
    );
  }
  const source = inboxThread(id, () => void queryClient.refetchQueries({ queryKey: query.queryKey }));
  return (
    <>
      {back}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <section className="card grid gap-3 sm:p-6">
          <h2 className="wrap-anywhere">{data.subject ?? <Trans>Chat</Trans>}</h2>
          <HowAnswersArrive conversation={data} />
          <Thread key={id} source={source} side="staff" other={data.name} mayWrite />
        </section>
        <Facts conversation={data} />
      </div>
    </>
  );
}

function HowAnswersArrive({ conversation: { kind, email, isSignedIn } }: { readonly conversation: Conversation }) {
  if (kind === 'letter') {
    return (
      <p className="notice">
        <Trans>Your answer goes to {email} by e-mail and is kept here. Answers to that e-mail are not received.</Trans>{' '}
        {isSignedIn && <Trans>It links to this conversation, where its writer can go on.</Trans>}
      </p>
    );
  }
  if (isSignedIn || email !== null) {
    return (
      <p className="notice">
        <Trans>Your answer appears in the chat at once. If it stays unread, an e-mail tells of it.</Trans>
      </p>
    );
  }
  return (
    <p className="notice notice-amber">
      <Trans>Your answer appears in the chat only: its writer told no e-mail address.</Trans>
    </p>
  );
}

function Facts({ conversation }: { readonly conversation: Conversation }) {
  const { t, i18n } = useLingui();
  const { ticket, name, email, phone, status, answeredBy, createdAt, isSignedIn } = conversation;
  const facts: readonly [string, string | null][] = [
    [t`Ticket`, ticket],
    [t`From`, isSignedIn ? t`${name} (has an account)` : name],
    [t`E-mail`, email],
    [t`Phone`, phone],
    [t`Answered by`, answeredBy],
    [t`Received`, fullMoment(i18n, createdAt)],
  ];
  return (
    <aside aria-label={t`About this conversation`} className="card grid gap-4">
      <p>
        <InboxStatus status={status} />
      </p>
      <dl className="grid gap-2">
        {facts.map(
          ([term, fact]) =>
            fact !== null && (
              <div key={term}>
                <dt className="text-sm text-soft">{term}</dt>
                <dd className="wrap-anywhere">{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <StatusButton conversation={conversation} />
    </aside>
  );
}

function StatusButton({ conversation: { id, status } }: { readonly conversation: Conversation }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isClosed = status === 'closed';
  const changing = useMutation({
    mutationFn: () =>
      call<typeof setConversationStatus>('PUT', '/api/admin/conversations/:id/status', {
        params: { id },
        body: { status: isClosed ? 'open' : 'closed' },
      }),
    onSuccess: (changed) => queryClient.setQueryData(inboxConversationQuery(id).queryKey, changed),
    onError: () => toast({ title: t`That did not work. Please try again.`, variant: 'destructive' }),
  });
  return (
    <BusyButton
      className="button-ghost"
      busy={changing.isPending}
      busyText={<Trans>Saving...</Trans>}
      onClick={() => changing.mutate()}
    >
      {isClosed ? <Trans>Open again</Trans> : <Trans>Close conversation</Trans>}
    </BusyButton>
  );
}
