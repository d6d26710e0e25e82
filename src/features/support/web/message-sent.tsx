import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Siren } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { ToastTemplate } from './toast-template.tsx';

/** Confirms a sent message. Takes focus, because the form is gone. */
export function MessageSent({
  ticket,
  danger,
  onAnother,
}: {
  readonly ticket: string;
  /** The message contains danger signs: advice comes first. */
  readonly danger: boolean;
  /** Absent without the app, where the button reloads the form. */
  readonly onAnother?: () => void;
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      {danger && (
        <div role="alert" className="notice notice-red grid justify-items-center gap-3 text-xl">
          <p className="font-bold">
            <Trans>What you wrote sounds dangerous: call {EMERGENCY_NUMBER} now or go to the nearest hospital.</Trans>
          </p>
          <a href={`tel:${EMERGENCY_NUMBER}`} className="button button-urgent">
            <Siren aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Call {EMERGENCY_NUMBER}</Trans>
          </a>
          <a href="/where-to-go" className="inline-block py-2 font-bold underline">
            <Trans>Hospitals for emergencies near you</Trans>
          </a>
          <p>
            <Trans>Support doesn't answer emergencies. Nobody may read your message in time.</Trans>
          </p>
        </div>
      )}
      <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green-strong">
        <CircleCheck aria-hidden size={28} strokeWidth={1.75} />
      </span>
      <h2 ref={heading} id="message-sent" tabIndex={-1} data-arrival="" className="scroll-mt-24">
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
      {onAnother === undefined ? (
        <form action="/contact-us">
          <button type="submit" className="button button-ghost">
            <Trans>Send Another Message</Trans>
          </button>
          <ToastTemplate
            when="arrival"
            title={t`Message sent successfully`}
            description={t`We will get back to you as soon as possible.`}
          />
        </form>
      ) : (
        <button type="button" className="button button-ghost" onClick={onAnother}>
          <Trans>Send Another Message</Trans>
        </button>
      )}
    </div>
  );
}
