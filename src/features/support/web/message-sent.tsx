import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Says that a message to support was sent; takes focus, because the form it stands for is gone. */
export function MessageSent({ ticket, onAnother }: { readonly ticket: string; readonly onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green-strong">
        <CircleCheck aria-hidden size={28} strokeWidth={1.75} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Message Sent!</Trans>
      </h2>
      <p className="max-w-[48ch]">
        <Trans>Thank you for reaching out. We've received your message and will respond as soon as possible.</Trans>
      </p>
      <p className="text-soft">
        <Trans>
          Your ticket number: <b className="text-ink">{ticket}</b>
        </Trans>
      </p>
      <button type="button" className="button button-ghost" onClick={onAnother}>
        <Trans>Send Another Message</Trans>
      </button>
    </div>
  );
}
