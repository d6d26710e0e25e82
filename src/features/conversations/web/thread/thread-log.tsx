import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Thread } from '#features/conversations/rules/thread.ts';
import { MessageBubble } from './message-bubble.tsx';
import { PendingBubble } from './pending-bubble.tsx';

/** The messages of a thread in a scrolling log, unsent ones last. Scrolls to the end when one is added. */
export function ThreadLog({
  thread: { messages, pending, hasEarlier, side },
  other,
  onShowEarlier,
  onDiscard,
}: {
  readonly thread: Thread;
  /** The name of the other side. */
  readonly other: string;
  readonly onShowEarlier: () => void;
  readonly onDiscard: (key: string) => void;
}) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  const lastId = messages.at(-1)?.id;
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lastId, pending.length]);
  const hasDangerNotice = pending.some((each) => each.state === 'danger');
  const hadDangerNotice = useRef(false);
  useEffect(() => {
    // The notice below the log is gone, and the focus with it: return to the newest message, which it was about.
    if (hadDangerNotice.current && !hasDangerNotice) {
      log.current?.focus({ preventScroll: true });
      log.current?.scrollIntoView({ block: 'end' });
    }
    hadDangerNotice.current = hasDangerNotice;
  }, [hasDangerNotice]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={t`Messages with ${other}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
      tabIndex={0}
      className="max-h-[55dvh] min-h-40 overflow-y-auto rounded-[14px] border border-line bg-paper p-3"
    >
      {hasEarlier && (
        <div className="mb-3 text-center">
          <button type="button" className="button button-ghost" onClick={onShowEarlier}>
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
          <PendingBubble key={each.key} pending={each} onGiveUp={() => onDiscard(each.key)} />
        ))}
      </ol>
    </div>
  );
}
