import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleSlash, CircleX, Clock } from 'lucide-react';
import type { OutboxMessage } from '#features/admin/contract.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** The status of a message and, if it failed, a button that queues it again. */
export function MessageStatus({
  message: { status, sentAt },
  retrying,
  onRetry,
}: {
  readonly message: OutboxMessage;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}) {
  const { i18n } = useLingui();
  const hydrated = useHydrated();
  if (status === 'queued') {
    return (
      <span className="badge badge-amber justify-self-start">
        <Clock aria-hidden size={14} strokeWidth={2} />
        <Trans>Queued</Trans>
      </span>
    );
  }
  if (status === 'sent') {
    return (
      <span className="grid justify-items-start gap-1">
        <span className="badge badge-green">
          <CircleCheck aria-hidden size={14} strokeWidth={2} />
          <Trans>Sent</Trans>
        </span>
        {sentAt !== null && <time dateTime={sentAt}>{fullMoment(i18n, sentAt)}</time>}
      </span>
    );
  }
  if (status === 'withdrawn') {
    return (
      <span className="badge justify-self-start">
        <CircleSlash aria-hidden size={14} strokeWidth={2} />
        <Trans>Withdrawn</Trans>
      </span>
    );
  }
  return (
    <span className="grid justify-items-start gap-2">
      <span className="badge badge-red">
        <CircleX aria-hidden size={14} strokeWidth={2} />
        <Trans>Failed</Trans>
      </span>
      <BusyButton
        className="button-ghost"
        busy={retrying}
        busyText={<Trans>Queueing...</Trans>}
        disabled={!hydrated}
        onClick={onRetry}
      >
        <Trans>Queue again</Trans>
      </BusyButton>
    </span>
  );
}
