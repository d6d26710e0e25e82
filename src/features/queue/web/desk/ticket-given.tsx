import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuePoint, Ticket } from '#features/queue/contract.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useQueueWords } from '../use-queue-words.ts';
import { TicketLinkView } from './ticket-link.tsx';

/** The number that was given, large enough to be read across the desk, and where the patient can follow it. */
export function TicketGiven({
  ticket,
  points,
  onClose,
  focusAfterwards,
}: {
  readonly ticket: Ticket;
  readonly points: readonly QueuePoint[];
  readonly onClose: () => void;
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const { label, name, pointId, told: wait, priority } = ticket;
  const words = useQueueWords();
  const point = points.find(({ id }) => id === pointId)?.name ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`The number is ${label}`}
      returnFocusTo={focusAfterwards}
      footer={
        <button type="button" className="button flex-1" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      }
    >
      <div className="grid gap-4 pb-4">
        <p aria-hidden className="text-center text-[5rem] leading-none font-extrabold tabular-nums">
          {label}
        </p>
        {priority === 'danger' && (
          <p role="alert" className="notice notice-red text-lg font-bold">
            <Trans>Danger sign. Take them to {point} now.</Trans>
          </p>
        )}
        <p className="text-center text-lg wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <br />
          <Trans>Waits at: {point}</Trans>
          {wait !== null && (
            <>
              <br />
              <Trans>Wait: {words.wait(wait)}</Trans>
            </>
          )}
        </p>
        <TicketLinkView ticket={ticket} />
      </div>
    </Dialog>
  );
}
