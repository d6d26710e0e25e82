import { Plural, Trans } from '@lingui/react/macro';
import type { Side } from '#features/conversations/contract.ts';
import type { Thread as ThreadState } from '#features/conversations/rules/thread.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { DangerNotice } from './danger-notice.tsx';
import { ThreadLog } from './thread-log.tsx';
import type { ThreadSource } from './thread-source.ts';
import { useThread } from './use-thread.ts';
import { WriteMessage } from './write-message.tsx';

/** The messages of a conversation, and the field to write another one. Give it a key by conversation. */
export function Thread({
  source,
  side,
  other,
  mayWrite,
  onNews,
}: {
  readonly source: ThreadSource;
  /** The reader's side. */
  readonly side: Side;
  /** The name of the other side. */
  readonly other: string;
  readonly mayWrite: boolean;
  /** Called when a message came or was sent, because data beside the thread may be out of date. Must not change. */
  readonly onNews?: (() => void) | undefined;
}) {
  const { thread, send } = useThread(source, side, onNews);
  if (thread.status === 'gone') {
    return (
      <p role="alert" className="notice notice-amber">
        <Trans>This conversation can't be shown any more. You may have been signed out.</Trans>
      </p>
    );
  }
  if (thread.status === 'failed') {
    return (
      <LoadError onRetry={() => send({ type: 'reload' })}>
        <Trans>The messages could not be loaded.</Trans>
      </LoadError>
    );
  }
  if (thread.status === 'loading') return <Spinner />;
  const danger = thread.pending.find((each) => each.state === 'danger');
  return (
    <div className="grid gap-3">
      <ThreadLog
        thread={thread}
        other={other}
        onShowEarlier={() => send({ type: 'show-earlier' })}
        onDiscard={(key) => send({ type: 'discarded', key })}
      />
      {danger !== undefined && (
        <DangerNotice
          key={danger.key}
          reason={danger.reason ?? ''}
          dangerSigns={danger.dangerSigns ?? []}
          onConfirm={() => send({ type: 'confirmed', key: danger.key })}
          onGiveUp={() => send({ type: 'discarded', key: danger.key })}
        />
      )}
      <OfflineNote thread={thread} />
      {mayWrite ? (
        <WriteMessage thread={source.name} onWrite={(text) => send({ type: 'written', key: newKey(), text })} />
      ) : (
        <p className="notice">
          <Trans>Messages end 30 days after the last visit. Book a visit to write again.</Trans>
        </p>
      )}
    </div>
  );
}

function OfflineNote({ thread: { isOffline, pending } }: { readonly thread: ThreadState }) {
  const waiting = pending.filter((each) => each.state === 'waiting').length;
  return (
    <output className="text-sm text-soft empty:hidden">
      {isOffline &&
        (waiting > 0 ? (
          <Plural
            value={waiting}
            one="You are offline. # message waits here and goes out when the connection is back."
            other="You are offline. # messages wait here and go out when the connection is back."
          />
        ) : (
          <Trans>You are offline. What you write waits here and goes out when the connection is back.</Trans>
        ))}
    </output>
  );
}
