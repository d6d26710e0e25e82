import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Side } from '#features/conversations/contract.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { DangerNotice } from './danger-notice.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { PendingBubble } from './pending-bubble.tsx';
import type { ThreadSource } from './thread-source.ts';
import { useThread } from './use-thread.ts';
import { WriteMessage } from './write-message.tsx';

/** The texts of a conversation, and the field to write another one. Give it a key by conversation. */
export function Thread({
  source,
  side,
  other,
  mayWrite,
  onNews,
}: {
  readonly source: ThreadSource;
  /** Which side the reader is on. */
  readonly side: Side;
  /** What the other side is called. */
  readonly other: string;
  readonly mayWrite: boolean;
  /** Something came or was sent: what is shown beside the thread may be out of date. */
  readonly onNews?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const { engine, view } = useThread(source);
  const { messages, pending, state, isOffline, hasEarlier, news } = view;
  const log = useRef<HTMLDivElement>(null);
  const lastId = messages.at(-1)?.id;
  const lastOfOther = messages.findLast((message) => message.side !== side)?.id;

  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lastId, pending.length]);
  const asksOfDanger = pending.some((each) => each.state === 'danger');
  const askedOfDanger = useRef(false);
  useEffect(() => {
    // The question below the log is gone, and focus with it: back to the newest message, which it was about.
    if (askedOfDanger.current && !asksOfDanger) {
      log.current?.focus({ preventScroll: true });
      log.current?.scrollIntoView({ block: 'end' });
    }
    askedOfDanger.current = asksOfDanger;
  }, [asksOfDanger]);
  const toldOf = useRef(onNews);
  useEffect(() => {
    toldOf.current = onNews;
  });
  useEffect(() => {
    if (news > 0 || lastId !== undefined) toldOf.current?.();
  }, [lastId, news]);
  useEffect(() => {
    if (lastOfOther === undefined) return;
    const mark = () => document.visibilityState === 'visible' && engine.markRead(lastOfOther);
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [engine, lastOfOther]);

  if (state === 'gone') {
    return (
      <p role="alert" className="notice notice-amber">
        <Trans>This conversation can't be shown any more. You may have been signed out.</Trans>
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <LoadError onRetry={() => engine.read()}>
        <Trans>The messages could not be loaded.</Trans>
      </LoadError>
    );
  }
  if (state === 'loading') return <Spinner />;
  const danger = pending.find((each) => each.state === 'danger');
  const waiting = pending.filter((each) => each.state === 'waiting').length;
  return (
    <div className="grid gap-3">
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={t`Messages with ${other}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also for whoever has no mouse
        tabIndex={0}
        className="max-h-[55dvh] min-h-40 overflow-y-auto rounded-[14px] border border-line bg-paper p-3"
      >
        {hasEarlier && (
          <div className="mb-3 text-center">
            <button type="button" className="button button-ghost" onClick={() => void engine.readEarlier()}>
              <Trans>Earlier messages</Trans>
            </button>
          </div>
        )}
        {messages.length + pending.length === 0 && (
          <p className="py-6 text-center text-soft">
            <Trans>Nothing was written yet.</Trans>
          </p>
        )}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {messages.map((message) => (
            <MessageBubble key={message.id} message={message} isOwn={message.side === side} other={other} />
          ))}
          {pending.map((each) => (
            <PendingBubble key={each.key} pending={each} onGiveUp={() => engine.giveUp(each.key)} />
          ))}
        </ol>
      </div>
      {danger !== undefined && (
        <DangerNotice
          key={danger.key}
          reason={danger.reason ?? ''}
          dangerSigns={danger.dangerSigns ?? []}
          onConfirm={() => engine.confirm(danger.key)}
          onGiveUp={() => engine.giveUp(danger.key)}
        />
      )}
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
      {mayWrite ? (
        <WriteMessage onWrite={(text) => engine.write(text)} />
      ) : (
        <p className="notice">
          <Trans>Messages end 30 days after the last visit. Book a visit to write again.</Trans>
        </p>
      )}
    </div>
  );
}
