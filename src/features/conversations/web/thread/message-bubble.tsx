import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '#features/conversations/contract.ts';
import { shortMoment } from '#platform/web/format-date.ts';

/** The bubble of a message: own ones at the end of the line, the other side's at its start. */
export const BUBBLE = 'min-w-0 max-w-[85%] rounded-[14px] border px-3.5 py-2';
export const OWN_BUBBLE = `${BUBBLE} justify-self-end border-transparent bg-green-tint text-green-strong`;
/** Keeps line breaks, and wraps long words. */
export const WRITTEN = 'whitespace-pre-wrap wrap-anywhere text-ink';

/** A message with its author and time. */
export function MessageBubble({
  message: { side, text, at, author },
  isOwn,
  other,
}: {
  readonly message: Message;
  readonly isOwn: boolean;
  /** The name of the other side. */
  readonly other: string;
}) {
  const { i18n } = useLingui();
  return (
    <li className={isOwn ? OWN_BUBBLE : `${BUBBLE} justify-self-start border-line bg-card`}>
      <p className="text-sm font-semibold text-soft wrap-anywhere">
        {/* Several people may write for support or a provider, so their own side has names too. */}
        {isOwn ? side === 'staff' && author !== null ? <bdi>{author}</bdi> : <Trans>You</Trans> : <bdi>{other}</bdi>}
        {!isOwn && author !== null && author !== other && (
          <span className="font-normal">
            {' '}
            · <bdi>{author}</bdi>
          </span>
        )}
      </p>
      <p className={WRITTEN} dir="auto">
        {text}
      </p>
      <time dateTime={at} className="text-sm text-soft">
        {shortMoment(i18n, at)}
      </time>
    </li>
  );
}
