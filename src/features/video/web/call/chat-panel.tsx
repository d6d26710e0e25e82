import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatLine } from '#features/video/rules/call/chat-lines.ts';
import { CHAT_MAX } from '#features/video/rules/limits.ts';

/** The chat of a call, which works without picture and sound. */
export function ChatPanel({
  lines,
  other,
  onSay,
}: {
  readonly lines: readonly ChatLine[];
  readonly other: string;
  readonly onSay: (text: string) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <section className="card grid content-start gap-3">
      <h2 className="text-lg">
        <Trans>Write</Trans>
      </h2>
      {/* Scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="log" aria-label={t`What was written`} tabIndex={0} className="max-h-80 overflow-y-auto">
        <ul className="grid content-start gap-2">
          {lines.map(({ id, mine, text: written, arrived }) => (
            <li
              key={`${mine}${id}`}
              className={mine ? 'ms-6 rounded-[10px] bg-paper p-2' : 'me-6 rounded-[10px] bg-green-tint p-2'}
            >
              <p className="text-sm font-semibold">{mine ? <Trans>You</Trans> : other}</p>
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {written}
              </p>
              {mine && !arrived && (
                <p className="text-sm">
                  <Trans>Not delivered yet</Trans>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          onSay(text.trim());
          setText('');
        }}
      >
        <label className="field">
          <Trans>Message</Trans>
          <textarea
            className="input"
            rows={2}
            maxLength={CHAT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="button button-ghost">
          <Trans>Send</Trans>
        </button>
      </form>
      <p className="text-sm text-soft">
        <Trans>What is written here is kept nowhere: it is gone when you leave this page.</Trans>
      </p>
    </section>
  );
}
